/** What lies at the sheet's western edge: the great river, and the land beyond it. */

import { centre, HEIGHT, type Point } from '../geometry';
import { dice } from '../terrain';

/** Down the western rim of the hexes, from the north to the delta. */
function course(): Point[] {
  const throwDice = dice(1851);
  const points: Point[] = [];
  for (let row = -1; row <= 17; row += 0.5) {
    const { y } = centre(0, 0);
    const { x } = centre(1, 0);
    points.push({ x: x - 44 + (throwDice() - 0.5) * 13, y: y + row * 60 });
  }
  return points;
}

const river = course();

const spot = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

function curve(points: Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let path = `M${spot(first)}`;
  rest.forEach((point, at) => {
    const next = rest[at + 1];
    const end = next ? { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 } : point;
    path += `Q${spot(point)} ${spot(end)}`;
  });
  return path;
}

export const mississippi = curve(river);

/** West of the river: paper without hexes. */
export const beyond = `${curve(river)}L0 ${HEIGHT}L0 0Z`;
