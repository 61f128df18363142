import { expect, it } from 'vitest';
import { alert, figuresOfAlerts } from '../../tests/entities.ts';
import { alerts as alertsCall, longestWait } from './alerts.ts';

const minuteMs = 60_000;
const nowMs = Date.parse('2026-11-21T19:41:00Z');

it('counts alerts by status, in any spelling', () => {
  const statuses = ['pending', ' Pending\u200b', 'REVIEWED', 'dismissed'];
  const figures = figuresOfAlerts(...statuses.map((status) => alert({ status })));
  expect(figures.counts).toEqual({ pending: 2, reviewed: 1, dismissed: 1 });
  expect(figures.pending).toHaveLength(2);
});

it.each([
  ['no id', { id: null }],
  ['an id of nothing visible', { id: '\u200b' }],
  ['a list for an id', { id: ['1', '2'] }],
  ['an id that is no exact number', { id: 2 ** 53 }],
  ['no status', { status: '' }],
  ['a status on no tab', { status: 'archived' }],
  ['a list for a status', { status: ['pending'] }],
])('an alert with %s is unreadable (A2, A14)', (_name, sent) => {
  const { rows, unreadable } = alertsCall.response([
    { id: 'a1', status: 'pending', title: 'DD', ...sent },
  ]);
  expect({ rows, unreadable }).toEqual({ rows: [], unreadable: 1 });
});

const createdAt = (text: string) => alert({ status: 'pending', createdAt: text });
const recent = createdAt('2026-11-21T19:40:00Z');
const old = createdAt('2026-11-21T19:01:00Z');
const untimed = createdAt('soon');
const ahead = createdAt('2026-11-21T21:40:00Z');

it.each([
  ['of none', [], null],
  ['of several', [recent, old], 40 * minuteMs],
  ['without a time', [untimed], null],
  ['beside one without a time', [untimed, recent], minuteMs],
  ['ahead of the clock (A12)', [ahead], 0],
])('the longest wait %s', (_name, pending, ms) => {
  expect(longestWait(pending, nowMs)).toBe(ms);
});
