import { mount } from 'svelte';
import App from './App.svelte';
import { useLanguage } from './lib/i18n/index.svelte';

await useLanguage();
mount(App, { target: document.getElementById('app')! });
