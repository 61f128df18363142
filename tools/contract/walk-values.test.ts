import { describe, expect, it } from 'vitest';
import { reads, type ReadName } from '../../src/calls/index.ts';
import { findingText } from './checker/print.ts';
import { walk } from './checker/walk.ts';
import { readCalls } from './description/calls.ts';
import { checked, bytes, goodResponse, serveReads, type Row } from './servers.ts';

// The checker's messages for values in other forms than the contract's (rulings A10-A19); docs/api.md has the same list.

function remarksOn(name: ReadName, response: unknown): readonly string[] {
  return walk(reads[name].response, response, readCalls[name]).findings.map(findingText);
}

const alerts = (await goodResponse('alerts')) as Row[];
const validations = (await goodResponse('recentValidations')) as Row[];
const { appointments } = (await goodResponse('appointments')) as { appointments: Row[] };
const { months } = (await goodResponse('monthly')) as { months: Row[] };
const [week] = (months[0] as Row)['weeklyBreakdown'] as [Row];
const quality = (await goodResponse('dataQuality')) as Row;
const [phone] = quality['phoneCorrections'] as [Row];

type Remark = string | null;
/** The place is behind the level: 'loss: [0].id: …'. */
const found = (place: string, remark: Remark) =>
  remark === null ? [] : [remark.replace(/^(?:misfit: |loss: |note: )?/, (level) => level + place)];

const inNoOrder = "shown as it was sent, and its list in the server's order";
const today = "a time of day alone: read as today's, Eastern";
const otherForm = 'another form of ISO 8601: read as its instant';
const eastern =
  'a date and time without a zone: read as an Eastern one; if it is UTC, it is shown 4 or 5 hours late';

describe('times (A12)', () => {
  const times: readonly [time: unknown, remark: Remark][] = [
    ['2026-11-21T14:41:00-05:00', null],
    ['2026-11-21T19:41:00.000Z', null],
    ['2026-11-21T19:41:00+00', otherForm],
    ['2026-11-21T14:41:00 -05', otherForm],
    ['2026-11-21 14:41-0500', otherForm],
    ['20261121T194100Z', otherForm],
    ['2026-11-21T14:41:00-05:00[America/New_York]', otherForm],
    ['2026-11-21T14:41:00', eastern],
    ['2026-11-21 14:41', eastern],
    [1_790_000_000, 'epoch seconds: read as their instant'],
    ['1790000000', 'epoch seconds: read as their instant'],
    [1_790_000_000_000, 'epoch milliseconds: read as their instant'],
    [1_790_000_000_000.5, 'epoch milliseconds: read as their instant'],
    ['2026-325T14.5-05', otherForm],
    ['2026-W47-6T14:41', eastern],
    [42, `misfit: a number that is neither epoch seconds nor milliseconds: ${inNoOrder}`],
    ['2026-11-21', `misfit: a day without a time: ${inNoOrder}`],
    ['1970-01-01T00:00:00Z', `misfit: a date of 1970 or before, taken for none: ${inNoOrder}`],
    ['03/04/2026 10:00', `misfit: an ambiguous date, taken for none: ${inNoOrder}`],
    ['yesterday', `misfit: not a date and time: ${inNoOrder}`],
  ];
  it.each(times)('an alert of %j', (createdAt, remark) => {
    const place = '[0].createdAt: ';
    expect(remarksOn('alerts', [{ ...alerts[0], createdAt }])).toEqual(found(place, remark));
  });

  it.each<[string, ReadName, Remark]>([
    ['2:05 PM', 'appointments', today],
    ['14:05', 'appointments', today],
    ['25:61', 'appointments', `misfit: not a date and time: ${inNoOrder}`],
    ['2:05 PM', 'recentValidations', `misfit: a time of day without a date: ${inNoOrder}`],
  ])('%s in %s', (time, name, remark) => {
    const isToday = name === 'appointments';
    const row = { ...(isToday ? appointments : validations)[0], time };
    const rows = isToday ? { appointments: [row], total: 1, valid: 1, invalid: 0 } : [row];
    const place = isToday ? 'appointments[0].time: ' : '[0].time: ';
    expect(remarksOn(name, rows)).toEqual(found(place, remark));
  });

  it.each<[field: 'startDate' | 'month', value: unknown, remark: Remark]>([
    ['startDate', '2026-11-16', null],
    [
      'startDate',
      '2026-11-16T00:00:00.000Z',
      'an instant at midnight UTC where a day is due: read as that date',
    ],
    [
      'startDate',
      '2026-11-16T00:00:00-05:00',
      'an instant where a day is due: read as its Eastern date',
    ],
    ['startDate', '20261116', 'another form of a day than YYYY-MM-DD: read as that day'],
    ['startDate', '16 Nov', 'misfit: not a day YYYY-MM-DD: shown as it was sent'],
    ['month', '2026-11', null],
    ['month', '2026-3', 'another form of a month than YYYY-MM: read as that month'],
    ['month', 'March 2026', 'another form of a month than YYYY-MM: read as that month'],
    ['month', '2026-03-01', 'another form of a month than YYYY-MM: read as that month'],
    ['month', 'Q1', 'misfit: not a month YYYY-MM: shown as it was sent'],
  ])('%s %j', (field, value, remark) => {
    const changed = { [field]: value };
    const month =
      field === 'month'
        ? { ...months[0], ...changed }
        : { ...months[0], weeklyBreakdown: [{ ...week, ...changed }] };
    const place = `months[0].${field === 'month' ? '' : 'weeklyBreakdown[0].'}${field}: `;
    const response = { summary: { currentMonth: null }, months: [month] };
    expect(remarksOn('monthly', response)).toEqual(found(place, remark));
  });
});

