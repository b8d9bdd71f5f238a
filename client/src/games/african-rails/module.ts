import { game } from '../module';
import Bar from './Bar.svelte';
import Board from './Board.svelte';
import Ending from './Ending.svelte';
import Panel from './Panel.svelte';
import { isDrawn, prompt } from './prompt';
import { overview } from './overview';
import type { View } from './types';

export default game<View>({
  Board,
  Panel,
  Bar,
  Ending,
  prompt,
  overview,
  isDrawn,
});
