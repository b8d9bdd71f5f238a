/** The engraver: trees, peaks, grass and shores, each hex by its own hand but always the same. */

import { closed, open, point, round, smooth } from '@lib/map/paths';
import { between, type Spot } from '@lib/map/spots';

import { HEXES, outline, RADIUS, shores, type Hex } from './geometry';

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

/** Spots spread over a hex, none too near another, from north to south. */
export function scatter(middle: Spot, count: number, apart: number, seed: number): Spot[] {
  const throwDice = dice(seed);
  const found: Spot[] = [];
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

function leafTree(plate: Plate, { x, y }: Spot, size: number): void {
  const w = size * 0.52;
  const top = y - size;
  const crown =
    `M${round(x - w)} ${round(y - size * 0.3)}` +
    `a${round(w * 0.62)} ${round(w * 0.62)} 0 0 1 ${round(w * 0.2)} ${round(-size * 0.38)}` +
    `a${round(w * 0.85)} ${round(w * 0.85)} 0 0 1 ${round(w * 1.6)} 0` +
    `a${round(w * 0.62)} ${round(w * 0.62)} 0 0 1 ${round(w * 0.2)} ${round(size * 0.38)}` +
    `a${round(w * 1.3)} ${round(w * 0.7)} 0 0 1 ${round(-2 * w)} 0Z`;
  plate.light += crown;
  plate.shade +=
    `M${round(x + w * 0.15)} ${round(top + size * 0.06)}` +
    `q${round(w * 0.9)} ${round(size * 0.1)} ${round(w * 0.72)} ${round(size * 0.32)}` +
    `q${round(w * 0.4)} ${round(size * 0.2)} ${round(-w * 0.1)} ${round(size * 0.34)}` +
    `q${round(-w * 0.5)} ${round(size * 0.12)} ${round(-w * 0.9)} ${round(size * 0.1)}` +
    `q${round(w * 0.7)} ${round(-size * 0.3)} ${round(w * 0.28)} ${round(-size * 0.76)}Z`;
  plate.lines += `M${round(x)} ${round(y - size * 0.18)}V${round(y)}`;
  plate.hair += `M${round(x - w * 0.2)} ${round(y + 0.6)}h${round(w * 1.7)}`;
}

function firTree(plate: Plate, { x, y }: Spot, size: number): void {
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
  plate.lines += `M${round(x)} ${round(y - size * 0.1)}V${round(y)}`;
  plate.hair += `M${round(x)} ${round(y + 0.6)}h${round(w * 1.8)}`;
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

function peak(plate: Plate, foot: Spot, width: number, height: number, seed: number): void {
  const throwDice = dice(seed);
  const top = { x: foot.x + (throwDice() - 0.5) * width * 0.16, y: foot.y - height };
  const west = { x: foot.x - width / 2, y: foot.y };
  const east = { x: foot.x + width / 2, y: foot.y };
  const bend = (from: Spot, to: Spot, part: number, out: number): Spot => ({
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
  plate.lines += open([...[...slope].reverse(), top, ...fall, east]);
  plate.lines += open([west, slope[1] ?? west]);
  plate.hair += open([top, ...ridge.slice(0, 2)]);
  hachures(plate, top, east, ridge, height, throwDice);
}

/** Fine strokes down the eastern side, where the lamp does not reach. */
function hachures(
  plate: Plate,
  top: Spot,
  east: Spot,
  ridge: Spot[],
  height: number,
  throwDice: () => number,
): void {
  const strokes = Math.round(height / 3.2);
  const low = ridge[2] ?? top;
  for (let stroke = 1; stroke <= strokes; stroke += 1) {
    const part = stroke / (strokes + 1);
    const from = between(top, east, part);
    const length = (0.35 + 0.5 * throwDice()) * (low.y - from.y);
    plate.hair += `M${point(from)}l${round(-length * 0.32)} ${round(length)}`;
  }
  const left = 2 + Math.floor(throwDice() * 2);
  for (let stroke = 0; stroke < left; stroke += 1) {
    const y = top.y + height * (0.35 + 0.2 * stroke);
    const x = top.x - height * (0.12 + 0.14 * stroke);
    plate.hair += `M${round(x)} ${round(y)}l${round(1.6)} ${round(height * 0.2)}`;
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

function grass(plate: Plate, { x, y }: Spot, throwDice: () => number): void {
  for (let blade = -1; blade <= 1; blade += 1) {
    const high = 3.6 + throwDice() * 2.4 - Math.abs(blade);
    plate.hair += `M${round(x + blade * 2)} ${round(y)}q${round(blade * 0.4)} ${round(-high * 0.6)} ${round(blade * 1.6)} ${round(-high)}`;
  }
}

/** A ploughed field: furrows within a slanting quarter. */
function field(plate: Plate, { x, y }: Spot, throwDice: () => number): void {
  const width = 12 + throwDice() * 7;
  const slant = (throwDice() - 0.5) * 10;
  for (let furrow = 0; furrow < 5; furrow += 1) {
    const down = furrow * 2.7;
    plate.hair += `M${round(x - width / 2 + (slant * furrow) / 5)} ${round(y + down)}l${round(width)} ${round(-2.4)}`;
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

/**
 * A closed line as by an unsteady hand: between two corners it goes so many `steps`, each `off` the
 * way by as much at most.
 */
export function unsteady(
  ring: readonly Spot[],
  seed: number,
  steps: (from: Spot, to: Spot) => number,
  off: (step: number) => number,
): string {
  const throwDice = dice(seed);
  const hand = ring.flatMap((from, at) => {
    const to = ring[(at + 1) % ring.length] ?? from;
    const count = steps(from, to);
    return Array.from({ length: count }, (_, step) => {
      const { x, y } = between(from, to, step / count);
      return {
        x: x + (throwDice() - 0.5) * off(step),
        y: y + (throwDice() - 0.5) * off(step),
      };
    });
  });
  return smooth(hand, true);
}

/** The coast: the rim of the hexes. */
export const coast = (): string =>
  shores()
    .map((ring, number) =>
      unsteady(
        ring,
        number + 31,
        () => 5,
        (step) => (step === 0 ? 2 : 5.5),
      ),
    )
    .join('');
