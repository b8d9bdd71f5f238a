/** Pick and confirm, or one click for a move: kept in this browser. */

export const CLICKS = ['confirm', 'direct'] as const;
export type Clicks = (typeof CLICKS)[number];

const KEY = 'clicks';
const kept = (): Clicks => (localStorage.getItem(KEY) === 'direct' ? 'direct' : 'confirm');

class ClickWish {
  wish = $state<Clicks>(kept());
  isDirect = $derived(this.wish === 'direct');

  constructor() {
    addEventListener('storage', () => {
      this.wish = kept();
    });
  }

  set(wish: Clicks): void {
    this.wish = wish;
    localStorage.setItem(KEY, wish);
  }
}

export const clicks = new ClickWish();
