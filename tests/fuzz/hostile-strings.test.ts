import { expect, it } from 'vitest';
import { hostileStrings } from './hostile-strings.ts';

it('are at least 500', () => {
  expect(hostileStrings.length).toBeGreaterThanOrEqual(500);
});
