import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asides } from '../../lib/asides.svelte';
import type { View } from '../../lib/types';
import Asides from './Asides.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('what is shown and said hangs there for a moment, for those who see it', () => {
  const { container } = render(Asides, { view: {} as View });
  asides.react(0, 'proud');
  asides.say(1, 'I knew it!');
  flushSync();
  expect(container.querySelector('.mood svg')).not.toBeNull();
  expect(container.querySelector('.line')?.textContent?.trim()).toBe('I knew it!');
  expect(container.querySelector('.asides')?.getAttribute('aria-hidden')).toBe('true');
  vi.runAllTimers();
  flushSync();
  expect(container.querySelector('.mood, .line')).toBeNull();
});
