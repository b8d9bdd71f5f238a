/** A turn planned on the map: a space and cubes, one after another, confirmed at once. */

import { ask } from '@lib/advice';
import { money } from '@lib/parts/figures';
import type { Action, Choice } from '@lib/protocol';
import type { Table } from '@lib/table.svelte';
import { say } from '@lib/words.svelte';
import type { Follow } from '@wire/american-rails';

import { companyOf, effect } from './choices';
import type { CompanyName, View } from './view';

/** Spaces whose action goes on the map. */
const TO_MAP = new Set<unknown>(['develop', 'take', 'expand3', 'expand4']);

const key = (steps: Choice[]): string => steps.map(({ id }) => id).join();

const asChoice = ({ id, action, key, values, text }: Follow): Choice => ({
  id,
  action: action as Action,
  label: { key, values, text },
});

/** May something on the map follow it? */
const leadsOn = ({ action }: Choice): boolean =>
  action.type === 'PlaceCube' || (action.type === 'TakeSpace' && TO_MAP.has(action.space));

class Plan {
  /** What the server has said may follow, by the steps before. */
  #after = $state.raw<Record<string, Choice[]>>({});
  #number = -1;

  constructor(readonly table: Table<View>) {}

  get steps(): Choice[] {
    const pending = this.table.pending ?? this.table.sending;
    if (!pending) return [];
    /** With its own label: the picked one says what all of them do. */
    const first = this.table.find(pending.id) ?? pending;
    return [first, ...(pending.rest ?? [])];
  }

  get cubes(): Choice[] {
    return this.steps.filter(({ action }) => action.type === 'PlaceCube');
  }

  /** What may be done next. */
  get offered(): Choice[] {
    return this.#at(this.steps);
  }

  /** The company that the last cube was for: the next is for it too, where there is a choice. */
  get company(): CompanyName | null {
    const last = this.cubes.at(-1);
    return last ? companyOf(last.action) : null;
  }

  #at(steps: Choice[]): Choice[] {
    if (!this.table.mayAct) return [];
    return steps.length === 0 ? this.table.legal : (this.#after[key(steps)] ?? []);
  }

  /** Ask what may follow, when that is not known yet. */
  async look(): Promise<void> {
    const { table, steps } = this;
    if (this.#number !== table.number) {
      this.#number = table.number;
      this.#after = {};
    }
    const last = steps.at(-1);
    if (!last || !table.pending || !leadsOn(last) || this.#after[key(steps)]) return;
    const actions = JSON.stringify(steps.map(({ action }) => action));
    const told = await ask<Follow[]>(table, 'after', { actions });
    if (told?.number === this.#number)
      this.#after = { ...this.#after, [key(steps)]: told.answer.map(asChoice) };
  }

  /** One step more; one that cannot follow takes the place of the last. */
  add(choice: Choice): void {
    const { steps } = this;
    const canFollow = this.offered.some(({ id }) => id === choice.id);
    this.#set([...(canFollow ? steps : steps.slice(0, -1)), choice]);
  }

  /** What might be done there instead of the last step, where nothing may follow it. */
  get instead(): Choice[] {
    return this.#at(this.steps.slice(0, -1));
  }

  /** A planned step is picked again: the last confirms all, an earlier one is taken back with what follows. */
  again(step: Choice): void {
    const { steps } = this;
    const at = steps.findIndex(({ id }) => id === step.id);
    if (at === steps.length - 1) this.table.confirm();
    else if (at <= 0) this.table.cancel();
    else this.#set(steps.slice(0, at));
  }

  /** Build what is planned, and no more. */
  finish(): void {
    const done = this.offered.find(({ action }) => action.type === 'Done');
    if (done) this.#set([...this.steps, done]);
    this.table.confirm();
  }

  #set(steps: Choice[]): void {
    const [only] = steps;
    if (only && steps.length === 1) {
      this.table.cancel();
      this.table.choose(only);
    } else this.table.lineUp(steps, words(steps, this.table.view as View));
  }
}

const plans = new WeakMap<Table<View>, Plan>();

/** The plan at that table; map and bar share it. */
export function planOf(table: Table<View>): Plan {
  const plan = plans.get(table) ?? new Plan(table);
  plans.set(table, plan);
  return plan;
}

/** "Expand 4 · Majestic: 2 cubes, −$6, income +3 · Republic: 1 cube, −$2". */
export function words(steps: Choice[], view: View): string {
  const parts = new Map<CompanyName, { count: number; cost: number; income: number }>();
  const texts: string[] = [];
  for (const step of steps) {
    const { company, cost, income } = effect(step, view);
    if (step.action.type !== 'PlaceCube' || !company) {
      texts.push(step.label.text);
      continue;
    }
    const sum = parts.get(company) ?? { count: 0, cost: 0, income: 0 };
    sum.count += 1;
    sum.cost += cost ?? 0;
    sum.income += income ?? 0;
    parts.set(company, sum);
  }
  for (const [company, { count, cost, income }] of parts)
    texts.push(say('ar-plan', { company, count, cost: money(-cost), income }));
  return texts.join(' · ');
}
