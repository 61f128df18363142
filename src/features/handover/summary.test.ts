import { describe, expect, it } from 'vitest';
import { appointment, figuresOfRegions, telemarketer } from '../../../tests/entities.ts';
import { readPerson } from '../../domain/people.ts';
import { readRegion } from '../../domain/region/region.ts';
import type { NeedLine } from '../needs-you/needs-you.ts';
import { summaryLines, type Summary } from './summary.ts';

const region = (key: string, validAppointments: number, totalEvents: number) => ({
  key,
  name: key,
  validAppointments,
  totalEvents,
});

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
  regions: figuresOfRegions(
    region('california', 46, 48),
    region('chicago', 33, 42),
    region('arizona', 19, 31),
    region('florida', 11, 24),
  ),
  waitingIn: () => 1,
  telemarketers: [
    telemarketer({ name: 'Ana Torres', appointments: 34 }),
    telemarketer({ name: 'Marcus Reed', appointments: 0 }),
  ],
  booked: 120,
  reasons: [
    { label: 'Empty who field', count: 7 },
    { label: 'Title contains busy', count: 4 },
  ],
  invalid: 38,
  pendingAlerts: 7,
  longestWaitMs: 26 * 60_000,
  unknownReps: 5,
  listedEvents: 146,
};

const equal = (...labels: readonly string[]) => labels.map((label) => ({ label, count: 2 }));

const lines = (change: Partial<Summary>) => summaryLines({ ...summary, ...change });
const last = (change: Partial<Summary>) => lines(change).slice(-3);

