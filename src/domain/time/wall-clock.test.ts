import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { easternOffset } from './eastern.ts';
import { easternInstant, instantInZone } from './wall-clock.ts';

const wall = (text: string) => Date.parse(`${text}Z`);

it.each([
  ['2026-11-21T14:41:00', 'America/New_York', '2026-11-21T19:41:00Z'],
  ['2026-11-21T14:41:00', 'Asia/Kathmandu', '2026-11-21T08:56:00Z'],
  ['2026-04-05T01:45:00', 'Australia/Lord_Howe', '2026-04-04T14:45:00Z'],
  ['2026-10-04T02:15:00', 'Australia/Lord_Howe', '2026-10-03T15:45:00Z'],
  ['2026-11-21T14:41:00', 'Mars/Base', null],
])('%s in %s is %s', (clock, zone, instant) => {
  expect(instantInZone(wall(clock), zone)).toBe(instant === null ? null : Date.parse(instant));
});

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
