/** Who has no name yet plays as "Guest". */

import { me } from './me.svelte';
import { say } from './words.svelte';

export const comeIn = () => me.enter(me.typed.trim() || say('guest'));
