import { describe, expect, test, vi } from 'vitest';

import {
  along,
  CITIES,
  cityNamed,
  COLOURS,
  cityShape,
  HEIGHT,
  LINES,
  network,
  NODES,
  printed,
  rhombus,
  STEP,
  WIDTH,
} from '../src/games/transamerica/board';
import { changed, linesAhead, mayPlan, planOf } from '../src/games/transamerica/ahead';
import { Effects } from '../src/games/transamerica/effects.svelte';
import { cityRadius, labels, signSize, textSize } from '../src/games/transamerica/labels';
import { isInside, LAKE_SHORES, STATES } from '../src/games/transamerica/land';
import { lookOf } from '../src/games/transamerica/look.svelte';
import { ownersOf } from '../src/games/transamerica/owners';
import { nearestCrossing, nearestLine, placesOf } from '../src/games/transamerica/pick';
import { peaks, ranges, rivers, RIVER_LINES } from '../src/games/transamerica/terrain';
import {
  fresh,
  isLeftOut,
  signsOf,
  type Round,
  type TransTable,
  type View,
} from '../src/games/transamerica/view';
import { around, distance as apart, overlap } from '../src/lib/map/spots';

const at = (number: number) => {
  const spot = NODES[number];
  if (!spot) throw new Error(`no crossing ${number}`);
  return spot;
};

const lineBetween = (a: number, b: number) => {
  const found = LINES.findIndex((line) => line.a === a && line.b === b);
  if (found < 0) throw new Error(`no line from ${a} to ${b}`);
  return found;
};

test('every line joins crossings one step apart, and all lies on the map', () => {
  expect(NODES).toHaveLength(188);
  expect(LINES).toHaveLength(509);
  for (const { a, b } of LINES) expect(apart(at(a), at(b))).toBeCloseTo(STEP);
  for (const { x, y } of NODES) {
    expect(x).toBeGreaterThan(STEP);
    expect(x).toBeLessThan(WIDTH - STEP);
    expect(y).toBeGreaterThan(STEP);
    expect(y).toBeLessThan(HEIGHT - STEP);
  }
});

test('west is left and north is up', () => {
  const node = (name: string) => at(cityNamed(name).node);
  expect(node('Seattle').x).toBeLessThan(node('Boston').x);
  expect(node('Chicago').y).toBeLessThan(node('New Orleans').y);
});

test('a double line is printed as two strokes, a single one as one', () => {
  const strokes = (line: number) => printed(line).split('M').length - 1;
  expect(strokes(lineBetween(0, 1))).toBe(2);
  expect(strokes(lineBetween(1, 2))).toBe(1);
});

test('a line drawn aside keeps its direction and its distance', () => {
  const line = lineBetween(1, 2);
  const [x1, y1, x2, y2] = (along(line, 4).match(/[\d.]+/g) ?? []).map(Number);
  expect(y1).toBe(y2);
  expect(Math.abs((y1 ?? 0) - at(1).y)).toBeCloseTo(4);
  expect((x2 ?? 0) - (x1 ?? 0)).toBeCloseTo(STEP);
});

test('the grounds of lines do not overlap: each is a third of its two triangles', () => {
  const corners = (rhombus(lineBetween(1, 2)).match(/-?[\d.]+/g) ?? []).map(Number);
  const spots = [0, 2, 4, 6].map((i) => ({ x: corners[i] ?? 0, y: corners[i + 1] ?? 0 }));
  const area = spots.reduce((sum, one, i) => {
    const next = spots[(i + 1) % 4] ?? one;
    return sum + one.x * next.y - next.x * one.y;
  }, 0);
  expect(Math.abs(area / 2)).toBeCloseTo((2 / 3) * (Math.sqrt(3) / 4) * STEP * STEP, -1);
});

test('every crossing lies on the land of the United States and in no lake', () => {
  NODES.forEach((spot, number) => {
    expect(isInside(STATES, spot), `crossing ${number}`).toBe(true);
    for (const lake of LAKE_SHORES) expect(isInside(lake, spot), `crossing ${number}`).toBe(false);
  });
});

test('no line crosses water', () => {
  LINES.forEach(({ a, b }) => {
    for (const part of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      const spot = {
        x: at(a).x + (at(b).x - at(a).x) * part,
        y: at(a).y + (at(b).y - at(a).y) * part,
      };
      for (const lake of LAKE_SHORES) expect(isInside(lake, spot), `${a}-${b}`).toBe(false);
      expect(isInside(STATES, spot), `${a}-${b}`).toBe(true);
    }
  });
});

