import { expect, it } from 'vitest';
import { orderText } from '../text/format.ts';
import { newestFirst } from './order.ts';
import { instantOf } from './read-time.ts';

const timeOf = (text: string) => ({ ms: instantOf(text), text });
const ordered = (times: readonly string[]) => newestFirst(times, timeOf);

it('sorts by the instant, not by the text', () => {
  const times = ['2026-11-21T10:00:00Z', '2026-11-21T06:00:00-05:00', '2026-11-20T23:00:00Z'];
  const { rows, ...order } = ordered(times);
  expect(rows).toEqual([times[1], times[0], times[2]]);
  expect(orderText(order)).toBe('Newest first');
});

it.each(['', 'soon', '03/04/2026', '9:00 AM'])(
  "keeps the server's order, and says so, where a time is %j (A12)",
  (time) => {
    const times = ['2026-11-20T23:00:00Z', time, '2026-11-21T10:00:00Z'];
    const { rows, ...order } = ordered(times);
    expect(rows).toEqual(times);
    expect(orderText(order)).toBe("In the server's order");
  },
);

it('puts a date without a time behind the timed rows of its day (A12)', () => {
  const times = [
    '2026-11-20',
    '2026-11-21T10:00:00Z',
    '21 Nov 2026',
    '2026-11-20T04:59:59Z',
    '2026-11-21T05:00:00Z',
    '2026-11-20T05:00:00Z',
  ];
  const { rows, ...order } = ordered(times);
  expect(rows).toEqual([times[1], times[4], times[2], times[5], times[0], times[3]]);
  expect(orderText(order)).toBe('Newest first');
});

it("keeps the server's order of one instant, however it is written", () => {
  const times = ['2026-11-21T15:00:00Z', '2026-11-21T10:00:00-05:00', '2026-11-21T15:00:00.000Z'];
  expect(ordered(times)).toEqual({ rows: times, isOrdered: true });
});

it('has one order of one instant by a name, whatever the order of the server (36)', () => {
  const rows = ['b', 'a', 'c'].map((name) => ({ name, time: timeOf('2026-11-21T15:00:00Z') }));
  const names = (list: typeof rows) =>
    newestFirst(
      list,
      ({ time }) => time,
      ({ name }) => name,
    ).rows.map(({ name }) => name);
  expect(names(rows)).toEqual(['a', 'b', 'c']);
  expect(names(rows.toReversed())).toEqual(names(rows));
});
