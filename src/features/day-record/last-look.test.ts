import { describe, expect, it } from 'vitest';
import { readLook, writeLook } from './absence.ts';

const at = Date.parse('2026-11-21T16:20:00Z');
const minute = 60_000;
const figures = {
  valid: 49,
  alerts: null,
  regions: [{ region: 'a|b', valid: 1, total: null }],
};
/** The machine's clock is 3 h ahead. */
const machineMs = at + 180 * minute;
const text = writeLook({ at, figures }, machineMs);

describe('the last look, as it is kept', () => {
  it.each([
    ['too early', 20 * minute - 1, false],
    ['after 20 minutes', 20 * minute, true],
    ['at 11:59 PM', 12 * 60 * minute + 39 * minute, true],
    ['the next day', 12 * 60 * minute + 40 * minute, false],
    ['before it was', -minute, false],
  ])('%s', (_name, after, isRead) => {
    expect(readLook(text, machineMs + after)).toEqual(isRead ? { at, figures } : null);
  });

  it('holds nothing else', () => {
    const more = { ...figures, telemarketers: [{ name: 'Ana Torres' }], customer: 'Robert Tran' };
    expect(writeLook({ at, figures: more }, machineMs)).toBe(text);
  });

  const [from, until] = text.split('|');
  it.each([
    '',
    '|',
    'null',
    '{}',
    '1|2',
    `${from}|${until}|`,
    `${from}|${until}|{"at":1,"valid":1}`,
    `${from}|${until}|{"at":1,"valid":"1","alerts":0,"regions":[]}`,
    `${from}|${until}|{"at":1,"valid":1,"alerts":0,"regions":[null]}`,
    `${from}|${until}|null`,
    `${from}|${until}|[`,
    `NaN|${until}|${JSON.stringify(figures)}`,
  ])('is none when damaged: %j', (damaged) => {
    expect(readLook(damaged, machineMs + 30 * minute)).toBeNull();
  });
});
