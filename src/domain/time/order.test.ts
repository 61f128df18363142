import { expect, it } from 'vitest';
import { newestFirst } from './order.ts';
import { instantOf } from './read-time.ts';

const order = (...texts: string[]) =>
  newestFirst(
    texts.map((text, index) => ({ text, index })),
    ({ text }) => ({ ms: instantOf(text), text }),
  ).map(({ index }) => index);

it('sorts by the instant, not by the text', () => {
  expect(order('2026-11-21T09:00:00-05:00', '2026-11-21T13:30:00Z', '2026-11-21 09:30')).toEqual([
    2, 0, 1,
  ]);
});

it.each(['', 'soon', '03/04/2026', '9:00 AM', '2026-11-22'])(
  'a row whose time is %j stands at the end (A12)',
  (text) => {
    expect(order(text, '2026-11-21T09:00:00Z', text, '2026-11-21T10:00:00Z')).toEqual([3, 1, 0, 2]);
  },
);

it("keeps the server's order of one instant, however it is written", () => {
  expect(order('2026-11-21T14:00:00Z', '2026-11-21T09:00:00-05:00', '2026-11-21 09:00')).toEqual([
    0, 1, 2,
  ]);
});
