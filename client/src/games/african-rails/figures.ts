/** Millions, as the game counts them: `12 M`, `−4 M`. */
export function millions(amount: number): string {
  const size = `${Math.abs(amount)}\u00a0M`;
  return amount < 0 ? `\u2212${size}` : size;
}
