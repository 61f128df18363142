import { describe, expect, it } from 'vitest';
import { alert } from '../../../tests/entities.ts';
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

describe('the phase of a decision', () => {
  it.each([
    ['accepted', null, 'last', pending, 'accepted'],
    ['accepted', null, 'later', ours, 'listed'],
    ['accepted', null, 'later', undefined, 'listed'],
    ['accepted', null, 'later', pending, null],
    ['lost', lost, 'last', pending, 'unconfirmed'],
    ['lost', lost, 'last', ours, 'confirmed'],
    ['lost', lost, 'later', pending, 'refused'],
    ['lost', lost, 'later', ours, 'confirmed'],
    ['lost', lost, 'later', theirs, 'refused'],
    ['lost', lost, 'later', undefined, null],
    // The label may be that of a server that knows who is signed in.
    ['lost', lost, 'later', named, 'confirmed'],
    ['failed', failed, 'last', pending, 'refused'],
    ['failed', failed, 'later', pending, 'refused'],
    ['failed', failed, 'later', ours, 'confirmed'],
    ['failed', failed, 'later', theirs, 'refused'],
    ['failed', failed, 'later', undefined, 'refused'],
    ['in conflict', conflict, 'later', ours, 'confirmed'],
    ['in conflict', conflict, 'later', named, 'refused'],
    ['in conflict', conflict, 'later', theirs, 'refused'],
  ] as const)('%s (%s), in the %s list %j: %j', (_, error, list, row, phase) => {
    const made = { decision: 'valid', notes: 'called' } as const;
    expect(phaseOf(made, error, row && alert(row), list === 'later')).toBe(phase);
  });
});
