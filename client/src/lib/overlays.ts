/** Back closes what is open over the page instead of leaving it. */

interface Held {
  dialog?: boolean;
}

const open: (() => void)[] = [];
let leaving: ReturnType<typeof setTimeout> | undefined;

const isHeld = (): boolean => !!(history.state as Held | null)?.dialog;

/** Something has opened that `close` closes; call what this gives when it has closed. */
export function opened(close: () => void): () => void {
  clearTimeout(leaving);
  open.push(close);
  if (!isHeld()) history.pushState({ dialog: true } satisfies Held, '');
  return () => {
    const at = open.indexOf(close);
    if (at < 0) return;
    open.splice(at, 1);
    // Another may open at once, or the page may go elsewhere: then there is nothing to go back over.
    leaving = setTimeout(() => {
      if (open.length === 0 && isHeld()) history.back();
    });
  };
}

addEventListener('popstate', () => {
  const close = open.pop();
  close?.();
  if (close && open.length > 0) history.pushState({ dialog: true } satisfies Held, '');
});
