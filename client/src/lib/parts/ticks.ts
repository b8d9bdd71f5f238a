/** Round figures for the axis of a chart, from a step at or below the least to one at or above the most. */
export function ticks(least: number, most: number, about = 5): number[] {
  const span = most - least || 1;
  const rough = span / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((part) => part * power).find((size) => size >= rough) ?? 1,
  );
  const first = Math.floor(least / step);
  const last = Math.max(first + 1, Math.ceil(most / step));
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

/** The points of a line as SVG path; where a value is missing the line is broken. */
export function line(points: ([number, number] | null)[]): string {
  let pen = 'M';
  let path = '';
  for (const point of points) {
    if (point) {
      path += `${pen}${point[0].toFixed(1)} ${point[1].toFixed(1)}`;
      pen = 'L';
    } else pen = 'M';
  }
  return path;
}

/** At most `count` of the numbers 0 to length - 1, evenly apart, first and last among them. */
export function sample(length: number, count: number): number[] {
  if (length <= count) return Array.from({ length }, (_, at) => at);
  return Array.from({ length: count }, (_, at) => Math.round((at * (length - 1)) / (count - 1)));
}
