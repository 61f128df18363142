import { describe, expect, it } from 'vitest';
import { appointment, figuresOfRegions, telemarketer, waits } from '../../../tests/entities.ts';
import { readPerson } from '../../domain/people.ts';
import { readRegion } from '../../domain/region/region.ts';
import type { NeedLine } from '../needs-you/needs-you.ts';
import { reasonsOf, summaryLines, type Summary } from './summary.ts';

const region = (key: string, validAppointments: number | null, totalEvents: number | null) => ({
  key,
  name: key,
  validAppointments,
  totalEvents,
});

const received = (...rows: ReturnType<typeof region>[]) => figuresOfRegions(...rows).received;

const atMs = Date.parse('2026-11-21T14:41:20-05:00');

const need = (
  kind: NeedLine['kind'],
  name: string,
  rest: Pick<NeedLine, 'subject'> = {},
): NeedLine => ({
  kind,
  name,
  atRiskCount: 9,
  base: '12 of 33',
  atRisk: ['9', 'more invalid'],
  cause: '',
  action: '',
  href: '',
  ...rest,
});

const summary: Summary = {
  atMs,
  days: null,
  warning: '',
  change: '',
  needs: [],
  valid: 104,
  invalid: 38,
  total: 145,
  regions: received(
    region('california', 46, 48),
    region('chicago', 33, 42),
    region('arizona', 19, 31),
    region('florida', 11, 24),
  ),
  telemarketers: [
    telemarketer({ name: 'Ana Torres', appointments: 34 }),
    telemarketer({ name: 'Marcus Reed', appointments: null }),
  ],
  booked: 120,
  reasons: [
    { label: 'Empty who field', count: 7 },
    { label: 'Title contains busy', count: 4 },
  ],
  unknownRegions: '',
  pendingAlerts: 7,
  waits: waits({ longestMs: 26 * 60_000 }),
  unknownReps: 5,
};

const equal = (...labels: readonly string[]) => labels.map((label) => ({ label, count: 2 }));

const lines = (change: Partial<Summary>) => summaryLines({ ...summary, ...change });
const last = (change: Partial<Summary>) => lines(change).slice(-3);

