import type { TitleDescriptor } from '../descriptor';

export default {
  id: 'transamerica',
  name: 'TransAmerica',
  order: 1,
  about: 'about-transamerica',
  time: 'time-transamerica',
  score: 'over-score-transamerica',
  load: () => import('./module'),
} satisfies TitleDescriptor;
