import { expect, it } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { alert } from '../../../tests/entities.ts';
import { reviewer } from './alerts.ts';
import { isOurs, phaseOf } from './decisions.ts';

const lost = new ApiError('network', 'POST /api/x', 'lost');
const failed = new ApiError('http', 'POST /api/x', '500: broken', 500);
const repeated = new ApiError('http', 'POST /api/x', '409: decided', 409);
const refused = new ApiError('http', 'POST /api/x', 'Already decided', 200);

it.each([
  ['under way', 'sending', {}, undefined],
  ['taken', 'saved', {}, null],
  ['refused', 'refused', {}, refused],
  ['failed', 'refused', {}, failed],
  ['lost', 'unconfirmed', {}, lost],
  // Browsers send a POST again when the connection breaks.
  ['repeated', 'unconfirmed', {}, repeated],
  ['lost, before the next list', 'unconfirmed', { lost }, undefined],
  ['lost, and found in the next list', 'saved', { lost }, null],
  ['lost, and not in effect in the next list', 'refused', { lost }, lost],
  ['repeated, and not in effect in the next list', 'refused', { lost: repeated }, repeated],
] as const)('a decision that is %s is %s', (_, phase, step, error) => {
  const outcome = error === undefined ? undefined : { error, listCount: 1 };
  expect(phaseOf(step, outcome, true)).toBe(phase);
});

it('a lost decision on an alert that the next list does not have stays unconfirmed', () => {
  expect(phaseOf({ lost }, { error: lost, listCount: 1 }, false)).toBe('unconfirmed');
});

const ours = { status: 'reviewed', manualDecision: 'valid', notes: '', reviewedBy: reviewer };

it.each([
  ['after a lost response', lost, ours, true],
  // The label may be that of a server that knows who is signed in.
  ['after a lost response, under a name', lost, { ...ours, reviewedBy: 'Colleague' }, true],
  ['after a failure', failed, ours, true],
  ['repeated', repeated, ours, true],
  ['repeated, of another reviewer', repeated, { ...ours, reviewedBy: 'Colleague' }, false],
  ['refused, of another reviewer', refused, { ...ours, reviewedBy: 'Colleague' }, false],
  ['that differs', lost, { ...ours, manualDecision: 'invalid' }, false],
  ['that is pending', lost, { ...ours, status: 'pending' }, false],
] as const)('a decision in the list, %s', (_, error, row, expected) => {
  const made = { alert: alert({}), decision: 'valid', notes: 'called', madeAt: 0 } as const;
  expect(isOurs({ made, error }, alert(row))).toBe(expected);
});
