/** For a title that nobody has drawn: its choices by their labels, and its view in words. */

import { say } from '@lib/words.svelte';

import { game } from '../module';
import Board from './Board.svelte';
import Panel from './Panel.svelte';

export default game({
  Board,
  Panel,
  prompt: () => say('plain-prompt'),
  isDrawn: () => true,
});