test('each colour of cities has a shape of its own', () => {
  expect(new Set(COLOURS.map(cityShape)).size).toBe(5);
});

test('double lines are rivers or mountains, each crossed once', () => {
  const all = ranges().flat();
  expect(all).toHaveLength(109);
  expect(new Set(all.map(({ line }) => line)).size).toBe(109);
  const lines = LINES.flatMap(({ double }, line) => (double ? [line] : []));
  const middles = rivers().flat();
  for (const line of lines) {
    const { a, b } = LINES[line] ?? { a: 0, b: 0 };
    const half = { x: (at(a).x + at(b).x) / 2, y: (at(a).y + at(b).y) / 2 };
    expect(middles.some((spot) => apart(spot, half) < 0.01)).toBe(RIVER_LINES.has(line));
  }
});

test('the Mississippi is crossed at St. Louis, the Appalachians at Washington', () => {
  expect(RIVER_LINES.has(lineBetween(101, 102))).toBe(true);
  expect(RIVER_LINES.has(lineBetween(88, 89))).toBe(false);
});

test('mountain tops stand between the lines', () => {
  for (const peak of peaks())
    for (const spot of NODES) expect(apart(peak, spot)).toBeGreaterThan(0.3 * STEP);
});

test.each([0.33, 0.36, 0.5, 0.75, 0.9, 1, 1.2, 1.6, 2.5, 4])(
  'at scale %f names are readable and overlap neither each other nor a target',
  (scale) => {
    const own = new Set([1, 9, 18, 25, 33]);
    const stones = [50, 112, 163, cityNamed('Kansas City').node, cityNamed('Denver').node];
    const placed = labels(scale, own, stones);
    expect(textSize(scale)).toBeGreaterThanOrEqual(12);
    placed.forEach((label, number) => {
      for (const other of placed.slice(number + 1))
        expect(overlap(label.box, other.box), `${label.city} and ${other.city}`).toBe(0);
      for (const target of [...CITIES.map((city) => city.node), ...stones]) {
        const { x, y } = at(target);
        const box = around({ x: x * scale, y: y * scale }, cityRadius(scale) * scale);
        expect(overlap(label.box, box), `${label.city} on ${target}`).toBe(0);
      }
    });
    for (const city of own) expect(placed.some((label) => label.city === city)).toBe(true);
    if (scale < 0.75) return;
    expect(placed).toHaveLength(35);
    for (const { box } of placed)
      for (const { x, y } of NODES)
        expect(overlap(box, around({ x: x * scale, y: y * scale }, 2))).toBe(0);
  },
);

test('cities out of play give way to those in play', () => {
  const out = (number: number) => CITIES[number]?.striped ?? false;
  const shown = labels(0.36, new Set(), [], out).map(({ city }) => city);
  expect(shown.filter((city) => !out(city)).length).toBeGreaterThan(shown.filter(out).length);
  expect(shown.indexOf(shown.find(out) ?? 0)).toBeGreaterThan(10);
});

test('a network is what hangs together with the stone, whoever laid it', () => {
  const near = [lineBetween(1, 2), lineBetween(2, 3)];
  const far = lineBetween(185, 186);
  const found = network(1, [far, ...near]);
  expect([...found.nodes].sort((one, other) => one - other)).toEqual([1, 2, 3]);
  expect(found.rails.sort((one, other) => one - other)).toEqual(near);
  expect(network(50, near).nodes).toEqual(new Set([50]));
});

const view = (over: Partial<View>): View => ({
  seat: 0,
  seats: 3,
  options: { barrier: 'rulebook', start_player: 'random', show_missing: true },
  phase: 'lay rails',
  to_act: 0,
  round: 1,
  start_player: 0,
  lost: [0, 0, 0],
  barrier: 13,
  hands: [[], null, null],
  cards: [5, 5, 5],
  start_stones: [1, 2, 3],
  rails: [],
  networks: [0, 1, 2],
  rails_left: 79,
  turn_rails: 0,
  missing: null,
  rounds: [],
  ...over,
});

test('fresh rails are those of the others since my last turn', () => {
  const rails: [number, number][] = [
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 2],
    [5, 2],
  ];
  expect(fresh(view({ rails }))).toEqual([
    [3, 1],
    [4, 2],
    [5, 2],
  ]);
  expect(signsOf(fresh(view({ rails })))).toEqual([
    { seat: 1, line: 3 },
    { seat: 2, line: 5 },
  ]);
  expect(fresh(view({ rails: rails.slice(0, 2), to_act: 1 }))).toEqual([]);
});

