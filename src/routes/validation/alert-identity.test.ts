import { expect, it } from 'vitest';
import { alert } from '../../../tests/entities.ts';
import { alertKey, changesOf } from './alert-identity.ts';

const read = { id: '3', title: 'WC', customer: 'Caleb Pruitt', region: 'AZ', confidence: 60 };

it.each([
  [{ status: 'reviewed', region: 'arizona', notes: 'x' }, '', ''],
  [{ title: 'DD', customer: 'Ann Lee', confidence: 90 }, 'title, customer', ''],
  [{ region: 'FL' }, 'region', ''],
  [{ confidence: 61, reason: 'Odd title' }, '', 'confidence, reason'],
  [
    { telemarketer: 'Priya Shah', salesRep: 'Al', createdAt: 'soon' },
    '',
    'telemarketer, sales rep, created',
  ],
])('an alert that comes back with %j: %j is another, %j is updated', (sent, changed, updated) => {
  expect(changesOf(alert(read), alert({ ...read, ...sent }))).toEqual({ changed, updated });
});

it.each([
  [{}, true],
  [{ region: 'FL', confidence: 1 }, true],
  [{ id: '4' }, false],
  [{ title: 'DD' }, false],
  [{ customer: 'Ann Lee' }, false],
  [{ title: 'WC Caleb', customer: 'Pruitt' }, false],
])('an alert with %j has the same key: %j', (sent, isSame) => {
  expect(alertKey(alert({ ...read, ...sent })) === alertKey(alert(read))).toBe(isSame);
});
