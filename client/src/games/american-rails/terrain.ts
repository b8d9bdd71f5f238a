/** The engraver: trees, peaks, grass and shores, each hex by its own hand but always the same. */

import { closed, HEXES, outline, RADIUS, shores, spot, type Hex, type Point } from './geometry';

/** Numbers between 0 and 1 that look random and are the same for the same seed. */
export function dice(seed: number): () => number {
  let state = (seed * 2654435761 + 0x9e3779b9) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** What an engraver draws with: areas lit and shaded, and lines thick and thin. */
export interface Plate {
  light: string;
  shade: string;
  lines: string;
  hair: string;
}

const n = (value: number) => Math.round(value * 10) / 10;

/** Spots spread over a hex, none too near another, from north to south. */
export function scatter(middle: Point, count: number, apart: number, seed: number): Point[] {
  const throwDice = dice(seed);
  const found: Point[] = [];
  for (let tries = 0; tries < 40 * count && found.length < count; tries += 1) {
    const reach = RADIUS * 0.78;
    const x = (throwDice() * 2 - 1) * reach;
    const y = (throwDice() * 2 - 1) * reach;
    const inside = Math.abs(x) * 0.5 + Math.abs(y) * 0.866 < reach * 0.866 && Math.abs(x) < reach;
    if (!inside) continue;
    const here = { x: middle.x + x, y: middle.y + y };
    if (found.every((other) => Math.hypot(other.x - here.x, (other.y - here.y) * 1.3) > apart))
      found.push(here);
  }
  return found.sort((one, other) => one.y - other.y);
}

function leafTree(plate: Plate, { x, y }: Point, size: number): void {
  const w = size * 0.52;
  const top = y - size;
  const crown =
    `M${n(x - w)} ${n(y - size * 0.3)}` +
    `a${n(w * 0.62)} ${n(w * 0.62)} 0 0 1 ${n(w * 0.2)} ${n(-size * 0.38)}` +
    `a${n(w * 0.85)} ${n(w * 0.85)} 0 0 1 ${n(w * 1.6)} 0` +
    `a${n(w * 0.62)} ${n(w * 0.62)} 0 0 1 ${n(w * 0.2)} ${n(size * 0.38)}` +
    `a${n(w * 1.3)} ${n(w * 0.7)} 0 0 1 ${n(-2 * w)} 0Z`;
  plate.light += crown;
  plate.shade +=
    `M${n(x + w * 0.15)} ${n(top + size * 0.06)}` +
    `q${n(w * 0.9)} ${n(size * 0.1)} ${n(w * 0.72)} ${n(size * 0.32)}` +
    `q${n(w * 0.4)} ${n(size * 0.2)} ${n(-w * 0.1)} ${n(size * 0.34)}` +
    `q${n(-w * 0.5)} ${n(size * 0.12)} ${n(-w * 0.9)} ${n(size * 0.1)}` +
    `q${n(w * 0.7)} ${n(-size * 0.3)} ${n(w * 0.28)} ${n(-size * 0.76)}Z`;
  plate.lines += `M${n(x)} ${n(y - size * 0.18)}V${n(y)}`;
  plate.hair += `M${n(x - w * 0.2)} ${n(y + 0.6)}h${n(w * 1.7)}`;
}

function firTree(plate: Plate, { x, y }: Point, size: number): void {
  const w = size * 0.36;
  const tiers = [0, 0.3, 0.58].map((down) => ({
    y: y - size * (1.08 - down),
    half: w * (0.5 + down),
  }));
  for (const tier of tiers) {
    const foot = tier.y + size * 0.42;
    plate.light += closed([
      { x, y: tier.y },
      { x: x + tier.half, y: foot },
      { x: x - tier.half, y: foot },
    ]);
    plate.shade += closed([
      { x, y: tier.y },
      { x: x + tier.half, y: foot },
      { x: x + tier.half * 0.1, y: foot },
    ]);
  }
  plate.lines += `M${n(x)} ${n(y - size * 0.1)}V${n(y)}`;
  plate.hair += `M${n(x)} ${n(y + 0.6)}h${n(w * 1.8)}`;
}

function forest(plate: Plate, hex: Hex): void {
  const throwDice = dice(hex.id + 500);
  const firs = hex.row < 4 ? 0.6 : hex.row < 9 ? 0.35 : 0.15;
  for (const at of scatter(hex, 11 + Math.floor(throwDice() * 3), 13, hex.id)) {
    const size = 13 + throwDice() * 4;
    const foot = { x: at.x, y: at.y + size * 0.45 };
    if (throwDice() < firs) firTree(plate, foot, size * 1.08);
    else leafTree(plate, foot, size);
  }
}

function peak(plate: Plate, foot: Point, width: number, height: number, seed: number): void {
  const throwDice = dice(seed);
  const top = { x: foot.x + (throwDice() - 0.5) * width * 0.16, y: foot.y - height };
  const west = { x: foot.x - width / 2, y: foot.y };
  const east = { x: foot.x + width / 2, y: foot.y };
  const bend = (from: Point, to: Point, part: number, out: number): Point => ({
    x: from.x + (to.x - from.x) * part + out,
    y: from.y + (to.y - from.y) * part,
  });
  const slope = [
    bend(top, west, 0.3, 1 + throwDice() * 2),
    bend(top, west, 0.62, -1.5 - throwDice() * 2),
  ];
  const fall = [
    bend(top, east, 0.28, -1 - throwDice() * 2),
    bend(top, east, 0.6, 1.5 + throwDice() * 2),
  ];
  const ridge = [
    { x: top.x - 0.5 - throwDice() * 2, y: top.y + height * 0.3 },
    { x: top.x + 2 + throwDice() * 3, y: top.y + height * 0.55 },
    { x: top.x - 1 + throwDice() * 3, y: foot.y + 2 },
  ];
  plate.light += closed([top, ...slope, west, ...[...ridge].reverse()]);
  plate.shade += closed([top, ...fall, east, ...[...ridge].reverse()]);
  plate.lines += `M${[...[...slope].reverse(), top, ...fall, east].map(spot).join('L')}`;
  plate.lines += `M${spot(west)}L${spot(slope[1] ?? west)}`;
  plate.hair += `M${[top, ...ridge.slice(0, 2)].map(spot).join('L')}`;
  hachures(plate, top, east, ridge, height, throwDice);
}

/** Fine strokes down the eastern side, where the lamp does not reach. */
function hachures(
  plate: Plate,
  top: Point,
  east: Point,
  ridge: Point[],
  height: number,
  throwDice: () => number,
): void {
  const strokes = Math.round(height / 3.2);
  const low = ridge[2] ?? top;
  for (let stroke = 1; stroke <= strokes; stroke += 1) {
    const part = stroke / (strokes + 1);
    const from = { x: top.x + (east.x - top.x) * part, y: top.y + (east.y - top.y) * part };
    const length = (0.35 + 0.5 * throwDice()) * (low.y - from.y);
    plate.hair += `M${spot(from)}l${n(-length * 0.32)} ${n(length)}`;
  }
  const left = 2 + Math.floor(throwDice() * 2);
  for (let stroke = 0; stroke < left; stroke += 1) {
    const y = top.y + height * (0.35 + 0.2 * stroke);
    const x = top.x - height * (0.12 + 0.14 * stroke);
    plate.hair += `M${n(x)} ${n(y)}l${n(1.6)} ${n(height * 0.2)}`;
  }
}

/** Two ranges: what stands behind is drawn first. */
function mountains(behind: Plate, before: Plate, hex: Hex): void {
  const throwDice = dice(hex.id + 900);
  const lean = (throwDice() - 0.5) * 10;
  const back = throwDice() < 0.5 ? -1 : 1;
  const far = { x: hex.x + back * 15 + lean * 0.4, y: hex.y + 4 + throwDice() * 4 };
  peak(behind, far, 34 + throwDice() * 8, 27 + throwDice() * 7, hex.id * 3);
  if (throwDice() < 0.6)
    peak(behind, { x: hex.x - back * 20, y: hex.y + 9 }, 22, 15 + throwDice() * 5, hex.id * 3 + 1);
  const near = { x: hex.x - back * 7 + lean, y: hex.y + 24 + throwDice() * 4 };
  peak(before, near, 40 + throwDice() * 10, 28 + throwDice() * 9, hex.id * 3 + 2);
}

function grass(plate: Plate, { x, y }: Point, throwDice: () => number): void {
  for (let blade = -1; blade <= 1; blade += 1) {
    const high = 3.6 + throwDice() * 2.4 - Math.abs(blade);
    plate.hair += `M${n(x + blade * 2)} ${n(y)}q${n(blade * 0.4)} ${n(-high * 0.6)} ${n(blade * 1.6)} ${n(-high)}`;
  }
}

/** A ploughed field: furrows within a slanting quarter. */
function field(plate: Plate, { x, y }: Point, throwDice: () => number): void {
  const width = 12 + throwDice() * 7;
  const slant = (throwDice() - 0.5) * 10;
  for (let furrow = 0; furrow < 5; furrow += 1) {
    const down = furrow * 2.7;
    plate.hair += `M${n(x - width / 2 + (slant * furrow) / 5)} ${n(y + down)}l${n(width)} ${n(-2.4)}`;
  }
}

function plains(plate: Plate, hex: Hex): void {
  const throwDice = dice(hex.id + 1300);
  for (const at of scatter(hex, 7, 17, hex.id + 40)) {
    if (throwDice() < 0.3) field(plate, at, throwDice);
    else if (throwDice() < 0.12) leafTree(plate, at, 9);
    else grass(plate, at, throwDice);
  }
}

const blank = (): Plate => ({ light: '', shade: '', lines: '', hair: '' });

/** One plate for each terrain, all its hexes together: few elements, quickly drawn. */
export function engrave(): Record<'forest' | 'behind' | 'before' | 'plains', Plate> {
  const plates = { plains: blank(), forest: blank(), behind: blank(), before: blank() };
  for (const hex of HEXES) {
    if (hex.terrain === 'forest') forest(plates.forest, hex);
    else if (hex.terrain === 'mountain') mountains(plates.behind, plates.before, hex);
    else if (hex.terrain === 'plains') plains(plates.plains, hex);
  }
  return plates;
}

/** All hexes of a terrain as one path. */
export const area = (terrain: Hex['terrain']): string =>
  HEXES.filter((hex) => hex.terrain === terrain)
    .map((hex) => outline(hex, RADIUS + 0.4))
    .join('');

/** Some hexes a shade darker or lighter than the others, so that the land is no wallpaper. */
export const tint = (of: number): string =>
  HEXES.filter((hex) => Math.floor(dice(hex.id + 77)() * 5) === of)
    .map((hex) => outline(hex, RADIUS + 0.3))
    .join('');

/** The lines between hexes. */
export const lattice = (): string => HEXES.map((hex) => outline(hex)).join('');

/** The coast: the rim of the hexes, drawn by an unsteady hand. */
export function coast(): string {
  return shores()
    .map((ring, number) => {
      const throwDice = dice(number + 31);
      const hand: Point[] = [];
      ring.forEach((from, at) => {
        const to = ring[(at + 1) % ring.length] ?? from;
        for (let step = 0; step < 5; step += 1) {
          const part = step / 5;
          const off = step === 0 ? 2 : 5.5;
          hand.push({
            x: from.x + (to.x - from.x) * part + (throwDice() - 0.5) * off,
            y: from.y + (to.y - from.y) * part + (throwDice() - 0.5) * off,
          });
        }
      });
      return smooth(hand);
    })
    .join('');
}

/** A closed curve through the middles between points. */
export function smooth(points: Point[]): string {
  const middle = (one: Point, other: Point): Point => ({
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
  });
  const last = points.at(-1);
  const first = points[0];
  if (!last || !first) return '';
  let path = `M${spot(middle(last, first))}`;
  points.forEach((point, at) => {
    path += `Q${spot(point)} ${spot(middle(point, points[(at + 1) % points.length] ?? first))}`;
  });
  return `${path}Z`;
}