describe('the text of a handover', () => {
  it('has the totals, each region once, the telemarketers, and the open work', () => {
    expect(summaryLines(summary)).toEqual([
      'Nov 21, 2:41 PM: 104 valid',
      'All regions: 109 valid of 145 (75.2%), Good',
      'California: 46 valid of 48 (95.8%), Excellent',
      'Illinois: 33 valid of 42 (78.6%), Good',
      'Arizona: 19 valid of 31 (61.3%), Warning',
      'Florida: 11 valid of 24 (45.8%), Poor',
      'By telemarketer: Ana Torres 34 of 120, Marcus Reed 0 of 120',
      'Largest reason: Empty who field, 7 of 38 invalid (18.4%)',
      'Alerts: 7 pending, oldest 26 min old',
      'Unknown reps: 5 of 146 events',
    ]);
  });

  it('has the warning and the change under the totals', () => {
    const change = '2 fewer valid than yesterday (104 vs 106)';
    expect(lines({ warning: 'Not loaded: Alerts', change }).slice(1, 4)).toEqual([
      'Not loaded: Alerts',
      change,
      'All regions: 109 valid of 145 (75.2%), Good',
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
      'All regions: 109 valid of 145 (75.2%), Good',
      'California: 46 valid of 48 (95.8%), Excellent',
      'Illinois: 33 valid of 42 (78.6%), Good',
      'Arizona: 19 valid of 31 (61.3%), Warning',
      'By telemarketer: Marcus Reed 0 of 120',
      'Largest reason: Empty who field, 7 of 38 invalid (18.4%)',
      'Unknown reps: 5 of 146 events',
    ]);
  });

  it('has no line for the others where each needs somebody', () => {
    const needs = [
      need('region', 'Florida', { subject: readRegion('FL') }),
      need('telemarketer', 'Ana Torres', { subject: readPerson('Ana Torres') }),
      need('engine', 'Validation Engine'),
      need('reps', 'Sales reps'),
    ];
    const regions = figuresOfRegions(region('florida', 11, 24));
    const telemarketers = [telemarketer({ name: 'Ana Torres', appointments: 34 })];
    expect(lines({ needs, regions, telemarketers, booked: null }).slice(1)).toEqual([
      'Florida: 11 valid of 24 (45.8%), Poor, 9 more invalid',
      'Ana Torres: 9 more invalid (12 of 33), 34',
      'Validation Engine: 9 more invalid (12 of 33)',
      'Unknown reps: 5 of 146 events',
      'All regions: 11 valid of 24 (45.8%), Poor',
      'Largest reason: Empty who field, 7 of 38 invalid (18.4%)',
      'Alerts: 7 pending, oldest 26 min old',
    ]);
  });

  it.each([
    ['a week', { days: 'Nov 16 to Nov 21' }, 'Nov 16 to Nov 21: 104 valid'],
    ['no response', { atMs: null, valid: null }, '–: – valid'],
    ['thousands', { valid: 9_700 }, 'Nov 21, 2:41 PM: 9,700 valid'],
  ])('has this first line with %s', (_, change, first) => {
    expect(lines(change)[0]).toBe(first);
  });

  const named = (names: string) => names.split(' ').map((name, at) => region(name, at, 10 + at));

  it.each([
    ['none', [], ['All regions: – valid of – (–)']],
    [
      'no events',
      [region('florida', 0, 0)],
      ['All regions: 0 valid of 0 (–)', 'Florida: 0 valid of 0 (–)'],
    ],
    [
      'another one',
      [region('Atlantis', 1_000, 2_000)],
      [
        'All regions: 1,000 valid of 2,000 (50%), Warning',
        'Atlantis: 1,000 valid of 2,000 (50%), Warning',
      ],
    ],
  ])('has their sum and a line for each region with %s', (_, regions, texts) => {
    expect(lines({ regions: figuresOfRegions(...regions) }).slice(1, -4)).toEqual(texts);
  });

  it.each([
    ['six', named('a b c d e f'), 'a b c d e f', 'f: 5 valid of 15 (33.3%), 1 waiting'],
    [
      'more',
      named('a b c d e f g h'),
      'h g f e d c 2 others',
      '2 others: 1 valid of 21 (4.8%), Poor',
    ],
  ])('names six regions at most, the largest, of %s', (_, regions, names, end) => {
    const texts = lines({ regions: figuresOfRegions(...regions) }).slice(2, -4);
    expect(texts.map((text) => text.split(':')[0]).join(' ')).toBe(names);
    expect(texts.at(-1)).toBe(end);
  });

  it('has what waits in place of the band of few events (C36)', () => {
    const regions = figuresOfRegions(region('arizona', 0, 2), region('florida', 2, 2));
    expect(lines({ regions }).slice(1, 4)).toEqual([
      'All regions: 2 valid of 4 (50%), 1 waiting',
      'Arizona: 0 valid of 2 (0%), 1 waiting',
      'Florida: 2 valid of 2 (100%)',
    ]);
  });

  it('names no largest reason of four equal ones', () => {
    expect(lines({ reasons: equal('Busy', 'No code', 'Time off', 'Test') }).join()).not.toMatch(
      /reason/i,
    );
  });

  it('has a dash without telemarketers', () => {
    expect(lines({ telemarketers: [] })).toContain('By telemarketer: –');
  });

  it.each([
    ['some of the appointments', { reasons: null }, 'Largest reason: –'],
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
    ['no alert', { pendingAlerts: 0, longestWaitMs: null }, 'Alerts: 0 pending'],
    ['no readable time', { longestWaitMs: null }, 'Alerts: 7 pending'],
    ['no response', { pendingAlerts: null, longestWaitMs: null }, 'Alerts: – pending'],
  ])('has this alerts line with %s', (_, change, line) => {
    expect(last(change)[1]).toBe(line);
  });

  it('keeps a hostile text to one line of its own', () => {
    const text = `\u202ea\n${'x'.repeat(500)}`;
    const all = lines({
      regions: figuresOfRegions(region(text, 1, 2)),
      telemarketers: [telemarketer({ name: text, appointments: 1 })],
      reasons: [{ label: appointment({ reason: text }).reason, count: 1 }],
    });
    expect(all).toHaveLength(7);
    expect(all.join('').length).toBeLessThan(600);
    expect(all.join('')).not.toMatch(/[\n\u202e]/);
  });
});
