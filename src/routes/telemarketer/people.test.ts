import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { reads } from '../../api/contract.ts';
import { isFew } from '../../domain/number/thresholds.ts';
import {
  accuracies,
  listText,
  newestMonth,
  newestMonths,
  shareOfMonth,
  accuracyTotals,
} from './counts.ts';
import { neighbor, peopleInOrder } from './people.ts';

const designated = ['Ana Torres', 'Daniel Cole'];

describe('the telemarketers to choose from', () => {
  it('are the designated in their order, then the others by name, each once', () => {
    const others = ['Zoe', 'daniel cole', 'N/A', '', 'Ben', ' zoe ', '\u200B'];
    expect(peopleInOrder(designated, others)).toEqual(['Ana Torres', 'Daniel Cole', 'Ben', 'Zoe']);
  });

  it.each([
    ['Ana Torres', 1, 'Daniel Cole'],
    [' ana torres', -1, 'Zoe'],
    ['Zoe', 1, 'Ana Torres'],
    ['Nobody', 1, 'Ana Torres'],
    ['Nobody', -1, 'Zoe'],
  ] as const)('from %s by %i: %s', (name, by, next) => {
    expect(neighbor([...designated, 'Zoe'], name, by)).toBe(next);
  });

  it('has no neighbor in an empty list', () => {
    expect(neighbor([], 'Ana', 1)).toBeUndefined();
  });
});

describe('the accuracy', () => {
  const row = (name: string, correct: number | null, total: number | null) => ({
    name,
    correct,
    total,
    accuracy: correct === null || total === null ? null : (correct * 100) / total,
  });
  const sent = [row('ANA TORRES', 90, 100), row('Ben', 3, 3), row('Zoe', 99, 100)];

  it('is sorted best first, then few cases, then people without metrics', () => {
    const rows = accuracies(['Daniel Cole', 'Ben', 'Ana Torres', 'Zoe', 'zoe'], sent);
    expect(rows.map(({ name }) => name.toLowerCase())).toEqual([
      'zoe',
      'ana torres',
      'ben',
      'daniel cole',
    ]);
    expect(rows.at(-1)).toEqual({
      name: 'Daniel Cole',
      correct: null,
      total: null,
      accuracy: null,
    });
  });

  it('of all people includes only rows with both counts', () => {
    expect(accuracyTotals([...sent, row('Old', null, 40)])).toEqual({
      people: 3,
      correct: 192,
      total: 203,
    });
  });

  it.each([
    [19, true],
    [20, false],
    [0, true],
    [null, true],
  ])('of %s cases is of few: %s', (cases, few) => {
    expect(isFew(cases)).toBe(few);
  });
});

describe('the share of a month', () => {
  const data = v.parse(reads.monthly.response, {
    summary: { currentMonth: { month: '2026-11', totalValidAppointments: 200 } },
    months: [
      {
        month: '2026-10',
        totalValidAppointments: 50,
        telemarketers: { 'ana torres': { totalAppointments: 20 }, Ben: {} },
      },
    ],
  });
  const [november, october] = newestMonths(data);

  it('is newest first', () => {
    expect([november?.month, october?.month]).toEqual(['2026-11', '2026-10']);
    expect(newestMonths(undefined)).toEqual([]);
    expect(newestMonth(data)).toBe(november);
    const odd = v.parse(reads.monthly.response, { summary: { currentMonth: { month: 'soon' } } });
    expect(newestMonth(odd)).toBeUndefined();
  });

  it.each([
    ['Ana Torres', { count: 20, total: 50, share: 40 }],
    ['Nobody', { count: 0, total: 50, share: 0 }],
    ['Ben', { count: null, total: 50, share: null }],
  ])('of %s', (name, share) => {
    expect(october && shareOfMonth(october, name)).toEqual(share);
  });

  it('is unknown if the month lists no telemarketer', () => {
    const share = november && shareOfMonth(november, 'Ana Torres');
    expect(share).toEqual({ count: null, total: 200, share: null });
  });
});

it('copies rows as lines with tabs, and defuses formulas', () => {
  const { rows } = v.parse(reads.appointments.response, [
    {
      title: '=HYPERLINK("x")',
      customer: 'Ada\tLee\nx',
      region: 'chicago',
      salesRep: 'jamal_whitaker',
      status: 'blocked',
      reason: '-1',
      type: 'Full validation',
      time: '2026-11-21T19:26:00Z',
    },
    { title: 'DD', status: 'valid', type: 'Full validation' },
  ]);
  expect(listText(rows).split('\n')).toEqual([
    'Time (ET)\tTitle\tCustomer\tRegion\tSales rep\tType or reason\tStatus',
    'Nov 21, 2026, 2:26 PM\t\'=HYPERLINK("x")\tAda Lee x\tIllinois\tJamal Whitaker\t\'-1\tblocked',
    '–\tDD\tN/A\tN/A\tUnknown\tFull validation\tvalid',
  ]);
});
