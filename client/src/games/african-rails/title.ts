import type { TitleDescriptor } from '../descriptor';

export default {
  id: 'african-rails',
  name: 'African Rails',
  order: 3,
  about: 'about-african-rails',
  time: 'time-african-rails',
  score: 'over-score-african-rails',
  load: () => import('./module'),
} satisfies TitleDescriptor;
