import { expect, it } from 'vitest';
import { isSecondShown } from './card-state.ts';

it.each([
  // The main call comes first while it has no data.
  ['loading', 'loading', 'required', 'main'],
  ['loading', 'error', 'required', 'main'],
  ['error', 'loading', 'awaited', 'main'],
  ['error', 'stale', 'optional', 'main'],
  ['loading', 'ready', 'optional', 'main'],
  // Then what the card lacks of the second one.
  ['ready', 'loading', 'required', 'second'],
  ['ready', 'loading', 'awaited', 'second'],
  ['stale', 'loading', 'awaited', 'second'],
  ['ready', 'loading', 'optional', 'main'],
  ['ready', 'error', 'required', 'second'],
  ['ready', 'error', 'awaited', 'main'],
  ['ready', 'error', 'optional', 'main'],
  ['stale', 'error', 'required', 'second'],
  // With the data of both, the older one.
  ['ready', 'ready', 'required', 'main'],
  ['ready', 'delayed', 'optional', 'second'],
  ['delayed', 'stale', 'awaited', 'second'],
  ['stale', 'stale', 'required', 'main'],
  ['stale', 'ready', 'required', 'main'],
] as const)('a %s call and a %s one, which is %s: the %s one is shown', (...row) => {
  const [main, second, need, shown] = row;
  expect(isSecondShown(main, second, need)).toBe(shown === 'second');
});
