import './style.css';
import { mount } from 'svelte';

import App from './App.svelte';
import Unread from './pages/Unread.svelte';
import { looks } from '@lib/looks.svelte';
import { me } from '@lib/me.svelte';
import { preferred, toldServer, words } from '@lib/words.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');
looks.show();
if (location.pathname.startsWith('/table/')) import('./pages/Table.svelte').catch(() => undefined);
const language = preferred();
toldServer(language);
const [texts] = await Promise.allSettled([words.use(language), me.load()]);
if (texts.status === 'fulfilled') mount(App, { target });
else mount(Unread, { target, props: { language } });
