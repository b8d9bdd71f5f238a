/** First-time help at the table: shown until somebody is done with it, in this browser. */

const KEY = 'tour';
const SEEN = 'seen';

export class Tour {
  isOpen = $state(localStorage.getItem(KEY) !== SEEN);

  /** Never again, unless somebody asks for it. */
  close(): void {
    this.isOpen = false;
    localStorage.setItem(KEY, SEEN);
  }

  open(): void {
    this.isOpen = true;
  }
}

export const tour = new Tour();
