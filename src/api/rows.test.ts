import { describe, expect, it } from 'vitest';
import { reads } from '../calls/index.ts';
import { needed, row, valueOrNull } from './fields.ts';
import { isWhole, list, misfitsOf, noRows, receivedText, rowsByKey } from './rows.ts';
import { count, text } from './values.ts';

const good = { key: 'florida', validAppointments: '11', totalEvents: 24 };

describe('a response that is a list (A1, A2)', () => {
  it.each([
    ['the bare array', [good]],
    ['an object with the list', { regions: [good], page: 1 }],
  ])('is read from %s', (_name, body) => {
    const { rows, unreadable } = reads.regions.response(body);
    expect(rows).toMatchObject([{ region: { key: 'florida' }, valid: 11, all: 24 }]);
    expect(unreadable).toBe(0);
  });

  it.each([null, 3, 'rows', {}, { rows: [] }, { regions: {} }, { regions: null }])(
    'is an error without a list: %j',
    (body) => {
      expect(valueOrNull(reads.regions.response, body)).toBeNull();
    },
  );

  it('skips, counts and names what cannot be read', () => {
    const { key: _key, ...unnamed } = good;
    const { validAppointments: _valid, ...uncounted } = good;
    const read = reads.regions.response([good, null, uncounted, uncounted, unnamed]);
    expect([read.rows.length, read.unreadable]).toEqual([1, 4]);
    expect(read.misfits).toEqual([
      { path: '', expected: 'an object', count: 1 },
      { path: 'validAppointments', expected: 'a count', count: 2 },
      { path: '', expected: 'a key or a name', count: 1 },
    ]);
  });
});

it.each([
  [undefined, 0],
  [null, 0],
  [[], 0],
  ['none', 1],
  [7, 1],
  [true, 1],
  [{}, 1],
  [{ 0: 'a' }, 1],
])('a list inside a response: of %j, %j part is unreadable (A13)', (sent, unreadable) => {
  expect(list(text)(sent)).toMatchObject({ rows: [], unreadable });
});

it('only appointments can be a part of a list, by the total beside them (A15)', () => {
  const rows = [{ title: 'DD' }, { title: 'WC' }];
  const totalOf = (more: object) =>
    reads.appointments.response({ appointments: rows, ...more }).total;
  expect([3, '76', 2, 0, -76, 76.5, null, 'all'].map((total) => totalOf({ total }))).toEqual([
    3,
    76,
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
  expect([totalOf({ count: 76 }), totalOf({ meta: { total: 76 } })]).toEqual([null, null]);
  expect(reads.appointments.response(rows).total).toBeNull();
  expect(reads.corrections.response({ corrections: [{ id: 1 }], total: 76 }).total).toBeNull();
});

it.each([
  [{}, true, ''],
  [{ unreadable: 1 }, false, ''],
  [{ total: 76 }, false, '2 of 76 received'],
  [{ total: 76, unreadable: 3 }, false, '2 of 76 received'],
])('a list of two rows with %j is whole: %j, and says %j (A2, A15)', (sent, is, said) => {
  const received = { ...noRows, rows: [1, 2], ...sent };
  expect([isWhole(received), receivedText(received)]).toEqual([is, said]);
});

it('maps of the server are lists, whatever their keys, and each value is read by itself (A9)', () => {
  const read = rowsByKey('name', text, row({ total: needed(count, 'a count') }));
  const sent: unknown = JSON.parse(
    '{"__proto__":{"total":1},"constructor":{"total":2},"c":{"total":"x"},"d":3}',
  );
  const { rows, unreadable } = read(sent);
  expect(rows).toEqual([
    { name: '__proto__', total: 1 },
    { name: 'constructor', total: 2 },
  ]);
  expect(unreadable).toBe(2);
});

it('misfitsOf finds what did not fit in inner lists, too', () => {
  const months = [
    { month: '2026-11', totalValidAppointments: 9, weeklyBreakdown: [7, { weekNumber: 1 }] },
  ];
  expect(misfitsOf(reads.monthly.response({ months }))).toEqual([
    { path: '', expected: 'an object', count: 1 },
    { path: 'totalAppointments', expected: 'a count', count: 1 },
  ]);
});
