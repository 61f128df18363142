import { describe, expect, it } from 'vitest';
import { reads, type ReadName } from '../../src/calls/index.ts';
import { findingText } from './checker/print.ts';
import { walk } from './checker/walk.ts';
import { readCalls } from './description/calls.ts';
import { goodResponse, type Row } from './servers.ts';

/** The printed findings on a response. */
function remarksOn(name: ReadName, response: unknown): readonly string[] {
  return walk(reads[name].response, response, readCalls[name]).findings.map(findingText);
}

/** A remark with its place behind the level: 'loss: [0].id: …'. */
const at =
  (place: string) =>
  (remark = '') =>
    remark.replace(/^(?:misfit: |loss: |note: )?/, (level) => level + place);

/** The first row of a list of the simulated center, so that new fields are in it. */
async function sentRow(name: ReadName, list?: string): Promise<Row> {
  const response = await goodResponse(name);
  const rows = list === undefined ? response : Reflect.get(response as Row, list);
  return { ...(rows as Row[])[0] };
}

const region = await sentRow('regions');
const alert = await sentRow('alerts');
const appointment = await sentRow('appointments', 'appointments');
const month = await sentRow('monthly', 'months');
const [week] = month['weeklyBreakdown'] as [Row];
const [share] = Object.values(month['telemarketers'] as Row) as [Row];
const { name: _name, ...regionShare } = (month['regionBreakdown'] as [Row])[0];
const monthly = (change: object) => ({
  summary: { currentMonth: null },
  months: [{ ...month, ...change }],
});

// walk-property.test.ts shows that good responses have no findings; docs/backend.md has more of these texts.
describe('a tolerance is told with its place', () => {
  it.each<[object, string, string?]>([
    [{ totalEvents: '8' }, '.totalEvents: a number as text'],
    [{ totalEvents: null }, "misfit: .totalEvents: null: '–', and no rate"],
    [
      { totalEvents: '-8' },
      "misfit: .totalEvents: a negative number where a count is due: shown as '–'",
      '.totalEvents: a number as text',
    ],
    [{ totalEvents: {} }, "misfit: .totalEvents: an object where a number is due: shown as '–'"],
    [{ name: 7 }, '.name: a number where text is due'],
    [{ name: [{}] }, 'misfit: .name: a list where text is due: read as missing'],
  ])('a region with %j', (change, ...said) => {
    const places = said.map(at('[0]'));
    expect(remarksOn('regions', [{ ...region, ...change }])).toEqual(places);
  });

  it.each<[object, string, string?]>([
    [{ id: '' }, "misfit: .id: empty text: shown, but it can't be decided (rulings A14)"],
    [{ createdAt: '' }, "misfit: .createdAt: empty text: '–', and the list in the server's order"],
    [
      { status: 'open' },
      'misfit: .status: another word than pending, reviewed, dismissed: on no tab, counted on the card',
    ],
  ])('an alert with %j', (change, ...said) => {
    expect(remarksOn('alerts', [{ ...alert, ...change }])).toEqual(said.map(at('[0]')));
  });

  it.each<[object, string, string?]>([
    [
      { weeklyBreakdown: [{ ...week, isPartial: 'false' }] },
      'weeklyBreakdown[0].isPartial: text where true or false is due: read as false',
    ],
    [{ weeklyBreakdown: null }, "misfit: weeklyBreakdown: null: 'No weeks to show yet'"],
    [
      { weeklyBreakdown: {} },
      'weeklyBreakdown: an empty object where a list is due: read as empty',
    ],
    [{ trends: [] }, 'misfit: trends: an empty list where an object is due: read as missing'],
    [{ regionBreakdown: { IL: regionShare } }, 'regionBreakdown: a map where a list is due'],
    [
      { telemarketers: { 'Ana Torres': 7, 'Bo Li': { ...share, totalAppointments: '2' } } },
      'misfit: telemarketers{1}: entry skipped: a number where an object is due',
      'telemarketers{2}.totalAppointments: a number as text',
    ],
  ])('a month with %j', (change, ...said) => {
    const places = said.map(at('months[0].'));
    expect(remarksOn('monthly', monthly(change))).toEqual(places);
  });

  it.each<[ReadName, unknown, string]>([
    ['regions', [region, region], 'loss: [1].key: the same as in another row'],
    [
      'recommendations',
      { recommendations: ['x', 7] },
      'misfit: recommendations[1]: row skipped: a number where text is due',
    ],
    ['alerts', [alert, null], 'misfit: [1]: row skipped: null where an object is due'],
    [
      'monthly',
      { summary: { currentMonth: {} }, months: [] },
      'loss: summary.currentMonth: nothing in month: read as missing',
    ],
    ['monthly', { months: [] }, 'loss: summary: missing: the months alone are shown'],
  ])('%s %j', (name, response, said) => {
    expect(remarksOn(name, response)).toEqual([said]);
  });

  it('of an optional field that is missing, or of one whose second name is there, nothing is said', () => {
    const { customer: _customer, salesRep: _salesRep, ...row } = appointment;
    const full = { ...row, customerName: 'Ada', field_agent: 'Jim', reason: undefined };
    const remarksOnRow = (sent: object) =>
      remarksOn('appointments', { appointments: [sent], total: 1, valid: 1, invalid: 0 });
    expect(remarksOnRow(full)).toEqual([]);
    expect(remarksOnRow({ ...full, customerName: null })).toEqual([
      "misfit: appointments[0].customer: missing: 'N/A'",
    ]);
  });
});

