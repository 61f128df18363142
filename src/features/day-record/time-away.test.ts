import { describe, expect, it } from 'vitest';
import { lastVisitText, parseLastVisit } from './time-away.ts';

const at = Date.parse('2026-11-21T16:20:00Z');
const minute = 60_000;
const figures = {
  valid: 49,
  alerts: null,
  regions: [{ region: 'a|b', valid: 1, all: 3 }],
};
/** The machine's clock is 3 h ahead. */
const machineMs = at + 180 * minute;
const text = lastVisitText({ at, figures }, machineMs);

describe('the stored last visit', () => {
  it.each([
    ['too early', 20 * minute - 1, false],
    ['after 20 minutes', 20 * minute, true],
    ['at 11:59 PM', 12 * 60 * minute + 39 * minute, true],
    ['the next day', 12 * 60 * minute + 40 * minute, false],
    ['before the visit', -minute, false],
  ])('%s', (_name, after, isRead) => {
    expect(parseLastVisit(text, machineMs + after)).toEqual(isRead ? { at, figures } : null);
  });

  it('has no other figures', () => {
    const more = { ...figures, telemarketers: [{ name: 'Ana Torres' }], customer: 'Robert Tran' };
    expect(lastVisitText({ at, figures: more }, machineMs)).toBe(text);
  });

  const stored = (changed: object) =>
    JSON.stringify({ ...(JSON.parse(text) as object), ...changed });
  it.each([
    '',
    '|',
    'null',
    '{}',
    '1|2',
    '[',
    text.slice(0, -1),
    // The form of version 1.0.0.
    `1|9e15|${text}`,
    stored({ from: 'now' }),
    stored({ until: undefined }),
    // Not an instant: the Eastern clock would throw.
    stored({ at: 1e300 }),
    stored({ at: '1' }),
    stored({ valid: 'many' }),
    stored({ alerts: undefined }),
    stored({ regions: [null] }),
    stored({ regions: [{ region: 1, valid: 1, all: 3 }] }),
    stored({ regions: [{ region: 'florida', valid: '1', all: 3 }] }),
    stored({ regions: { length: 1 } }),
  ])('is ignored when damaged: %j', (damaged) => {
    expect(parseLastVisit(damaged, machineMs + 30 * minute)).toBeNull();
  });
});
