/** What the first-time help says, and the part of the page that each card points at. */

interface TourStep {
  /** The text is `tour-<text>`. */
  text: string;
  /** A `data-part`. */
  at: string;
}

export const STEPS: [TourStep, ...TourStep[]] = [
  { text: 'map', at: 'board' },
  { text: 'bar', at: 'bar' },
  { text: 'panel', at: 'panel' },
  { text: 'log', at: 'to-log' },
  { text: 'rules', at: 'rules' },
  { text: 'menu', at: 'menu' },
];
