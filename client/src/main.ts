import './style.css';
import { mount } from 'svelte';

import App from './App.svelte';
import { preferred, words } from '@lib/words.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');
await words.use(preferred());
mount(App, { target });
