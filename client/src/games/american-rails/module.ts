import type { GameModule } from '../module';
import Bar from './Bar.svelte';
import Board from './Board.svelte';
import Ending from './Ending.svelte';
import Panel from './Panel.svelte';
import { isDrawn, prompt } from './prompt';
import { overview } from './overview';

export default {
  Board,
  Panel,
  Bar,
  Ending,
  isRanked: true,
  prompt,
  overview,
  isDrawn,
} satisfies GameModule;
