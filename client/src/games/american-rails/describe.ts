/** What a hex is called, for eyes and for ears. */

import { money } from '@lib/parts/figures';
import type { Choice } from '@lib/protocol';
import { say } from '@lib/words.svelte';
import type { Reach } from '@wire/american-rails';

import { effect } from './choices';
import { HEXES, NEIGHBOURS, type Hex } from './geometry';
import type { CompanyName, View } from './view';

/** "C7, forest beside Chicago", "Chicago, city: 7 alone, 5 shared". */
export function place(hex: Hex): string {
  if (hex.city) {
    const { name, full, shared } = hex.city;
    return say('ar-place-city', { name, full, shared });
  }
  const terrain = say(`ar-${hex.terrain}`);
  const beside = (NEIGHBOURS[hex.id] ?? []).map((other) => HEXES[other]?.city?.name);
  const name = beside.find((city) => city !== undefined);
  const values = { label: hex.label, terrain, city: name ?? '' };
  return say(name ? 'ar-place-beside' : 'ar-place', values);
}

/** "Majestic builds for $4, income +3". */
export function choiceWords(choice: Choice, view: View): string {
  const { company, cost, income, rival } = effect(choice, view);
  const values = { company: company ?? '', cost: money(cost ?? 0), income: income ?? 0 };
  if (choice.action.type !== 'PlaceCube') return choice.label.text;
  const own = say(income === null ? 'ar-builds' : 'ar-builds-city', values);
  return rival
    ? `${own}; ${say('ar-rival-said', { rival: rival.name, loss: money(rival.loss) })}`
    : own;
}

/** All of it: the place, what stands there, and what may be done. */
export function spoken(hex: Hex, view: View, choices: Choice[]): string {
  const there = view.hexes.find((built) => built.hex === hex.id);
  const parts = [place(hex)];
  if (there) parts.push(say('ar-there', { companies: there.companies.join(', ') }));
  if (there?.house) parts.push(say('ar-a-house'));
  const what = choices.map((choice) => choiceWords(choice, view));
  return what.length > 0 ? `${parts.join(', ')}: ${what.join('; ')}` : parts.join(', ');
}

/** The short form on the map's ticket: "−$4 · income +3". */
export function effectWords(choice: Choice, view: View): string {
  const { cost, income, rival } = effect(choice, view);
  const parts: string[] = [];
  if (cost !== null) parts.push(money(-cost));
  if (income !== null) parts.push(say('ar-income-plus', { income }));
  if (rival) parts.push(say('ar-rival-loses', { rival: rival.name, loss: rival.loss }));
  return parts.join(' · ') || choice.label.text;
}

/** A row of the slip beside a hex. */
export interface TicketRow {
  company: CompanyName | null;
  words: string;
  spoken: string;
  /** What a click on it picks. */
  choice?: Choice;
}

export const choiceRows = (choices: Choice[], view: View): TicketRow[] =>
  choices.map((choice) => ({
    company: effect(choice, view).company,
    words: effectWords(choice, view),
    spoken: choiceWords(choice, view),
    choice,
  }));

/** The way of each of my companies to a city: "3 cubes, −$8 · income +5". */
export function reachRows(reaches: Reach[]): TicketRow[] {
  if (reaches.length === 0)
    return [{ company: null, words: say('ar-reach-none'), spoken: say('ar-reach-none') }];
  return reaches.map(({ company, cubes, cost, income, treasury }) => {
    const values = { cubes, cost: money(-cost), income, treasury: money(treasury) };
    const words = say(cost > treasury ? 'ar-reach-short' : 'ar-reach', values);
    return { company, words, spoken: `${company}: ${words}` };
  });
}