it.each<[unknown, string]>([
  [0, 'a number where true or false is due: read as false'],
  [1, 'a number where true or false is due: read as true'],
  ['1', 'text where true or false is due: read as true'],
  ['No', 'text where true or false is due: read as false'],
  [2, 'misfit: a number where true or false is due: read as not known'],
  ['perhaps', 'misfit: text where true or false is due: read as not known'],
])('flags (A11): %j', (isValid, remark) => {
  const response = { ...quality, phoneCorrections: [{ ...phone, isValid }] };
  expect(remarksOn('dataQuality', response).slice(0, 1)).toEqual(
    found('phoneCorrections[0].isValid: ', remark),
  );
});

describe('lists (A13, A15, A19)', () => {
  const object = 'an object with numbers for names where a list is due: read as its list';
  it.each<[ReadName, unknown, string]>([
    ['alerts', { 1: alerts[0], 3: alerts[1] }, object],
    ['alerts', { alerts: { 1: alerts[0] } }, `alerts: ${object}`],
    [
      'alerts',
      { alerts: alerts.slice(0, 2), total: 76 },
      "loss: a part of a list, fewer rows than its total: shown as 'n of total received'",
    ],
    [
      'dataQuality',
      { ...quality, phoneCorrections: { items: [] } },
      'loss: phoneCorrections: an object where a list is due: cannot be read, as its card says',
    ],
    [
      'dataQuality',
      { ...quality, phoneCorrections: { 1: phone, 4: phone } },
      `phoneCorrections: ${object}`,
    ],
  ])('%s %j', (name, response, remark) => {
    expect(remarksOn(name, response)).toContain(remark);
  });

  it('no part and no extra field is a total that its rows reach', () => {
    expect(remarksOn('alerts', { alerts: alerts.slice(0, 2), total: 2 })).toEqual([
      'the list under alerts instead of a bare list',
    ]);
  });

  it('an object without any field that is expected is a misfit', () => {
    expect(remarksOn('alertStats', { error: 'no session' })).toEqual([
      'misfit: expected an object with total, pending, reviewed, dismissed, validDecisions, invalidDecisions; found an object without them',
    ]);
  });
});

