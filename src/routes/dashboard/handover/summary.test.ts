import { describe, expect, it } from 'vitest';
import { summaryLines, type Summary } from './summary.ts';

const region = (of: string, valid: number | null, total: number | null, abbreviation = '') => ({
  region: of,
  abbreviation,
  valid,
  total,
});

const atMs = Date.parse('2026-11-21T14:41:20-05:00');

const summary: Summary = {
  atMs,
  asOfMs: atMs,
  days: null,
  warning: '',
  valid: 104,
  invalid: 38,
  total: 145,
  regions: [
    region('california', 41, 48),
    region('chicago', 33, 42),
    region('arizona', 19, 31),
    region('florida', 11, 24),
  ],
  largestReason: { label: 'Empty who field', count: 7 },
  pendingAlerts: 7,
  oldestAlertMs: 26 * 60_000,
  unknownReps: 5,
};

const lines = (change: Partial<Summary>) => summaryLines({ ...summary, ...change });
const last = (change: Partial<Summary>) => lines(change).slice(-3);

describe('the text of a handover', () => {
  it('has the two lines of the picture first, then all that the issue names', () => {
    expect(summaryLines(summary)).toEqual([
      'Nov 21, 2:41 PM: 104 valid of 145 (71.7%)',
      'CA 41/48, IL 33/42, AZ 19/31, FL 11/24',
      'As of Nov 21, 2026, 2:41 PM Eastern',
      'All regions: 104 valid, 38 invalid of 145, Good',
      'California: 41 valid of 48 (85.4%), Excellent',
      'Illinois: 33 valid of 42 (78.6%), Good',
      'Arizona: 19 valid of 31 (61.3%), Warning',
      'Florida: 11 valid of 24 (45.8%), Poor',
      'Largest reason: Empty who field, 7 of 38 invalid (18.4%)',
      'Alerts: 7 pending, oldest 26 min old',
      'Unknown reps: 5 of 145 events',
    ]);
  });

  it.each([
    ['a week', { days: 'Nov 16 to Nov 21' }, 'Nov 16 to Nov 21: 104 valid of 145 (71.7%)'],
    ['no response', { atMs: null, valid: null, total: null }, '–: – valid of – (–)'],
    ['an unreadable total', { total: null }, 'Nov 21, 2:41 PM: 104 valid of – (–)'],
    ['no events', { valid: 0, total: 0 }, 'Nov 21, 2:41 PM: 0 valid of 0 (–)'],
    ['thousands', { valid: 9_000, total: 10_000 }, 'Nov 21, 2:41 PM: 9,000 valid of 10,000 (90%)'],
  ])('begins so with %s', (_, change, first) => {
    expect(lines(change)[0]).toBe(first);
  });

  it.each([
    ['none', [], 'Regions: –'],
    ['an unreadable figure', [region('california', null, 48)], 'CA –/48'],
    ['an unknown one', [region('Texas', 1, 2, 'TX'), region('Ohio', 1, 2)], 'TX 1/2, Ohio 1/2'],
    [
      'six',
      ['a', 'b', 'c', 'd', 'e', 'f'].map((name, at) => region(name, at, 10 + at)),
      'a 0/10, b 1/11, c 2/12, d 3/13, e 4/14, f 5/15',
    ],
    [
      'more than six',
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name, at) => region(name, at, 10 + at)),
      'h 7/17, g 6/16, f 5/15, e 4/14, d 3/13, c 2/12, 2 others 1/21',
    ],
    [
      'an unreadable one among the others',
      [...Array.from({ length: 6 }, () => region('a', 1, 2)), region('b', 1, null)],
      'a 1/2, a 1/2, a 1/2, a 1/2, a 1/2, a 1/2, 1 other 1/–',
    ],
  ])('has a line of regions with %s', (_, regions, second) => {
    expect(lines({ regions })[1]).toBe(second);
  });

  it('names each region in full, however many there are', () => {
    const regions = Array.from({ length: 9 }, (_, at) => region(`Region ${at}`, at, 10));
    expect(lines({ regions }).filter((line) => /^Region \d: /.test(line))).toHaveLength(9);
    expect(lines({ regions: [region('florida', null, 24)] })[4]).toBe('Florida: – valid of 24 (–)');
  });

  it.each([
    [
      'of old data',
      { asOfMs: atMs - 7 * 60_000, warning: 'Data is 7 minutes old' },
      'As of Nov 21, 2026, 2:34 PM Eastern. Data is 7 minutes old',
    ],
    [
      'without data',
      { asOfMs: null, warning: 'Not loaded: Dashboard' },
      'No data yet. Not loaded: Dashboard',
    ],
  ])('says the time %s', (_, change, line) => {
    expect(lines(change)[2]).toBe(line);
  });

  it.each([
    ['no rows', { largestReason: null }, 'Largest reason: –'],
    ['nothing invalid', { largestReason: undefined }, 'Largest reason: none, nothing is invalid'],
  ])('says the reason with %s', (_, change, line) => {
    expect(last(change)[0]).toBe(line);
  });

  it.each([
    ['no alert', { pendingAlerts: 0, oldestAlertMs: null }, 'Alerts: 0 pending'],
    ['an unreadable time', { oldestAlertMs: null }, 'Alerts: 7 pending, oldest –'],
    ['no response', { pendingAlerts: null, oldestAlertMs: null }, 'Alerts: – pending, oldest –'],
  ])('says the alerts with %s', (_, change, line) => {
    expect(last(change)[1]).toBe(line);
  });

  it('keeps a hostile text to one line of its own', () => {
    const text = `\u202ea\n${'x'.repeat(500)}`;
    const all = lines({
      regions: [region(text, 1, 2)],
      largestReason: { label: text, count: 1 },
    });
    expect(all).toHaveLength(8);
    expect(all.join('').length).toBeLessThan(600);
    expect(all.join('')).not.toMatch(/[\n\u202e]/);
  });
});
