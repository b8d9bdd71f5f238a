import { say } from '@lib/words.svelte';

export const prompt = (): string => say('your-turn');

export const isDrawn = (): boolean => false;
