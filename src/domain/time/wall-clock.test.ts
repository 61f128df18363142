import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { easternOffset } from './eastern.ts';
import { easternInstant } from './wall-clock.ts';

it('is the first instant that shows the clock', () => {
  const hourMs = 3_600_000;
  const from = Date.parse('2026-11-01T00:00:00Z');
  fc.assert(
    fc.property(fc.integer({ min: from, max: from + 24 * hourMs }), (ms) => {
      const found = easternInstant(ms + easternOffset(ms));
      expect([ms, ms - hourMs]).toContain(found);
      expect(found + easternOffset(found)).toBe(ms + easternOffset(ms));
    }),
    { seed: 20261121, numRuns: 200 },
  );
});
