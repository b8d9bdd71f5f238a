/** Motion that helps the eye, and none for who wants none. Nothing here moves the layout. */

export const isStill = (): boolean =>
  document.documentElement.dataset['motion'] === 'less' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A piece comes gliding from where another element lies. */
export function comeFrom(home: Element | null | undefined, piece: Element): void {
  if (!home || isStill()) return;
  const [from, to] = [home.getBoundingClientRect(), piece.getBoundingClientRect()];
  const start = { transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` };
  piece.animate([start, { transform: 'none' }], { duration: 350, easing: 'ease-in-out' });
}

/** On the way from one amount to another, at a part of the time from 0 to 1: quick, then slow. */
export const counted = (from: number, to: number, part: number): number =>
  part >= 1 ? to : Math.round(from + (to - from) * (1 - (1 - part) ** 3));