describe('a mistake that comes often is reported once', () => {
  it('with how often it happens', () => {
    const rows = Array.from({ length: 60 }, (_, i) => ({ ...alert, id: `a${i}`, confidence: 70 }));
    const some = rows.map((row, i) => (i < 12 ? { ...row, confidence: undefined } : row));
    expect(remarksOn('alerts', some)).toEqual([
      "loss: [*].confidence: missing in 12 of 60 rows: '–', colored as low",
    ]);
  });

  it('and one of several by its own place', () => {
    const rows = [region, { ...region, key: 'arizona', totalEvents: '8' }];
    expect(remarksOn('regions', rows)).toEqual(['[1].totalEvents: a number as text']);
  });
});

describe('a note is no tolerance', () => {
  it('for fields that nothing reads, told by name where the name can only be that of a field', () => {
    const row = { ...region, color: 'x', tier: 1, 'Ada Lovelace': 1 };
    expect(remarksOn('regions', [row])).toEqual([
      'note: [*]: fields that nothing reads: tier, 1 more',
    ]);
  });

  it('for what the app shows as it is', () => {
    const rows = [0.7, 170].map((confidence, i) => ({ ...alert, id: `a${i}`, confidence }));
    expect(remarksOn('alerts', rows)).toEqual([
      expect.stringMatching(/^loss: .*perhaps a fraction: shown as less than one percent$/),
      expect.stringMatching(/^note: .*outside 0 to 100/),
    ]);
  });
});

describe('a misfit is told with what was expected, and what kind of thing was found', () => {
  const list = (name: string, found: string) =>
    `misfit: expected a list, or an object with ${name}; found ${found}`;
  const dashboard = 'misfit: expected an object with metrics, systemStatus; found';

  it.each<[ReadName, unknown, string]>([
    ['dashboard', null, `${dashboard} null`],
    ['dashboard', [], `${dashboard} an empty list`],
    ['dashboard', 'Ada', `${dashboard} text`],
    ['dashboard', { error: 'Ada' }, `${dashboard} an object without them`],
    ['regions', 7, list('regions', 'a number')],
    ['regions', {}, list('regions', 'an object without a list')],
    ['appointments', { total: 3 }, list('appointments', 'an object without a list')],
    [
      'regions',
      JSON.parse('{"__proto__": {"regions": [1]}, "constructor": 1}'),
      list('regions', 'an object without a list'),
    ],
    ['regions', Object.create({ regions: [1] }), list('regions', 'an object without a list')],
  ])('%s %j', (name, response, said) => {
    expect(remarksOn(name, response)[0]).toBe(said);
  });
});
