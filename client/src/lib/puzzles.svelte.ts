/** Puzzles: which there are, the one on show, and the answer to it. */

import type { PuzzleAsked, PuzzleShelf, PuzzleSolved } from '@wire/http';

import { extra, get } from './api';
import { reason } from './reason';
import { StillTable } from './table/still.svelte';

export type Grade = PuzzleAsked['grade'];

export const GRADES: Grade[] = ['easy', 'medium', 'hard'];

const KEPT = 'puzzles-solved';

/** Those this browser has solved, as `title/number`. */
function solvedBefore(): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEPT) ?? '[]') as string[]);
  } catch {
    return new Set();
  }
}

export class Puzzles {
  shelves = $state.raw<PuzzleShelf[]>([]);
  asked = $state.raw<PuzzleAsked | null>(null);
  solution = $state.raw<PuzzleSolved | null>(null);
  /** What was answered. */
  picked = $state<number | null>(null);
  table = $state.raw<StillTable | null>(null);
  wrong = $state('');
  solved = $state.raw(solvedBefore());

  /** Another one whenever another puzzle is wanted. */
  #turn = 0;

  async load(): Promise<void> {
    await this.#try(async () => {
      this.shelves = await get<PuzzleShelf[]>('/api/puzzles');
    });
  }

  shelf(game: string): PuzzleShelf | undefined {
    return this.shelves.find((shelf) => shelf.game === game);
  }

  /** Show a puzzle; what was answered to it stays when only the language is another. */
  async show(game: string, number: number): Promise<void> {
    const isSame = this.asked?.game === game && this.asked.number === number;
    const turn = ++this.#turn;
    await this.#try(async () => {
      const asked = await extra<PuzzleAsked>(`/api/puzzles/${game}/${String(number)}`);
      if (turn !== this.#turn) return;
      this.asked = asked;
      if (isSame && this.picked !== null) return this.answer(this.picked);
      this.picked = this.solution = null;
      this.table = new StillTable(asked);
      return undefined;
    });
  }

  async answer(choice: number): Promise<void> {
    const { asked } = this;
    if (!asked) return;
    const turn = this.#turn;
    const name = `${asked.game}/${String(asked.number)}`;
    await this.#try(async () => {
      const solution = await extra<PuzzleSolved>(
        `/api/puzzles/${name}/answer?choice=${String(choice)}`,
      );
      if (turn !== this.#turn) return;
      this.picked = choice;
      this.solution = solution;
      this.table?.show({ ...asked, view: solution.view });
      if (!solution.right) return;
      this.solved = new Set([...this.solved, name]);
      localStorage.setItem(KEPT, JSON.stringify([...this.solved]));
    });
  }

  /** The next one of a grade that is not solved yet, after this number; else the next at all. */
  next(game: string, grade: Grade, after: number): number | null {
    const grades = this.shelf(game)?.grades ?? [];
    const order = grades.map((_, at) => (after + 1 + at) % grades.length);
    const ofGrade = order.filter((number) => grades[number] === grade);
    const open = ofGrade.find((number) => !this.solved.has(`${game}/${String(number)}`));
    return open ?? ofGrade[0] ?? null;
  }

  async #try(doing: () => Promise<void>): Promise<void> {
    this.wrong = '';
    try {
      await doing();
    } catch (error) {
      this.wrong = reason(error);
    }
  }
}
