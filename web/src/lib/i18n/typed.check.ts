/** What the type checker must refuse: it fails where one of these errors is missing. Nothing here runs. */
import { t, type KeyFor } from './index.svelte';

export const refused = (some: 'join.here' | 'home.back') => [
  // @ts-expect-error there is no such message
  t('no.such.message'),
  // @ts-expect-error it wants {names}
  t('join.here'),
  // @ts-expect-error it wants {names}, not {name}
  t('join.here', { name: 'Ada' }),
  // @ts-expect-error it wants nothing
  t('close', { name: 'Ada' }),
  // @ts-expect-error what is counted is a number
  t('lobby.lit', { count: '3' }),
  // @ts-expect-error one of the two wants {code}
  t(some, { names: 'Ada' }),
];

export const allowed = (some: 'join.here' | 'home.back', named: KeyFor<{ names: string }>) => [
  t('close'),
  t(some, { names: 'Ada', code: 'ABCD' }),
  t('lobby.lit', { count: 3 }),
  named,
];