describe('texts, ids and words (A4, A14, A16-A19, B5)', () => {
  const unknown =
    'misfit: region: no region that is known: shown as it was sent, it has no screen and no color';
  const joined = 'a list where text is due: read as its texts, joined';
  const oneText = 'a list where text is due: read as its one text';
  it.each<[object, ...string[]]>([
    [{ telemarketer: ['Ana Torres', 'Marcus Reed'] }, `telemarketer: ${joined}`],
    [{ telemarketer: ['Ana Torres'] }, `telemarketer: ${oneText}`],
    [{ region: ['florida'] }, `region: ${oneText}`],
    [{ region: ['florida', 'IL'] }, 'misfit: region: a list where text is due: read as missing'],
    [{ region: 'Texas' }, unknown],
    [{ region: '\u200b' }, 'misfit: region: a text with nothing visible: read as missing'],
    [{ id: 7 }, 'id: a number where text is due'],
    [
      { status: 'escalated' },
      'misfit: status: another word than pending, reviewed, dismissed: on no tab, counted on the card',
    ],
    [{ status: ' Pending ' }],
    [
      { manualDecision: 'maybe' },
      "loss: manualDecision: another word than valid, invalid: shown as '–'",
    ],
  ])('an alert with %j', (change, ...remarks) => {
    const said = remarks.flatMap((remark) => found('[0].', remark));
    expect(remarksOn('alerts', [{ ...alerts[0], ...change }])).toEqual(said);
  });

  it('an id whose digits cannot be known', () => {
    const rows = [{ ...validations[0], id: 1e21 }];
    expect(remarksOn('recentValidations', rows)).toEqual([
      'misfit: [0].id: a number whose digits cannot be known where an id is due: read as missing',
    ]);
  });

  it('an id beyond 2^53 is read digit by digit, and told', async () => {
    const [one, two] = ['9007199254740993', '9007199254740992'];
    const rows = JSON.stringify([alerts[0], alerts[1]].map((row, i) => ({ ...row, id: `#${i}` })));
    const body = rows.replace('"#0"', one).replace('"#1"', two);
    const { call, lines } = await checked(serveReads({ alerts: bytes(body) }));
    expect(call('alerts').verdict).toBe('fits');
    expect(lines('alerts').slice(1)).toEqual([
      'note: whole numbers of 16 digits or more, read digit by digit: send ids as text',
    ]);
  });

  it.each(['escalated', 'ok'])('a recent validation that is %s', (status) => {
    expect(remarksOn('recentValidations', [{ ...validations[0], status }])).toEqual([
      "misfit: [0].status: another word than valid, invalid, blocked: shown as 'Blocked'",
    ]);
  });

  it.each<[object, string]>([
    [{ phone: '555-0142 / 555-0143' }, 'phone: not one phone number'],
    [{ phone: '12/03/2026' }, 'phone: not one phone number'],
    [{ title: 'O&#39;Brien' }, 'title: HTML entities or tags: read as plain text'],
    [{ title: '<p>10 AM</p>' }, 'title: HTML entities or tags: read as plain text'],
  ])('a note on an appointment with %j', (change, remark) => {
    const rows = [{ ...appointments[0], ...change }];
    const said = remarksOn('appointments', { appointments: rows, total: 1, valid: 1, invalid: 0 });
    expect(said).toEqual([expect.stringContaining(`note: appointments[0].${remark}`)]);
  });

  it('two spellings of one region or person are the same row', () => {
    const share = Object.values(months[0]?.['telemarketers'] as Row)[0];
    const regions = [{ name: 'Illinois' }, { name: 'chicago' }].map((one) => ({
      ...(share as Row),
      ...one,
    }));
    const month = {
      ...months[0],
      regionBreakdown: regions,
      telemarketers: { 'Ana Torres': share, 'ana_torres ': share },
    };
    expect(remarksOn('monthly', { summary: { currentMonth: null }, months: [month] })).toEqual([
      'loss: months[0].regionBreakdown[1].name: the same as in another row',
      'loss: months[0].telemarketers{2}: its name: the same person as in another entry',
    ]);
  });
});