test('while I build, the rails of the others stay marked', () => {
  const rails: [number, number][] = [
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 2],
    [5, 0],
  ];
  expect(fresh(view({ rails, turn_rails: 1 }))).toEqual([
    [3, 1],
    [4, 2],
  ]);
});

test('an onlooker sees the last turn marked', () => {
  const rails: [number, number][] = [
    [1, 0],
    [2, 1],
    [3, 1],
  ];
  expect(fresh(view({ rails, seat: null, to_act: 2 }))).toEqual([
    [2, 1],
    [3, 1],
  ]);
});

test('striped cities are out of play with two or three players', () => {
  expect(isLeftOut(view({ seats: 3 }), true)).toBe(true);
  expect(isLeftOut(view({ seats: 4 }), true)).toBe(false);
  expect(isLeftOut(view({ seats: 3 }), false)).toBe(false);
});

test('a press finds the crossing or the line under it, and nothing in the open sea', () => {
  expect(nearestCrossing({ x: at(50).x + 5, y: at(50).y - 4 })).toBe(50);
  const line = lineBetween(1, 2);
  expect(nearestLine({ x: (at(1).x + at(2).x) / 2, y: at(1).y + 3 })).toBe(line);
  expect(nearestCrossing({ x: 10, y: HEIGHT - 10 })).toBeNull();
  expect(nearestLine({ x: 10, y: HEIGHT - 10 })).toBeNull();
});

test('choices lie where their crossing or line is; the others are not on the map', () => {
  const label = { key: '', values: {}, text: '' };
  const [stone] = placesOf({ id: 0, action: { type: 'PlaceStart', node: 7 }, label });
  expect(stone?.at).toEqual(at(7));
  const [rail] = placesOf({ id: 0, action: { type: 'LayRail', edge: 3 }, label });
  expect(rail?.line).toBe(3);
  expect(placesOf({ id: 0, action: { type: 'EndTurn' }, label })).toEqual([]);
});

/** A finished round: nothing happened in it. */
const ROUND: Round = {
  start_player: 0,
  start_stones: [],
  rails: [],
  hands: [],
  lost: [],
  missing: [],
  barrier: 0,
};

test('a round that ends is laid out, one that had ended before is not', () => {
  const look = lookOf({});
  look.notice(view({ rounds: [ROUND] }));
  expect(look.round).toBeNull();
  look.notice(view({ rounds: [ROUND, ROUND] }));
  expect(look.round).toBe(1);
  look.close();
  expect(look.round).toBeNull();
});

test('on one device every seat sees the round that has ended, whoever goes on first', () => {
  const look = lookOf({});
  const rounds = [ROUND];
  look.notice(view({ seat: 0 }));
  look.notice(view({ seat: 0, rounds }));
  expect(look.round).toBe(0);
  look.close();
  look.notice(view({ seat: 1, rounds }));
  expect(look.round).toBe(0);
  look.close();
  look.notice(view({ seat: 0, rounds }));
  expect(look.round).toBeNull();
});

test('a round that is taken back is no longer laid out', () => {
  const look = lookOf({});
  look.notice(view({}));
  look.notice(view({ rounds: [ROUND] }));
  expect(look.round).toBe(0);
  look.notice(view({}));
  expect(look.round).toBeNull();
});

test('after the game the last round is laid out, also for who comes later', () => {
  const look = lookOf({});
  look.notice(view({ phase: 'over', rounds: [ROUND, ROUND] }));
  expect(look.round).toBe(1);
});

test("names give way to the numbers of the cities' owners", () => {
  const hands = [
    ['Helena', 'Denver', 'Dallas'],
    ['Phoenix', 'Chicago', 'Atlanta'],
  ];
  const owners = ownersOf(hands, null, 0.75);
  expect(owners).toHaveLength(6);
  expect(ownersOf(hands, 1, 0.75).map(({ name }) => name)).toEqual(hands[1]);
  const reach = signSize(0.75) * 0.75;
  const placed = labels(
    0.75,
    new Set(),
    [],
    undefined,
    owners.map((one) => ({ at: one.at, reach })),
  );
  expect(placed.length).toBeGreaterThan(30);
  for (const { box } of placed)
    for (const { at: spot } of owners) {
      const sign = around({ x: spot.x * 0.75, y: spot.y * 0.75 }, reach);
      expect(overlap(box, sign)).toBe(0);
    }
});

