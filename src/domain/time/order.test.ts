import { expect, it } from 'vitest';
import { newestFirst, oldestPending } from './order.ts';

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

it('finds the oldest pending alert', () => {
  const alert = (status: string, createdAt: string) => ({ status, createdAt });
  expect(oldestPending([])).toBeNull();
  expect(
    oldestPending([
      alert('reviewed', '2026-11-21T10:00:00Z'),
      alert('Pending', '2026-11-21T19:00:00Z'),
      alert('pending', '2026-11-21T18:00:00Z'),
      alert('pending', 'yesterday'),
    ]),
  ).toBe(Date.parse('2026-11-21T18:00:00Z'));
});
