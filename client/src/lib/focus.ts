/** Who plays by keyboard must not lose the focus when what had it is taken away. */

let byKeyboard = false;

addEventListener('keydown', () => (byKeyboard = true), { capture: true });
addEventListener('pointerdown', () => (byKeyboard = false), { capture: true });

/** Nothing on the page has the focus. */
export const isLost = (): boolean =>
  !document.activeElement || document.activeElement === document.body;

/** Who plays by keyboard and has lost the focus goes on at the first of these that is there. */
export function lead(...to: (Element | null | undefined)[]): void {
  const next = to.find((one) => one instanceof HTMLElement || one instanceof SVGElement);
  if (byKeyboard && isLost()) next?.focus({ preventScroll: true });
}

/** The map on the page. */
export const theMap = (): Element | null => document.querySelector('[role="application"]');
