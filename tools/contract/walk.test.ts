import { describe, expect, it } from 'vitest';
import { reads, type ReadName } from '../../src/api/contract.ts';
import { findingText } from './checker/print.ts';
import { walk } from './checker/walk.ts';
import { readCalls } from './description/calls.ts';

/** What is said of a response, as it is printed. */
function saidOf(name: ReadName, response: unknown): readonly string[] {
  return walk(reads[name].response, response, readCalls[name]).findings.map(findingText);
}

const region = { key: 'florida', name: 'Florida', validAppointments: 3, totalEvents: 8 };
const alert = {
  id: 'a1',
  title: 'DD',
  customer: 'Ada',
  telemarketer: 'Ana',
  region: 'FL',
  confidence: 70,
  reason: 'why',
  status: 'pending',
  createdAt: '2026-11-21T14:41:00-05:00',
};
const trends = { averageWeekly: 1, bestWeek: null, growthRate: 2 };
const week = {
  weekNumber: 1,
  startDate: '2026-11-02',
  endDate: '2026-11-07',
  totalAppointments: 9,
  dailyAverage: 1.5,
  isPartial: false,
  byRegion: { chicago: 9 },
};
const share = { weeklyAverage: 1, totalAppointments: 2 };
const month = {
  month: '2026-11',
  totalValidAppointments: 9,
  hasPartialData: false,
  weeklyBreakdown: [week],
  trends,
  regionBreakdown: [{ name: 'IL', ...share }],
  telemarketers: { 'Ana Torres': share },
};
const monthly = (change: object) => ({
  summary: { currentMonth: null },
  months: [{ ...month, ...change }],
});

describe('what is as it should be, is not spoken of', () => {
  it.each([
    ['regions', [region]],
    ['alerts', [alert]],
    ['monthly', monthly({})],
    ['recommendations', { recommendations: ['Call earlier'] }],
  ] as const)('%s', (name, response) => {
    expect(saidOf(name, response)).toEqual([]);
  });
});

describe('a tolerance is told with its place', () => {
  it.each<[ReadName, unknown, readonly string[]]>([
    ['regions', [{ ...region, totalEvents: '8' }], ['[0].totalEvents: a number as text']],
    ['regions', [{ ...region, totalEvents: null }], ['[0].totalEvents: null']],
    [
      'regions',
      [{ ...region, totalEvents: -8 }],
      ["[0].totalEvents: a negative number where a count is due: shown as '–'"],
    ],
    [
      'regions',
      [{ ...region, totalEvents: '-8' }],
      [
        '[0].totalEvents: a number as text',
        "[0].totalEvents: a negative number where a count is due: shown as '–'",
      ],
    ],
    [
      'regions',
      [{ ...region, totalEvents: {} }],
      ["[0].totalEvents: an object where a number is due: shown as '–'"],
    ],
    ['regions', [{ ...region, name: 7 }], ['[0].name: a number where text is due']],
    [
      'regions',
      [{ ...region, name: ['Florida'] }],
      ['[0].name: a list where text is due: read as missing'],
    ],
    [
      'regions',
      [region, { ...region, key: 'texas' }],
      ['[1].key: no region that is known: shown as it was sent, it has no screen and no color'],
    ],
    ['regions', [region, region], ['[1].key: the same as in another row']],
    ['regions', { regions: [region] }, ['the list under regions instead of a bare list']],
    [
      'recentValidations',
      { recentValidations: [] },
      ['the list under recentValidations instead of a bare list'],
    ],
    ['recommendations', ['x'], ['a bare list instead of an object with recommendations']],
    [
      'recommendations',
      { recommendations: ['x', 7] },
      ['recommendations[1]: row skipped: a number where text is due'],
    ],
    ['alerts', [{ ...alert, id: '' }], ['[0]: row skipped: nothing in id']],
    ['alerts', [alert, null], ['[1]: row skipped: null where an object is due']],
    [
      'alerts',
      [{ ...alert, createdAt: '2026-11-21T14:41:00' }],
      ['[0].createdAt: a date and time without a zone'],
    ],
    [
      'alerts',
      [{ ...alert, createdAt: '1970-01-01T00:00:00Z' }],
      ['[0].createdAt: a date of 1970 or before, taken for none'],
    ],
    [
      'alerts',
      [{ ...alert, createdAt: 1_790_000_000 }],
      [
        '[0].createdAt: a number where text is due',
        '[0].createdAt: a bare number where a date and time is due',
      ],
    ],
    [
      'alerts',
      [{ ...alert, createdAt: 'yesterday' }],
      ['[0].createdAt: not an ISO date and time with a zone'],
    ],
    ['alerts', [{ ...alert, createdAt: '' }], ['[0].createdAt: empty text']],
    [
      'alerts',
      [{ ...alert, status: 'open' }],
      ['[0].status: another word than pending, reviewed, dismissed: the alert stands on no tab'],
    ],
    [
      'monthly',
      monthly({ weeklyBreakdown: [{ ...week, byRegion: { chicago: '9' } }] }),
      ['months[0].weeklyBreakdown[0].byRegion.chicago: a number as text'],
    ],
    [
      'monthly',
      monthly({ weeklyBreakdown: [{ ...week, isPartial: 'false' }] }),
      ['months[0].weeklyBreakdown[0].isPartial: true or false as text'],
    ],
    ['monthly', monthly({ weeklyBreakdown: null }), ['months[0].weeklyBreakdown: null']],
    [
      'monthly',
      monthly({ weeklyBreakdown: {} }),
      ['months[0].weeklyBreakdown: an object where a list is due: read as empty'],
    ],
    [
      'monthly',
      monthly({ trends: [] }),
      ['months[0].trends: an empty list where an object is due: read as missing'],
    ],
    [
      'monthly',
      monthly({ regionBreakdown: { IL: share } }),
      ['months[0].regionBreakdown: a map where a list is due'],
    ],
    [
      'monthly',
      monthly({
        telemarketers: { 'Ana Torres': 7, 'Bo Li': { ...share, totalAppointments: '2' } },
      }),
      [
        'months[0].telemarketers{1}: entry skipped: a number where an object is due',
        'months[0].telemarketers{2}.totalAppointments: a number as text',
      ],
    ],
    [
      'monthly',
      { summary: { currentMonth: {} }, months: [] },
      ['summary.currentMonth: nothing in month: read as missing'],
    ],
    ['monthly', { months: [] }, ['summary: missing']],
  ])('%s %j', (name, response, said) => {
    expect(saidOf(name, response)).toEqual(said);
  });

  it('of an optional field that is missing, or of one whose second name is there, nothing is said', () => {
    const rows = [
      { title: 'DD', customerName: 'Ada', field_agent: 'Jim', region: 'IL', telemarketer: 'Ana' },
    ].map((row) => ({ ...row, time: alert.createdAt, phone: '1', status: 'valid' }));
    const totals = { total: 1, valid: 1, invalid: 0 };
    expect(saidOf('appointments', { appointments: rows, ...totals })).toEqual([]);
    const [{ customerName, ...without } = { customerName: '' }] = rows;
    expect(customerName).toBe('Ada');
    expect(saidOf('appointments', { appointments: [without], ...totals })).toEqual([
      'appointments[0].customer: missing',
    ]);
  });
});

