import { expect, it } from 'vitest';
import { alert } from '../../../tests/entities.ts';
import { alertCounts } from './events.ts';

it('counts alerts by status, in any spelling, and those on no tab (A19)', () => {
  const statuses = [
    'pending',
    ' Pending\u200b',
    'REVIEWED',
    ['dismissed'],
    'archived',
    'open',
    null,
    0,
  ];
  expect(alertCounts(statuses.map((status) => alert({ status })))).toEqual({
    pending: 2,
    reviewed: 1,
    dismissed: 1,
    unknown: 4,
  });
});
