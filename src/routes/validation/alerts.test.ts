import { describe, expect, it } from 'vitest';
import { alert as alertOf } from '../../../tests/entities.ts';
import { readPerson } from '../../domain/people.ts';
import { alertKey } from './alert-identity.ts';
import {
  decisionInCapitals,
  isResultOf,
  nameOrUnknown,
  nextInQueue,
  queueInOrder,
  withDecisions,
  type NotedDecision,
} from './alerts.ts';

it.each([
  ['valid', 'VALID'],
  ['Invalid', 'INVALID'],
  ['maybe', '–'],
  ['', '–'],
])('decisionInCapitals: %j reads %j', (manualDecision, text) => {
  expect(decisionInCapitals(alertOf({ manualDecision }).manualDecision)).toBe(text);
});

it.each([
  ['Ana Torres', 'Ana Torres'],
  ['n/a', 'Unknown'],
  ['\u200b', 'Unknown'],
])('the telemarketer %j is %s', (sent, name) => {
  expect(nameOrUnknown(readPerson(sent))).toBe(name);
});

const alert = (id: string, status = 'pending') => alertOf({ id, status });

describe('withDecisions', () => {
  const decisions = new Map<string, NotedDecision>([
    [alertKey(alert('a')), { decision: 'invalid', notes: 'called' }],
    [alertKey(alert('b')), { decision: 'dismissed', notes: '' }],
    [alertKey(alert('c')), { decision: 'valid', notes: '' }],
  ]);

  it('puts a decided alert where it will be once the server knows', () => {
    expect(withDecisions([alert('a'), alert('b')], decisions)).toEqual([
      alertOf({ id: 'a', status: 'reviewed', manualDecision: 'invalid', notes: 'called' }),
      alert('b', 'dismissed'),
    ]);
  });

  it('leaves rows that the server has decided, and rows without a decision, as they are', () => {
    // The last one has the id of another.
    const rows = [alert('c', 'dismissed'), alert('d'), alertOf({ id: 'a', customer: 'Zoe' })];
    expect(withDecisions(rows, decisions)).toEqual(rows);
    expect(withDecisions(rows, new Map())).toBe(rows);
  });
});

describe('isResultOf', () => {
  const valid: NotedDecision = { decision: 'valid', notes: 'called' };
  const reviewed = { status: 'Reviewed', manualDecision: ' Valid', notes: 'called' };

  it.each([
    [reviewed, valid, true],
    [{ ...reviewed, notes: ' called\u200b ' }, valid, true],
    [{ ...reviewed, notes: 'Tom &amp; Jerry' }, { ...valid, notes: 'Tom &amp; Jerry' }, true],
    [reviewed, { ...valid, notes: '\u200b' }, true],
    [{ ...reviewed, notes: '' }, valid, true],
    [{ ...reviewed, notes: 'their own words' }, valid, false],
    [{ ...reviewed, notes: 'their own words' }, { ...valid, notes: '' }, true],
    [{ ...reviewed, manualDecision: 'invalid' }, valid, false],
    [{ ...reviewed, status: 'pending' }, valid, false],
    [{ ...reviewed, status: 'dismissed' }, valid, false],
    [{ ...reviewed, status: 'dismissed' }, { decision: 'dismissed', notes: 'x' }, true],
    [reviewed, { decision: 'dismissed', notes: '' }, false],
  ] as const)('%j after %j: %j', (row, decision, isOurs) => {
    expect(isResultOf(alertOf(row), decision)).toBe(isOurs);
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