describe('the text of a handover', () => {
  it('has the totals, each region once, the telemarketers, and the open work', () => {
    expect(summaryLines(summary)).toEqual([
      'Nov 21, 2:41 PM: 104 valid of 145 (71.7%), Good',
      'California: 46 valid of 48 (95.8%), Excellent',
      'Illinois: 33 valid of 42 (78.6%), Good',
      'Arizona: 19 valid of 31 (61.3%), Warning',
      'Florida: 11 valid of 24 (45.8%), Poor',
      'By telemarketer: Ana Torres 34 of 120, Marcus Reed –',
      'Largest reason: Empty who field, 7 of 38 invalid (18.4%)',
      'Alerts: 7 pending, oldest 26 min old',
      'Unknown reps: 5 of 145 events',
    ]);
  });

  it('has the warning and the change under the totals', () => {
    const change = '2 fewer valid than yesterday (104 vs 106)';
    expect(lines({ warning: 'Not loaded: Alerts', change }).slice(1, 4)).toEqual([
      'Not loaded: Alerts',
      change,
      'California: 46 valid of 48 (95.8%), Excellent',
    ]);
  });

  it('has what needs somebody first, and nobody twice (53)', () => {
    const needs = [
      need('region', 'Florida', { subject: readRegion('FL') }),
      need('telemarketer', 'Ana Torres', { subject: readPerson('ana  torres') }),
      need('alerts', 'Manual validation'),
    ];
    expect(lines({ needs }).slice(1)).toEqual([
      'Florida: 11 valid of 24 (45.8%), Poor, 9 more invalid',
      'Ana Torres: 9 more invalid (12 of 33), 34 of 120',
      'Alerts: 7 pending, oldest 26 min old',
      'California: 46 valid of 48 (95.8%), Excellent',
      'Illinois: 33 valid of 42 (78.6%), Good',
      'Arizona: 19 valid of 31 (61.3%), Warning',
      'By telemarketer: Marcus Reed –',
      'Largest reason: Empty who field, 7 of 38 invalid (18.4%)',
      'Unknown reps: 5 of 145 events',
    ]);
  });

  it('has no line for the others where each needs somebody', () => {
    const needs = [
      need('region', 'Florida', { subject: readRegion('FL') }),
      need('telemarketer', 'Ana Torres', { subject: readPerson('Ana Torres') }),
      need('engine', 'Validation Engine'),
      need('reps', 'Sales reps'),
    ];
    const regions = received(region('florida', 11, 24));
    const telemarketers = [telemarketer({ name: 'Ana Torres', appointments: 34 })];
    expect(lines({ needs, regions, telemarketers, booked: null }).slice(1)).toEqual([
      'Florida: 11 valid of 24 (45.8%), Poor, 9 more invalid',
      'Ana Torres: 9 more invalid (12 of 33), 34',
      'Validation Engine: 9 more invalid (12 of 33)',
      'Unknown reps: 5 of 145 events',
      'Largest reason: Empty who field, 7 of 38 invalid (18.4%)',
      'Alerts: 7 pending, oldest 26 min old',
    ]);
  });

  it.each([
    ['a week', { days: 'Nov 16 to Nov 21' }, 'Nov 16 to Nov 21: 104 valid of 145 (71.7%), Good'],
    ['no response', { atMs: null, valid: null, total: null }, '–: – valid of – (–)'],
    ['an unreadable total', { total: null }, 'Nov 21, 2:41 PM: 104 valid of – (–)'],
    ['no events', { valid: 0, total: 0 }, 'Nov 21, 2:41 PM: 0 valid of 0 (–)'],
    [
      'thousands',
      { valid: 9_700, total: 10_000 },
      'Nov 21, 2:41 PM: 9,700 valid of 10,000 (97%), Excellent',
    ],
  ])('has this first line with %s', (_, change, first) => {
    expect(lines(change)[0]).toBe(first);
  });

  const named = (names: string) => names.split(' ').map((name, at) => region(name, at, 10 + at));

  it.each([
    ['none', [], ['Regions: –']],
    ['an unreadable figure', [region('florida', null, 24)], ['Florida: – valid of 24 (–)']],
    ['an unknown one', [region('Atlantis', 1, 2)], ['Atlantis: 1 valid of 2 (50%), Warning']],
  ])('has a line for each region with %s', (_, regions, texts) => {
    expect(lines({ regions: received(...regions) }).slice(1, -4)).toEqual(texts);
  });

  it.each([
    ['six', named('a b c d e f'), 'a b c d e f', 'f: 5 valid of 15 (33.3%), Poor'],
    [
      'more',
      named('a b c d e f g h'),
      'h g f e d c 2 others',
      '2 others: 1 valid of 21 (4.8%), Poor',
    ],
    [
      'an unreadable one among the others',
      [...named('b c d e f g'), region('a', 1, null)],
      'g f e d c b 1 other',
      '1 other: 1 valid of – (–)',
    ],
  ])('names six regions at most, the largest, of %s', (_, regions, names, end) => {
    const texts = lines({ regions: received(...regions) }).slice(1, -4);
    expect(texts.map((text) => text.split(':')[0]).join(' ')).toBe(names);
    expect(texts.at(-1)).toBe(end);
  });

  it('names no largest reason of four equal ones', () => {
    expect(lines({ reasons: equal('Busy', 'No code', 'Time off', 'Test') }).join()).not.toMatch(
      /reason/i,
    );
  });

  it('tells of events of unknown regions after the regions', () => {
    const unknownRegions = '12 events have an unknown region';
    expect(lines({ unknownRegions })[5]).toBe(unknownRegions);
  });

  it('has a dash without telemarketers', () => {
    expect(lines({ telemarketers: [] })).toContain('By telemarketer: –');
  });

  it.each([
    ['no rows', { reasons: null }, 'Largest reason: –'],
    ['nothing invalid', { reasons: [] }, 'Largest reason: none, nothing is invalid'],
    [
      'three equal reasons',
      { reasons: equal('Busy', 'No code', 'Time off') },
      'Largest reasons: Busy, No code and Time off, 2 of 38 invalid each (5.3%)',
    ],
  ])('has this reason line with %s', (_, change, line) => {
    expect(last(change)[0]).toBe(line);
  });

  it.each([
    ['no alert', { pendingAlerts: 0, waits: waits({ pending: 0 }) }, 'Alerts: 0 pending'],
    [
      'an alert without a time',
      { waits: waits({ longestMs: 9, untimed: 1 }) },
      'Alerts: 7 pending, oldest –, 1 without a time',
    ],
    [
      'times in the future',
      { waits: waits({ inFuture: 7 }) },
      'Alerts: 7 pending, oldest –, 7 with a time in the future',
    ],
    [
      'alerts not received',
      { waits: waits({ pending: null, longestMs: 9 }) },
      'Alerts: 7 pending, oldest –',
    ],
    [
      'no response',
      { pendingAlerts: null, waits: waits({ pending: 0 }) },
      'Alerts: – pending, oldest –',
    ],
  ])('has this alerts line with %s', (_, change, line) => {
    expect(last(change)[1]).toBe(line);
  });

  it('keeps a hostile text to one line of its own', () => {
    const text = `\u202ea\n${'x'.repeat(500)}`;
    const all = lines({
      regions: received(region(text, 1, 2)),
      telemarketers: [telemarketer({ name: text, appointments: 1 })],
      reasons: [{ label: appointment({ reason: text }).reason, count: 1 }],
    });
    expect(all).toHaveLength(6);
    expect(all.join('').length).toBeLessThan(600);
    expect(all.join('')).not.toMatch(/[\n\u202e]/);
  });
});

it.each([
  [{ reasons: equal('Busy') }, 9, equal('Busy')],
  [{ reasons: [] }, 0, []],
  [{ reasons: [] }, null, []],
  // Events that the server counts and does not list, and a part of the events.
  [{ reasons: [] }, 9, null],
  [null, 9, null],
])('of %j and %j invalid by the server the reasons are %j', (why, counted, reasons) => {
  expect(reasonsOf(why, counted)).toEqual(reasons);
});
