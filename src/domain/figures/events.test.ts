import { expect, it } from 'vitest';
import { alert } from '../../../tests/entities.ts';
import { alertCounts, decisionsIn } from './events.ts';

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

it('counts decisions, and alerts without one in all alone', () => {
  const decisions = ['valid', ' VALID ', 'invalid', 'maybe', null];
  const alerts = decisions.map((manualDecision) => alert({ manualDecision }));
  expect(decisionsIn(alerts)).toEqual({ valid: 2, invalid: 1, all: 5 });
});
