/** What a hex is called, for eyes and for ears. */

import { money } from '@lib/parts/figures';
import type { Choice } from '@lib/protocol';
import { say } from '@lib/words.svelte';

import { effect } from './choices';
import { HEXES, NEIGHBOURS, type Hex } from './geometry';
import type { View } from './view';

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
