import { describe, expect, it } from 'vitest';
import { appointments, noAppointments, phones, sentPhone } from '../../tests/call-backs.ts';
import { callBackGroups } from './call-backs.ts';

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
    callBackGroups(phones(...rows.map(({ phone }) => phone.text), ...more), rows).map(
      ({ name, rows: own }) => `${name} ${own.length}`,
    );
  const bookedBy = (...telemarketers: string[]) =>
    appointments(
      ...telemarketers.map((telemarketer, at): [string, object] => [`${at}`, { telemarketer }]),
    );

  it('are ordered by count, then by name', () => {
    expect(heads(bookedBy('Bo', 'Cy', 'Al', 'Cy'))).toEqual(['Cy 2', 'Al 1', 'Bo 1']);
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
    callBackGroups([sentPhone(rest)], noAppointments).flatMap(({ rows }) =>
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
    const [group] = callBackGroups([sentPhone({ original, cleaned })], noAppointments);
    expect(group?.rows[0]?.isFixable).toBe(isFixable);
  });
});
