import { game } from '../module';
import './tokens.css';
import Bar from './Bar.svelte';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import { isDrawn, prompt } from './prompt';
import type { View } from './types';

/** Answers to others, and a hand that goes. */
const ASKED = new Set(['Accept', 'Refuse', 'SitOut']);

export default game<View>({
  Board,
  Panel,
  Bar,
  ending: () => import('./Ending.svelte'),
  prompt,
  overview: () => import('./overview'),
  isDrawn,
  show: () => import('./show'),
  story: () => import('./story'),
  asksFirst: ({ type }) => ASKED.has(type),
});
