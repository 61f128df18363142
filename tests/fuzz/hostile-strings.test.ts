import { expect, it } from 'vitest';
import { hostileStrings } from './hostile-strings.ts';

it('there are at least 500 hostile strings', () => {
  expect(hostileStrings.length).toBeGreaterThanOrEqual(500);
});
