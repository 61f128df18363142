import { describe, expect, it } from 'vitest';
import { appointment, phoneCorrection } from '../../../tests/entities.ts';
import { readCsv } from '../../../tests/read-csv.ts';
import { csvOf } from '../../domain/text/csv.ts';
import { callBackColumns, type CallBackGroup, callBackGroups, callBackText } from './call-backs.ts';

const booked = {
  title: 'WC',
  customer: 'Ann Lee',
  region: 'florida',
  telemarketer: 'Ana Torres',
  time: '2026-11-21T15:00:00Z',
  phone: '555-0148',
  status: 'valid',
};
const invalid = {
  original: '555-0148',
  cleaned: '5550148',
  format: '',
  confidence: 10,
  isValid: false,
  suggestions: ['Add the area code', 'Another'],
};
const sentPhone = (rest: object) => phoneCorrection({ ...invalid, ...rest });
const phones = (...originals: string[]) => originals.map((original) => sentPhone({ original }));
const appointments = (...phoned: [phone: string, rest?: object][]) => ({
  rows: phoned.map(([phone, rest]) => appointment({ ...booked, phone, ...rest })),
  part: '',
});
const none = appointments();

const csvOfGroups = (groups: readonly CallBackGroup[]) =>
  csvOf(
    callBackColumns,
    groups.flatMap(({ rows }) => rows),
  );

describe('the join with the appointments', () => {
  it.each([
    ['a text without its outer space', ['a'], [[' a ', { customer: 'A' }]], ['A']],
    ['case as it is', ['A'], [['a', {}]], [null]],
    [
      'equal texts in their order, each appointment once',
      ['x', 'y', 'x', 'x'],
      [
        ['x', { customer: '1st' }],
        ['x', { customer: '2nd' }],
        ['y', { customer: 'Y' }],
      ],
      ['1st', 'Y', '2nd', null],
    ],
    [
      'a number however it is written',
      ['(602) 555-0117'],
      [['+1 602.555.0117', { customer: 'N' }]],
      ['N'],
    ],
    ['no number with another extension', ['602-555-0117 x1'], [['602-555-0117 x2', {}]], [null]],
    ['no empty number', ['', ' '], [['', {}]], [null, null]],
    ['__proto__ as a text', ['__proto__'], [['__proto__', { customer: 'P' }]], ['P']],
  ] as [string, string[], [string, object][], (string | null)[]][])(
    'matches %s',
    (_what, originals, rows, expected) => {
      const sent = phones(...originals);
      const groups = callBackGroups(sent, appointments(...rows));
      const found = new Map(
        groups.flatMap((group) => group.rows.map((row) => [row.phone, row.appointment])),
      );
      expect(sent.map((phone) => found.get(phone)?.customer ?? null)).toEqual(expected);
    },
  );
});

describe('the groups', () => {
  const heads = (rows: ReturnType<typeof appointments>, more: string[] = []) =>
    callBackGroups(phones(...rows.rows.map(({ phone }) => phone.text), ...more), rows).map(
      ({ name, rows: own }) => `${name} ${own.length}`,
    );
  const bookedBy = (...telemarketers: string[]) =>
    appointments(
      ...telemarketers.map((telemarketer, at): [string, object] => [`${at}`, { telemarketer }]),
    );

  it('are ordered by count, then by name', () => {
    expect(heads(bookedBy('Bo', 'Cy', 'Al', 'Cy'))).toEqual(['Cy 2', 'Al 1', 'Bo 1']);
  });

  it('claim no appointment to be missing where the list is a part (rulings A15)', () => {
    expect(heads({ ...bookedBy('Bo'), part: '1 of 76 received' }, ['none'])).toEqual([
      'Bo 1',
      'Appointment not received 1',
    ]);
  });

  it("have 'Unknown' after the names, and 'No appointment' last", () => {
    const rows = bookedBy('', 'n/a', 'Unknown', 'Zed');
    expect(heads(rows, ['none', 'none', 'none', 'none'])).toEqual([
      'Zed 1',
      'Unknown 3',
      'No appointment 4',
    ]);
  });
});

describe('the problem of a number', () => {
  const read = (rest: object) =>
    callBackGroups([sentPhone(rest)], none).flatMap(({ rows }) =>
      rows.map(({ problem }) => problem),
    )[0];

  it.each([
    ['call the office', 'Letters, no number'],
    ['1-800-FLOWERS', 'Letters, no number'],
    ['555-0148', 'No area code'],
    ['+44 20 7946 0958', 'Not a US number'],
    ['+49 3O l23456', 'Not a US number'],
    ['55-016-1487', 'Not a US number'],
    ['', 'Not a US number'],
    ['602-555-O1l7', 'Letters typed as digits'],
    ['+1 6o2 555 0117', 'Letters typed as digits'],
  ])('%j: %s', (original, problem) => {
    expect(read({ original })).toBe(problem);
  });

  it.each([
    ['', 'No area code'],
    [' ', 'No area code'],
    ['unknown', 'No area code'],
    ['Unknown format', 'No area code'],
    ['(602) 555-0117 ext. 12', 'No area code'],
    ['Too short', 'Too short'],
    [' E.164 ', 'E.164'],
  ])('the format %j says %j', (format, wrong) => {
    expect(read({ format })).toBe(wrong);
  });

  it.each([
    ['602-555-O1l7', '6025550117', true],
    ['602-555-O1l7', '16025550117', true],
    ['602-555-O1l7 x12', '6025550117x12', true],
    ['O12-555-O1l7', '0125550117', false],
    ['+49 3O 123456', '4930123456', false],
    ['Ann 602-555-0117', '6025550117', false],
    ['555-0148', '5550148', false],
  ])('%j, cleaned %j, is auto-fixable: %j', (original, cleaned, isFixable) => {
    const [group] = callBackGroups([sentPhone({ original, cleaned })], none);
    expect(group?.rows[0]?.isFixable).toBe(isFixable);
  });
});

