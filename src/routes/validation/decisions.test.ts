import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { reviewer } from './alerts.ts';
import { decisionInList } from './decisions.ts';

const pending = { id: 'a', status: 'pending', manualDecision: '', notes: '', reviewedBy: '' };
const reviewed = { ...pending, status: 'reviewed', reviewedBy: reviewer };
const ours = { ...reviewed, manualDecision: 'valid', notes: 'called' };
const theirs = { ...reviewed, manualDecision: 'invalid' };
const named = { ...ours, notes: '', reviewedBy: 'Colleague' };
const lost = new ApiError('network', 'POST /api/x', 'lost');
const failed = new ApiError('http', 'POST /api/x', '500: broken', 500);
const conflict = new ApiError('http', 'POST /api/x', '409: decided', 409);

describe('what the list says about a decision', () => {
  it.each([
    ['sending', null, pending, null],
    ['sending', null, theirs, null],
    ['sending', null, ours, 'confirmed'],
    ['accepted', null, ours, 'listed'],
    ['accepted', null, pending, 'listed'],
    ['accepted', null, undefined, 'listed'],
    ['listed', null, ours, null],
    ['listed', null, pending, 'void'],
    ['unconfirmed', lost, pending, 'refused'],
    ['unconfirmed', lost, ours, 'confirmed'],
    ['unconfirmed', lost, theirs, 'refused'],
    ['unconfirmed', lost, undefined, 'void'],
    ['refused', failed, pending, null],
    ['refused', failed, ours, 'confirmed'],
    ['refused', lost, ours, 'confirmed'],
    ['refused', failed, theirs, null],
    // The label may be that of a server that knows who is signed in.
    ['unconfirmed', lost, named, 'confirmed'],
    ['unconfirmed', conflict, ours, 'confirmed'],
    ['unconfirmed', conflict, named, 'refused'],
    ['unconfirmed', conflict, theirs, 'refused'],
    ['refused', conflict, named, null],
    ['refused', failed, undefined, null],
  ] as const)('%s (%s), then %j: %j', (phase, error, now, outcome) => {
    expect(decisionInList({ decision: 'valid', notes: 'called', phase, error }, now)).toBe(outcome);
  });
});