describe('what a rail would leave missing', () => {
  const table = (over: Record<string, unknown>) =>
    ({ id: 'x', seat: 0, number: 9, mayAct: true, view: view({ missing: 5 }), ...over }) as never;
  const answer = (found: unknown) => {
    const asked = vi.fn(() => Promise.resolve(new Response(JSON.stringify(found))));
    vi.stubGlobal('fetch', asked);
    return asked;
  };

  test('is asked once for a moment, and told with the choice', async () => {
    const asked = answer({ number: 9, answer: { now: 5, after: [[3, 4]] } });
    const effects = new Effects(table({}));
    effects.refresh();
    effects.refresh();
    await vi.waitFor(() => {
      expect(effects.after(3)).toBe(4);
    });
    expect(asked).toHaveBeenCalledTimes(1);
    expect(effects.told('Lay a rail', 3)).toBe('Lay a rail; ta-leaves');
    expect(effects.told('Lay a rail', 4)).toBe('Lay a rail');
  });

  test('is not believed when the table has moved on', async () => {
    const asked = answer({ number: 8, answer: { now: 5, after: [[3, 4]] } });
    const effects = new Effects(table({}));
    effects.refresh();
    await vi.waitFor(() => {
      expect(asked).toHaveBeenCalled();
    });
    expect(effects.after(3)).toBeNull();
  });

  test('is not asked when it is not my turn or the table hides it', () => {
    const asked = answer({});
    new Effects(table({ mayAct: false })).refresh();
    new Effects(table({ view: view({ missing: null }) })).refresh();
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('rails planned for the next turn', () => {
  const touching = (crossing: number) =>
    LINES.flatMap(({ a, b }, line) => (a === crossing || b === crossing ? [line] : []));
  const STONE = 90;
  const single = touching(STONE).filter((line) => !LINES[line]?.double);
  const [first = -1, other = -1] = single;
  const far = (line: number) => (LINES[line]?.a === STONE ? LINES[line].b : (LINES[line]?.a ?? -1));
  const onward = touching(far(first)).find((line) => line !== first && !LINES[line]?.double) ?? -1;
  const double = LINES.findIndex((line) => line.double);
  const view = {
    ...{ seat: 0, phase: 'lay rails', to_act: 1, round: 2, rails: [], start_stones: [STONE, 3] },
  } as unknown as View;

  test('begin at the own network and go on from what is planned', () => {
    expect(linesAhead(view, []).sort()).toEqual(touching(STONE).sort());
    expect(linesAhead(view, [first])).toContain(onward);
    expect(linesAhead(view, [first])).not.toContain(first);
    expect(linesAhead({ ...view, start_stones: [null, 3] }, [])).toEqual([]);
  });

  test('are two on single lines, or one on a double line', () => {
    expect(changed([], first)).toEqual([first]);
    expect(changed([first], other)).toEqual([first, other]);
    expect(changed([first, other], onward)).toEqual([first, onward]);
    expect(changed([first], double)).toEqual([double]);
    expect(changed([double], first)).toEqual([first]);
    expect(changed([first, onward], first)).toEqual([]);
  });

  test('hang together with the network', () => {
    const edges = (wished: number[]) => planOf(view, wished)?.actions.map(({ edge }) => edge) ?? [];
    expect(edges([first, onward])).toEqual([first, onward]);
    expect(edges([onward])).toEqual([]);
    expect(planOf(view, [])).toBe(null);
  });

  test('are void in another round, on a line that is built, and when the network has grown', () => {
    const plan = planOf(view, [first, onward]);
    const elsewhere = touching(3)[0] ?? -1;
    expect(plan?.holds({ ...view, rails: [[elsewhere, 1]] })).toBe(true);
    expect(plan?.holds({ ...view, round: 3 })).toBe(false);
    expect(plan?.holds({ ...view, rails: [[onward, 1]] })).toBe(false);
    expect(plan?.holds({ ...view, rails: [[other, 1]] })).toBe(false);
  });

  test('are planned while others play, by who has a seat and a stone', () => {
    const table = { view, seat: 0, toAct: 1, status: 'playing', connection: 'live', moment: null };
    const may = (change: object) => mayPlan({ ...table, ...change } as unknown as TransTable);
    expect(may({})).toBe(true);
    const not = [{ toAct: 0 }, { seat: null }, { status: 'over' }, { connection: 'lost' }];
    for (const change of [...not, { moment: {} }, { view: { ...view, phase: 'deal' } }])
      expect(may(change)).toBe(false);
    expect(may({ view: { ...view, start_stones: [null, 3] } })).toBe(false);
  });
});
