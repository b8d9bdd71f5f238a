/** Back closes what is open over the page instead of leaving it. */

interface Held {
  dialog?: boolean;
}

const open: (() => void)[] = [];
let leaving: ReturnType<typeof setTimeout> | undefined;
/** The browser has been told to go back over our entry and has not done so: nobody asked to close. */
let isReturning = false;

const isHeld = (): boolean => !!(history.state as Held | null)?.dialog;

function hold(): void {
  if (!isReturning && !isHeld()) history.pushState({ dialog: true } satisfies Held, '');
}

/** Something has opened that `close` closes; call what this gives when it has closed. */
export function opened(close: () => void): () => void {
  clearTimeout(leaving);
  open.push(close);
  hold();
  return () => {
    const at = open.indexOf(close);
    if (at < 0) return;
    open.splice(at, 1);
    // Another may open at once, or the page may go elsewhere: then there is nothing to go back over.
    leaving = setTimeout(() => {
      if (open.length > 0 || isReturning || !isHeld()) return;
      isReturning = true;
      history.back();
    });
  };
}

addEventListener('popstate', () => {
  if (isReturning) isReturning = false;
  else open.pop()?.();
  if (open.length > 0) hold();
});
