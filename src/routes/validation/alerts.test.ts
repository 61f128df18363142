import { describe, expect, it } from 'vitest';
import {
  alertTabOf,
  decisionInCapitals,
  isResultOf,
  nextInQueue,
  queueInOrder,
  withDecisions,
  type NotedDecision,
} from './alerts.ts';

describe('alertTabOf', () => {
  it.each([
    ['pending', 'pending'],
    [' Reviewed ', 'reviewed'],
    ['DISMISSED', 'dismissed'],
    ['archived', null],
    ['', null],
    ['__proto__', null],
  ])('%j belongs to %j', (status, tab) => {
    expect(alertTabOf(status)).toBe(tab);
  });
});

describe('decisionInCapitals', () => {
  it.each([
    ['valid', 'VALID'],
    ['Invalid', 'INVALID'],
    ['', '–'],
  ])('%j reads %j', (decision, text) => {
    expect(decisionInCapitals(decision)).toBe(text);
  });
});

const alert = (id: string, status = 'pending') => ({ id, status, manualDecision: '', notes: '' });

describe('withDecisions', () => {
  const decisions = new Map<string, NotedDecision>([
    ['a', { decision: 'invalid', notes: 'called' }],
    ['b', { decision: 'dismissed', notes: '' }],
    ['c', { decision: 'valid', notes: '' }],
  ]);

  it('puts a decided alert where it will be once the server knows', () => {
    expect(withDecisions([alert('a'), alert('b')], decisions)).toEqual([
      { id: 'a', status: 'reviewed', manualDecision: 'invalid', notes: 'called' },
      { id: 'b', status: 'dismissed', manualDecision: '', notes: '' },
    ]);
  });

  it('leaves rows that the server has decided, and rows without a decision, as they are', () => {
    const rows = [alert('c', 'dismissed'), alert('d')];
    expect(withDecisions(rows, decisions)).toEqual(rows);
    expect(withDecisions(rows, new Map())).toBe(rows);
  });
});

describe('isResultOf', () => {
  const valid: NotedDecision = { decision: 'valid', notes: 'called' };
  const reviewed = { status: 'Reviewed', manualDecision: ' Valid', notes: 'called' };

  it.each([
    [reviewed, valid, true],
    [{ ...reviewed, notes: ' called ' }, valid, true],
    [{ ...reviewed, notes: '' }, valid, true],
    [{ ...reviewed, notes: 'their own words' }, valid, false],
    [{ ...reviewed, notes: 'their own words' }, { ...valid, notes: '' }, true],
    [{ ...reviewed, manualDecision: 'invalid' }, valid, false],
    [{ ...reviewed, status: 'pending' }, valid, false],
    [{ ...reviewed, status: 'dismissed' }, valid, false],
    [{ ...reviewed, status: 'dismissed' }, { decision: 'dismissed', notes: 'x' }, true],
    [reviewed, { decision: 'dismissed', notes: '' }, false],
  ] as const)('%j after %j: %j', (row, decision, isOurs) => {
    expect(isResultOf(row, decision)).toBe(isOurs);
  });
});

describe('queueInOrder', () => {
  it('keeps the order, drops rows that are gone, and lists new rows apart', () => {
    const rows = ['new', 'c', 'a'].map((id) => alert(id));
    const { inOrder, newRows } = queueInOrder(['a', 'b', 'c'], rows);
    expect(inOrder.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(newRows.map(({ id }) => id)).toEqual(['new']);
  });

  it('puts an alert that comes back in its former place', () => {
    const rows = ['c', 'b', 'a'].map((id) => alert(id));
    expect(queueInOrder(['a', 'b', 'c'], rows).inOrder.map(({ id }) => id)).toEqual([
      'a',
      'b',
      'c',
    ]);
  });
});

describe('nextInQueue', () => {
  const queue = ['a', 'b', 'c'].map((id) => alert(id));

  it.each([
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'a'],
    ['gone', 'a'],
  ])('after %j comes %j', (decided, next) => {
    expect(nextInQueue(queue, decided, () => true)?.id).toBe(next);
  });

  it('skips alerts that are not ready', () => {
    const isReady = ({ id }: { id: string }) => id !== 'b';
    expect(nextInQueue(queue, 'a', isReady)?.id).toBe('c');
    expect(nextInQueue(queue, 'c', isReady)?.id).toBe('a');
  });

  it('is null after the last one', () => {
    expect(nextInQueue([alert('a')], 'a', () => true)).toBeNull();
    expect(nextInQueue([], 'a', () => true)).toBeNull();
  });
});
