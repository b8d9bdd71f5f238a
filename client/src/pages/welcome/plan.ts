/** The plan of a railway yard, computed: a roundhouse about its turntable, hills, trees. */

const RAD = Math.PI / 180;

export const polar = (radius: number, degrees: number): [number, number] => [
  round(radius * Math.cos(degrees * RAD)),
  round(radius * Math.sin(degrees * RAD)),
];

const round = (value: number) => Math.round(value * 10) / 10;

const at = (radius: number, degrees: number) => polar(radius, degrees).join(' ');

/** A piece of a ring between two radii and two angles. */
export function wedge(inner: number, outer: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  return (
    `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 ${large} 1 ${at(outer, to)}` +
    `L${at(inner, to)}A${inner} ${inner} 0 ${large} 0 ${at(inner, from)}Z`
  );
}

/** Short lines along the inside of a circle, like the shade of a pit. */
export function rim(radius: number, length: number, step: number): string {
  let path = '';
  for (let turn = 0; turn < 360; turn += step) {
    const shade = length * (0.65 + 0.35 * Math.cos((turn - 225) * RAD));
    path += `M${at(radius, turn)}L${at(radius - shade, turn)}`;
  }
  return path;
}

export interface Stall {
  from: number;
  to: number;
  middle: number;
}

/** The stalls of a roundhouse, side by side from one angle on. */
export const stalls = (first: number, width: number, count: number): Stall[] =>
  Array.from({ length: count }, (_, number) => {
    const from = first + number * width;
    return { from, to: from + width, middle: from + width / 2 };
  });

/** Numbers that look thrown and are always the same. */
export function thrown(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** Hachures down the slopes of a hill: an oval ring of strokes, heavier to the south-east. */
export function hill(x: number, y: number, width: number, height: number, seed: number): string {
  const chance = thrown(seed);
  let path = '';
  for (const [inner, outer] of [
    [0.28, 0.52],
    [0.6, 0.86],
  ] as const) {
    const strokes = Math.round((width + height) * outer * 0.75);
    for (let number = 0; number < strokes; number++) {
      const turn = (number / strokes) * 2 * Math.PI + chance() * 0.05;
      const shade = 0.72 + 0.28 * Math.cos(turn - Math.PI / 4);
      const start = inner + chance() * 0.05;
      const end = start + (outer - inner) * shade;
      const spot = (part: number) =>
        `${round(x + width * part * Math.cos(turn))} ${round(y + height * part * Math.sin(turn))}`;
      path += `M${spot(start)}L${spot(end)}`;
    }
  }
  return path;
}

export interface Tree {
  x: number;
  y: number;
  size: number;
}

/** A wood: trees in an oval, those in front drawn last. */
export function wood(
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  seed: number,
): Tree[] {
  const chance = thrown(seed);
  return Array.from({ length: count }, () => {
    const turn = chance() * 2 * Math.PI;
    const far = Math.sqrt(chance());
    return {
      x: round(x + width * far * Math.cos(turn)),
      y: round(y + height * far * Math.sin(turn)),
      size: round(5 + 3 * chance()),
    };
  }).sort((one, other) => one.y - other.y);
}

/** The frame of a map sheet: black and white lengths in turn along its border. */
export function graticule(width: number, height: number, band: number, step: number): string {
  let path = '';
  for (let x = 0; x < width - 2 * band; x += 2 * step) {
    const length = Math.min(step, width - 2 * band - x);
    path += `M${band + x} 0h${length}v${band}h${-length}ZM${band + x} ${height - band}h${length}v${band}h${-length}Z`;
  }
  for (let y = 0; y < height - 2 * band; y += 2 * step) {
    const length = Math.min(step, height - 2 * band - y);
    path += `M0 ${band + y}h${band}v${length}h${-band}ZM${width - band} ${band + y}h${band}v${length}h${-band}Z`;
  }
  return path;
}
