/** Who plays by keyboard is led on: to what is asked next, when nothing has the focus any more. */

let byKeys = false;

addEventListener('keydown', () => (byKeys = true), true);
addEventListener('pointerdown', () => (byKeys = false), true);

export function lead(to: Element | null | undefined): void {
  const lost = document.activeElement === null || document.activeElement === document.body;
  if (byKeys && lost && (to instanceof HTMLElement || to instanceof SVGElement)) to.focus();
}