describe('what happens often is told once', () => {
  it('with how often it happens', () => {
    const rows = Array.from({ length: 60 }, (_, i) => {
      const { confidence, ...rest } = { ...alert, id: `a${i}` };
      return i < 12 ? rest : { ...rest, confidence };
    });
    expect(saidOf('alerts', rows)).toEqual(['[*].confidence: missing in 12 of 60 rows']);
    const all = rows.map((row) => ({ ...row, confidence: 'sure' }));
    expect(saidOf('alerts', all)).toEqual([
      "[*].confidence: text where a number is due in all 60 rows: shown as '–'",
    ]);
  });

  it('and one of several by its own place', () => {
    const rows = [region, { ...region, key: 'arizona', totalEvents: '8' }];
    expect(saidOf('regions', rows)).toEqual(['[1].totalEvents: a number as text']);
  });
});

describe('a note is no tolerance', () => {
  it('for fields that nothing reads, told by name where the name can only be that of a field', () => {
    const [note, ...more] = saidOf('regions', [
      { ...region, color: 'x', tier: 1, 'Ada Lovelace': 1 },
    ]);
    expect(more).toEqual([]);
    expect(note).toBe('note: [*]: fields that nothing reads: tier, 1 more');
  });

  it('for what the app shows as it is', () => {
    expect(saidOf('alerts', [{ ...alert, confidence: 0.7 }])[0]).toMatch(/^note: .*fraction\?$/);
    expect(saidOf('alerts', [{ ...alert, confidence: 170 }])[0]).toMatch(
      /^note: .*outside 0 to 100/,
    );
  });
});

describe('a misfit is told with what was expected, and what kind of thing was found', () => {
  it.each<[ReadName, unknown, string]>([
    ['dashboard', null, 'expected an object; found null'],
    ['dashboard', [], 'expected an object; found an empty list'],
    ['dashboard', 'Ada', 'expected an object; found text'],
    ['regions', 7, 'expected a list, or an object with regions; found a number'],
    ['regions', {}, 'expected a list, or an object with regions; found an object without a list'],
    [
      'regions',
      { rows: [] },
      'expected a list, or an object with regions; found an object with a list under another name',
    ],
    [
      'appointments',
      { total: 3, appointments: {} },
      'expected a list, or an object with appointments; found an object without a list',
    ],
  ])('%s %j', (name, response, said) => {
    expect(saidOf(name, response)[0]).toBe(said);
  });

  it('what an object inherits is not in it', () => {
    for (const tricky of [
      JSON.parse('{"__proto__": {"regions": [1]}, "constructor": 1}') as unknown,
      Object.create({ regions: [region] }) as unknown,
    ])
      expect(saidOf('regions', tricky)[0]).toMatch(/found an object without a list$/);
  });
});
