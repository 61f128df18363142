import { expect, it } from 'vitest';
import { oldestPending } from './order.ts';

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
