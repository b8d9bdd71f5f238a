/** Was the last thing a person did here done by keyboard? Then the focus must not get lost. */

let keyboard = false;

addEventListener('keydown', () => (keyboard = true), { capture: true });
addEventListener('pointerdown', () => (keyboard = false), { capture: true });

/** By keyboard, and nothing has the focus. */
export const isLost = (): boolean =>
  keyboard && (!document.activeElement || document.activeElement === document.body);
