/** Puts a small note above or below what it speaks of, within the window. */

const GAP = 6;
const EDGE = 8;

interface Box {
  left: number;
  top: number;
  bottom: number;
  width: number;
}

interface Size {
  width: number;
  height: number;
}

/** The upper left corner: above where there is room, else below, and never beyond an edge. */
export function cornerBeside(of: Box, note: Size, view: Size): { left: number; top: number } {
  const above = of.top - note.height - GAP;
  const below = Math.min(of.bottom + GAP, view.height - note.height - EDGE);
  const middle = of.left + of.width / 2 - note.width / 2;
  return {
    left: Math.max(EDGE, Math.min(middle, view.width - note.width - EDGE)),
    top: above >= EDGE ? above : Math.max(EDGE, below),
  };
}

export function placeBeside(of: Element, note: HTMLElement): void {
  const view = { width: innerWidth, height: innerHeight };
  const { left, top } = cornerBeside(
    of.getBoundingClientRect(),
    note.getBoundingClientRect(),
    view,
  );
  note.style.setProperty('--tip-left', `${left}px`);
  note.style.setProperty('--tip-top', `${top}px`);
}
