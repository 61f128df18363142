import { expect, it } from 'vitest';
import { newestFirst } from './order.ts';

it('sorts by the instant, not by the text; what cannot be read stands last, in order', () => {
  const times = [
    '',
    '2026-11-21T10:00:00Z',
    'soon',
    '2026-11-21T06:00:00-05:00',
    '2026-11-20T23:00:00Z',
  ];
  expect(newestFirst(times, (time) => time)).toEqual([
    '2026-11-21T06:00:00-05:00',
    '2026-11-21T10:00:00Z',
    '2026-11-20T23:00:00Z',
    '',
    'soon',
  ]);
});

it("keeps the server's order of one instant, however it is written", () => {
  const times = ['2026-11-21T15:00:00Z', '2026-11-21T10:00:00-05:00', '2026-11-21T15:00:00.000Z'];
  expect(newestFirst(times, (time) => time)).toEqual(times);
});
