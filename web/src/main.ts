import { mount } from 'svelte';
import App from './App.svelte';
import { askForGames } from './lib/games.svelte';
import { useLanguage } from './lib/i18n/index.svelte';

void askForGames();
await useLanguage();
mount(App, { target: document.getElementById('app')! });
