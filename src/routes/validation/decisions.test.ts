import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { reviewer } from './alerts.ts';
import { phaseOf } from './decisions.ts';

const pending = { status: 'pending', manualDecision: '', notes: '', reviewedBy: '' };
const reviewed = { ...pending, status: 'reviewed', reviewedBy: reviewer };
const ours = { ...reviewed, manualDecision: 'valid', notes: 'called' };
const theirs = { ...reviewed, manualDecision: 'invalid' };
const named = { ...ours, notes: '', reviewedBy: 'Colleague' };
const lost = new ApiError('network', 'POST /api/x', 'lost');
const failed = new ApiError('http', 'POST /api/x', '500: broken', 500);
const conflict = new ApiError('http', 'POST /api/x', '409: decided', 409);

/** The decision is sent at 10, and its response arrives at 20. */
const lists = {
  before: { requestedAt: 9, listCount: 1 },
  between: { requestedAt: 10, listCount: 2 },
  'at once': { requestedAt: 20, listCount: 1 },
  after: { requestedAt: 20, listCount: 2 },
} as const;

describe('the phase of a decision', () => {
  it.each([
    ['no response', undefined, 'after', pending, 'sending'],
    ['no response', undefined, 'after', ours, 'sending'],
    ['accepted', null, 'between', pending, 'accepted'],
    ['accepted', null, 'at once', pending, 'accepted'],
    ['accepted', null, 'after', ours, 'listed'],
    ['accepted', null, 'after', undefined, 'listed'],
    ['accepted, but pending again', null, 'after', pending, null],
    ['lost', lost, 'before', ours, 'unconfirmed'],
    ['lost', lost, 'between', pending, 'unconfirmed'],
    ['lost', lost, 'between', ours, 'confirmed'],
    ['lost', lost, 'after', pending, 'refused'],
    ['lost', lost, 'after', ours, 'confirmed'],
    ['lost', lost, 'after', theirs, 'refused'],
    ['lost', lost, 'after', undefined, null],
    // The label may be that of a server that knows who is signed in.
    ['lost', lost, 'after', named, 'confirmed'],
    ['failed', failed, 'before', ours, 'refused'],
    ['failed', failed, 'after', pending, 'refused'],
    ['failed', failed, 'after', ours, 'confirmed'],
    ['failed', failed, 'after', theirs, 'refused'],
    ['failed', failed, 'after', undefined, 'refused'],
    ['in conflict', conflict, 'after', ours, 'confirmed'],
    ['in conflict', conflict, 'after', named, 'refused'],
    ['in conflict', conflict, 'after', theirs, 'refused'],
  ] as const)('%s (%s), list requested %s: %j is %j', (_, error, when, row, phase) => {
    const response = error === undefined ? undefined : { receivedAt: 20, listCount: 1, error };
    const made = { decision: 'valid', notes: 'called', sentAt: 10 } as const;
    expect(phaseOf(made, response, { row, ...lists[when] })).toBe(phase);
  });
});
