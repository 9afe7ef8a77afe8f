/** The options in plain words. What was set by other means stays a choice. */
import { t } from '../../lib/i18n/index.svelte';

interface Choice<Value> {
  value: Value;
  label: string;
}

const numbers = (
  usual: number[],
  set: number | undefined,
  label: (value: number) => string,
): Choice<number>[] =>
  [...new Set(set === undefined ? usual : [...usual, set])]
    .sort((one, other) => one - other)
    .map((value) => ({ value, label: label(value) }));

function duration(seconds: number): string {
  if (seconds === 0) return t('option.timer_none');
  if (seconds % 60) return t('option.seconds', { count: seconds });
  return t('option.minutes', { count: seconds / 60 });
}

export const timers = (set?: number) => numbers([0, 30, 60, 90, 120, 180, 300], set, duration);
export const targets = (set?: number) =>
  numbers([15, 30, 45, 60], set, (count) => t('option.points', { count }));
export const laps = (set?: number) => numbers([1, 2, 3], set, (count) => t('option.laps_each', { count }));
