import { beforeEach, describe, expect, it, vi } from 'vitest';

import { actions, Player } from '../src/lib/player.svelte';
import type { Entry, Moment } from '../src/lib/protocol';

type View = string;

const ME = 0;
const BEAT = 900;
const MOST = 6000;

const entry = (number: number, seat = 1, by: Entry['by'] = 'bot'): Entry => ({
  number,
  seat,
  by,
  at: 0,
  action: null,
  told: [{ key: 'k', values: {}, text: `entry ${number}` }],
});
const moment = (number: number): Moment<View> => ({
  number,
  seat: ME,
  to_act: 1,
  view: `view ${number}`,
});

/** A table of which `number` entries are known, and all that was shown of it. */
function sitting(number = 10) {
  const load = vi.fn((at: number) => Promise.resolve(moment(at)));
  const player = new Player<View>({ load, isMine: ({ seat }) => seat === ME });
  let now = moment(number);
  player.pace = 'usual';
  player.receive(now, []);
  const told = (...entries: Entry[]) => {
    now = moment((entries.at(-1)?.number ?? 0) + 1);
    player.receive(now, entries);
  };
  const shown = () => (player.stage ?? now).view;
  return { player, load, told, shown };
}

describe('the player', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('takes what the box does together with the action before', () => {
    const log = [entry(0, -1, 'box'), entry(1), entry(2, -1, 'box'), entry(3)];
    expect(actions(log).map((group) => group.map(({ number }) => number))).toEqual([
      [0],
      [1, 2],
      [3],
    ]);
  });

  it('shows the first action at once, and the others in their order at its pace', async () => {
    const { player, told, shown } = sitting();
    told(entry(10));
    expect([shown(), player.told[0]?.number]).toEqual(['view 11', 10]);
    told(entry(11));
    told(entry(12));
    expect([shown(), player.left]).toEqual(['view 11', 2]);
    await vi.advanceTimersByTimeAsync(BEAT);
    expect([shown(), player.told[0]?.number]).toEqual(['view 12', 11]);
    await vi.advanceTimersByTimeAsync(BEAT);
    expect([shown(), player.stage, player.isRunning]).toEqual(['view 13', null, true]);
    await vi.advanceTimersByTimeAsync(BEAT);
    expect([player.told, player.isRunning]).toEqual([[], false]);
  });

  it.each([
    ['slow', 1800],
    ['usual', 900],
    ['fast', 400],
  ] as const)('is %s when asked to be', async (pace, time) => {
    const { player, told, shown } = sitting();
    player.pace = pace;
    told(entry(10));
    told(entry(11));
    await vi.advanceTimersByTimeAsync(time - 1);
    expect(shown()).toBe('view 11');
    await vi.advanceTimersByTimeAsync(1);
    expect(shown()).toBe('view 12');
  });

  it('weighs what it shows, and stays with nothing that nobody tells of', async () => {
    const { player, told, shown } = sitting();
    player.weigh = ({ number }) => (number === 10 ? 0.1 : 1);
    told(entry(10));
    told({ ...entry(11), told: [] });
    told(entry(12));
    await vi.advanceTimersByTimeAsync(0.1 * BEAT);
    expect(shown()).toBe('view 13');
  });

  it('shows nothing when it is off', () => {
    const { player, told, shown } = sitting();
    player.pace = 'off';
    told(entry(10));
    told(entry(11));
    expect([shown(), player.told, player.isRunning]).toEqual(['view 12', [], false]);
  });

  it('hurries, so that nobody is ever more than a few seconds behind', async () => {
    const { player, told, shown } = sitting();
    for (let number = 10; number < 40; number++) told(entry(number));
    const seen: string[] = [];
    for (let time = 0; time < MOST; time += 20) {
      await vi.advanceTimersByTimeAsync(20);
      if (seen.at(-1) !== shown()) seen.push(shown());
    }
    expect(seen).toEqual(Array.from({ length: 30 }, (_, at) => `view ${at + 11}`));
    expect(player.stage).toBe(null);
  });

  it('keeps no more than a bounded number of moments', () => {
    const { player, told } = sitting();
    for (let number = 10; number < 1000; number++) told(entry(number));
    expect(player.left).toBe(120);
  });

  it('jumps to the table now when asked to, and when its person acts', () => {
    for (const act of [
      (game: ReturnType<typeof sitting>) => game.player.skip(),
      (game: ReturnType<typeof sitting>) => game.told(entry(13, ME, 'person')),
    ]) {
      const game = sitting();
      game.told(entry(10));
      game.told(entry(11));
      game.told(entry(12));
      expect(game.player.stage).not.toBe(null);
      act(game);
      expect([game.player.stage, game.player.left]).toEqual([null, 0]);
    }
  });

  it('leaves a moment between my action and the answer to it', async () => {
    const { told, shown } = sitting();
    told(entry(10, ME, 'person'));
    told(entry(11));
    expect(shown()).toBe('view 11');
    await vi.advanceTimersByTimeAsync(BEAT / 2);
    expect(shown()).toBe('view 12');
  });

  it('asks for the tables between where one frame tells of several actions', async () => {
    const { load, told, shown } = sitting();
    told(entry(10), entry(11), entry(12, -1, 'box'), entry(13));
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toBe('view 11');
    await vi.advanceTimersByTimeAsync(BEAT);
    expect(shown()).toBe('view 13');
    await vi.advanceTimersByTimeAsync(BEAT);
    expect(shown()).toBe('view 14');
    expect(load.mock.calls).toEqual([[11], [13]]);
  });

  it('leaves out a moment that cannot be had', async () => {
    const { load, told, shown } = sitting();
    load.mockRejectedValueOnce(new Error('offline'));
    told(entry(10), entry(11));
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toBe('view 12');
  });

  it('shows nobody unasked what they missed long ago', () => {
    const { player, load, told } = sitting();
    told(...Array.from({ length: 40 }, (_, at) => entry(10 + at)));
    expect([player.stage, load.mock.calls]).toEqual([null, []]);
    told(entry(90));
    expect(player.told).toEqual([]);
  });

  it('waits while nobody looks', async () => {
    const { player, told, shown } = sitting();
    player.hold('away', true);
    player.hold('reading', true);
    told(entry(10));
    told(entry(11));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shown()).toBe('view 10');
    player.hold('away', false);
    expect(shown()).toBe('view 10');
    player.hold('reading', false);
    expect(shown()).toBe('view 11');
    await vi.advanceTimersByTimeAsync(BEAT);
    expect(shown()).toBe('view 12');
  });

  it('shows the last round again, and goes on with what happens meanwhile', async () => {
    const { player, told, shown } = sitting(12);
    await player.again([entry(10), entry(11)]);
    expect([shown(), player.isPast]).toEqual(['view 10', false]);
    told(entry(12));
    for (const view of ['view 11', 'view 12', 'view 13']) {
      await vi.advanceTimersByTimeAsync(BEAT);
      expect(shown()).toBe(view);
    }
  });

  it('shows it again at its own pace, also to who is shown nothing otherwise', async () => {
    const { player, told, shown } = sitting(12);
    player.pace = 'off';
    await player.again([entry(10), entry(11)]);
    told(entry(12));
    expect(shown()).toBe('view 10');
  });

  it('looks at the past, and runs from there to the table now', async () => {
    const { player, told, shown } = sitting(12);
    await player.lookAt(9);
    expect([shown(), player.isPast, player.isRunning]).toEqual(['view 9', true, false]);
    told(entry(12));
    expect(shown()).toBe('view 9');
    player.speed = 'fast';
    player.play([entry(9), entry(10)]);
    await vi.advanceTimersByTimeAsync(0);
    expect([shown(), player.isRunning]).toEqual(['view 10', true]);
    player.pause();
    await vi.advanceTimersByTimeAsync(BEAT);
    expect([shown(), player.isPast]).toEqual(['view 10', true]);
    player.play([entry(10), entry(11), entry(12)]);
    await vi.advanceTimersByTimeAsync(3 * 400 + 1);
    expect([player.stage, player.isPast, player.isRunning]).toEqual([null, false, false]);
  });

  it('replays what somebody asks for, whatever the table itself waits for', async () => {
    const { player, shown } = sitting(12);
    player.hold('reading', true);
    await player.lookAt(9);
    player.play([entry(9), entry(10), entry(11)]);
    await vi.advanceTimersByTimeAsync(BEAT);
    expect([shown(), player.isRunning]).toEqual(['view 11', true]);
  });

  it('replays a long game from where it was looked at', async () => {
    const { player, shown } = sitting(500);
    await player.lookAt(0);
    player.play(Array.from({ length: 500 }, (_, at) => entry(at)));
    await vi.advanceTimersByTimeAsync(BEAT);
    expect([shown(), player.left]).toEqual(['view 2', 498]);
  });

  it('looks at the last moment that was asked for', async () => {
    const { player, load, shown } = sitting(12);
    let answer: (moment: Moment<View>) => void = () => undefined;
    load.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    void player.lookAt(3);
    await player.lookAt(5);
    answer(moment(3));
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toBe('view 5');
  });
});