const nowMs = Date.parse('2026-11-21T14:41:00-05:00');
const textOf = (groups: ReturnType<typeof callBackGroups>) =>
  groups.map((group) => callBackText(group, nowMs));

describe('the text of a group', () => {
  it('has a line for each number', () => {
    const groups = callBackGroups(
      [
        ...phones('call the office', '555-0148'),
        sentPhone({ original: '12', format: 'E.164' }),
        sentPhone({ original: '13', format: 'Too short' }),
      ],
      appointments(
        ['call the office', { customer: 'Teresa Okafor', title: '8805' }],
        ['555-0148', { customer: '', title: ' ', region: 'IL', time: '2026-11-20T15:00:00Z' }],
        ['12', { time: '' }],
        ['13', { time: 'noon', region: 'Atlantis' }],
      ),
    );
    expect(textOf(groups)).toEqual([
      [
        'Ana Torres: 4 numbers to ask for again',
        'Ann Lee, Florida, WC: 12 (E.164)',
        'Ann Lee, Atlantis, WC at noon: 13 (too short)',
        'Teresa Okafor, Florida, 8805 at 10:00 AM: call the office (letters, no number)',
        'N/A, Illinois, No Title at Nov 20, 10:00 AM: 555-0148 (no area code)',
      ].join('\n'),
    ]);
  });

  it('has its lines in one order, whatever the order of the server', () => {
    const sent = phones('12', '555-0148', '13');
    expect(textOf(callBackGroups(sent.toReversed(), none))).toEqual(
      textOf(callBackGroups(sent, none)),
    );
  });

  it('has only the numbers when there is no appointment', () => {
    expect(textOf(callBackGroups(phones('555-0148', ''), none))).toEqual([
      'No appointment: 2 numbers to ask for again\n555-0148 (no area code)\n– (not a US number)',
    ]);
    expect(textOf(callBackGroups(phones('555-0148'), { rows: null, part: '' }))).toEqual([
      'Appointments not loaded: 1 number to ask for again\n555-0148 (no area code)',
    ]);
  });

  it('keeps a hostile text on one line', () => {
    const text = `\u202ea\n${'x'.repeat(500)}`;
    const [shown = ''] = textOf(
      callBackGroups(
        [sentPhone({ original: text, format: text })],
        appointments([text, { customer: text, title: text, region: text, telemarketer: text }]),
      ),
    );
    expect(shown.split('\n')).toHaveLength(2);
    expect(shown).not.toContain('\u202e');
    expect(shown.length).toBeLessThan(500);
  });
});

describe('the CSV file', () => {
  const read = (groups: ReturnType<typeof callBackGroups>) => readCsv(csvOfGroups(groups).slice(1));

  it('begins with a byte order mark and the names of its columns', () => {
    expect(csvOfGroups([])).toBe(
      '\ufeffTelemarketer,Customer,Region,Title,Time,Original,Cleaned,Format,Suggestion\r\n',
    );
  });

  it('has ISO times, empty cells without an appointment, and no formulas', () => {
    const groups = callBackGroups(
      [
        sentPhone({ original: '+44 20 7946 0958', cleaned: '442079460958', suggestions: [] }),
        sentPhone({ original: '=1+1', cleaned: '', format: '@SUM', suggestions: ['-1'] }),
        ...phones('none'),
      ],
      appointments(
        ['+44 20 7946 0958', { customer: '=HYPERLINK("http://x")', region: '' }],
        ['=1+1', { time: 'noon', telemarketer: 'Bo' }],
      ),
    );
    expect(read(groups).slice(1)).toEqual([
      [
        'Ana Torres',
        `'=HYPERLINK("http://x")`,
        '',
        'WC',
        '2026-11-21T10:00:00-05:00',
        "'+44 20 7946 0958",
        '442079460958',
        'Not a US number',
        '',
      ],
      ['Bo', 'Ann Lee', 'Florida', 'WC', 'noon', "'=1+1", '', "'@SUM", "'-1"],
      ['', '', '', '', '', 'none', '5550148', 'Letters, no number', 'Add the area code'],
    ]);
  });
});
