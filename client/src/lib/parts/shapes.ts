/** Colour is never the only sign: six shapes, one for each seat and one for each company. */

export const SHAPES = ['star', 'square', 'triangle', 'circle', 'diamond', 'ring'] as const;

export type Shape = (typeof SHAPES)[number];

const points = (corners: number[][]) => `M${corners.map((corner) => corner.join(' ')).join('L')}Z`;

const round = (value: number) => Math.round(value * 1000) / 1000;

function star(radius: number): string {
  const corners = Array.from({ length: 10 }, (_, corner) => {
    const length = corner % 2 ? radius * 0.45 : radius * 1.1;
    const turn = (corner * Math.PI) / 5 - Math.PI / 2;
    return [round(length * Math.cos(turn)), round(length * Math.sin(turn))];
  });
  return points(corners);
}

function circle(radius: number): string {
  const r = round(radius);
  return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
}

/** The outline about (0, 0), for the `d` of an SVG path; `ring` needs `fill-rule="evenodd"`. */
export function outline(shape: Shape, radius: number): string {
  const r = round(radius);
  const side = round(radius * 0.86);
  switch (shape) {
    case 'star':
      return star(radius);
    case 'square':
      return points([
        [-side, -side],
        [side, -side],
        [side, side],
        [-side, side],
      ]);
    case 'triangle':
      return points([
        [0, -r],
        [r, side],
        [-r, side],
      ]);
    case 'circle':
      return circle(radius);
    case 'diamond':
      return points([
        [0, round(-1.15 * radius)],
        [r, 0],
        [0, round(1.15 * radius)],
        [-r, 0],
      ]);
    case 'ring':
      return circle(radius) + circle(radius * 0.5);
  }
}
