import type { TitleDescriptor } from '../descriptor';

export default {
  id: 'american-rails',
  name: 'American Rails',
  order: 2,
  about: 'about-american-rails',
  time: 'time-american-rails',
  score: 'over-score-american-rails',
  load: () => import('./module'),
} satisfies TitleDescriptor;
