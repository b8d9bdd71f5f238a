import { game } from '../module';
import './tokens.css';
import Bar from './Bar.svelte';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import { isDrawn, prompt } from './prompt';
import type { View } from './view';

export default game<View>({
  Board,
  Panel,
  Bar,
  ending: () => import('./Ending.svelte'),
  isRanked: true,
  prompt,
  overview: () => import('./overview'),
  isDrawn,
  show: () => import('./show'),
  asksFirst: ({ type }) => type === 'Bid' || type === 'PassBid',
});
