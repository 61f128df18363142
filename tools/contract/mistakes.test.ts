import { beforeAll, expect, it } from 'vitest';
import { referenceMs } from '../../mocks/node.ts';
import { reads, type ReadName } from '../../src/calls/index.ts';
import { exitCodeOf } from './checker/verdict.ts';
import { namesOf } from './parts.ts';
import {
  booked,
  bytes,
  changed,
  checked,
  first,
  goodResponse,
  json,
  rows,
  serveReads,
  snake,
  withHeaders,
  type Deviation,
  type Row,
} from './servers.ts';

const merged = (change: Row) => changed((response: Row) => ({ ...response, ...change }));
const within = (field: string, change: (part: Row) => Row) =>
  changed((response: Record<string, Row>) => ({
    ...response,
    [field]: change(response[field] ?? {}),
  }));
const set = (field: string, change: Row) => within(field, (part) => ({ ...part, ...change }));
const list = (change: (sent: Row[]) => unknown) => changed(change);
const agoText = (days: number) => new Date(referenceMs - days * 86_400_000).toISOString();
const accuracy = { florida: { correct: 9, total: 8, accuracy: 90 } };
const ownRegion = (_row: Row, i: number) => ({ key: `r${i}`, name: `Region ${i}` });
const noName = { customer: null, customerName: null };
const noDays = { weeklyMode: true, dateRange: null };
const otherWeek = { weeklyMode: true, dateRange: { start: '2026-11-09', end: '2026-11-14' } };

/** A mistake of a backend in one call; tools/contract/mistakes.txt has what is printed of each. */
const mistakes: readonly (readonly [name: string, call: ReadName, deviation: Deviation])[] = [
  ['{} for a list', 'alerts', json({})],
  ['rows under another name', 'salesReps', list((data) => ({ data }))],
  ['rows two levels down', 'regions', list((items) => ({ data: { items } }))],
  ['rows under a name of a person', 'regions', list((sent) => ({ 'Ada Lovelace': sent }))],
  ['JSON in a text', 'regions', list((sent) => JSON.stringify(sent))],
  ['NaN', 'alertStats', bytes('{"total":NaN}')],
  ['empty figures', 'dashboard', merged({ metrics: {} })],
  ['an empty system status', 'dashboard', merged({ systemStatus: {} })],
  ['a service without its field', 'dashboard', set('systemStatus', { claude: { up: true } })],
  ['an empty date range', 'dashboard', set('metrics', { dateRange: {} })],
  ['an empty summary', 'dataQuality', merged({ summary: {} })],
  ['no region at all', 'regions', json([])],
  ['snake case in an object', 'dashboard', within('metrics', (part) => snake(part) as Row)],
  ['snake case in rows', 'regions', changed(snake)],
  ['a field that no row has', 'recentValidations', rows(() => ({ confidence: undefined }))],
  ['no customer under either name', 'appointments', booked(() => noName)],
  ['one id for all', 'alerts', rows(() => ({ id: 1 }))],
  ['an id twice', 'salesReps', rows((_row, i) => (i < 2 ? { repId: 'r' } : {}))],
  ['a fraction for percent', 'recentValidations', rows(() => ({ confidence: 0.9 }))],
  ['regions of its own', 'regions', rows(ownRegion)],
  ['keys of its own beside known names', 'regions', rows((_row, i) => ({ key: i }))],
  ['statuses of its own', 'appointments', booked(() => ({ status: 'CONFIRMED' }))],
  ['no valid validation', 'recentValidations', rows(() => ({ status: 'invalid' }))],
  ['HTML entities twice', 'alerts', first({ title: 'O&amp;#39;Brien' })],
  ['UTC without a zone', 'alerts', first({ createdAt: agoText(0).slice(0, 19) })],
  ['rows of yesterday', 'appointments', booked(() => ({ time: agoText(1) }))],
  [
    'a first page with its total',
    'corrections',
    list((sent) => ({ corrections: sent, total: 76 })),
  ],
  ['a first page with a link', 'salesReps', withHeaders({ Link: '</api/x?page=2>; rel="next"' })],
  ['a first page with a count', 'salesReps', withHeaders({ 'X-Total-Count': '76' })],
  ['a first page of four', 'alerts', list((alerts) => ({ alerts, meta: { totalPages: 4 } }))],
  ['a first page beside the counts of all', 'alertStats', merged({ total: 480, pending: 432 })],
  ['valid above total', 'appointments', merged({ valid: 146 })],
  ['other counts than the rows have', 'appointments', merged({ valid: 60 })],
  ['valid above all events', 'regions', first({ totalEvents: 1 })],
  ['other totals than the dashboard', 'regions', rows(() => ({ validAppointments: 1 }))],
  ['parts that are not the total', 'alertStats', merged({ dismissed: 40 })],
  ['more decisions than reviewed alerts', 'alertStats', merged({ validDecisions: 90 })],
  ['more correct than all', 'learningMetrics', merged({ calendarAccuracy: accuracy })],
  ['more fixed than found', 'dataQuality', set('summary', { phoneIssuesFixed: 90 })],
  ['a best day below the average', 'historicalSummary', merged({ averageDaily: 9_000 })],
  ['weekly mode without its days', 'dashboard', set('metrics', noDays)],
  ['an error that is no sentence', 'endpoints', bytes('{"error":{"code":7}}', 500)],
];

// Made before the tests, whose servers have deadlines.
beforeAll(() => Promise.all(namesOf(reads).map(goodResponse)), 60_000);

const exitCodes: Readonly<Record<string, readonly [number, number]>> = {
  fits: [0, 0],
  'fits with losses': [0, 1],
  'does not fit': [1, 1],
  failed: [1, 1],
};

it('each mistake is printed with its consequence, and decides the exit code', async () => {
  const printed: string[] = [];
  for (const [name, call, deviation] of mistakes) {
    const { report, call: reportOf, lines } = await checked(serveReads({ [call]: deviation }));
    // Sizes and times are no part of it.
    const [head = '', ...below] = lines(call);
    printed.push(`# ${name}`, head.replace(/ N ms +[\d.]+ \w+/, ''), ...below, '');
    const exit = [exitCodeOf(report, false), exitCodeOf(report, true)];
    expect([name, exit]).toEqual([name, exitCodes[reportOf(call).verdict]]);
  }
  await expect(printed.join('\n')).toMatchFileSnapshot('mistakes.txt');
}, 240_000);

it('in weekly mode rows of another week are told, and on a Sunday without it none', async () => {
  const dashboard = set('metrics', otherWeek);
  const { lines } = await checked(serveReads({ dashboard }));
  expect(lines('appointments')).toContain(
    'misfit: no row is of the week of /api/dashboard: the week on screen is another one',
  );
  const { call } = await checked(serveReads(), { nowMs: referenceMs + 86_400_000 });
  expect(call('appointments').verdict).toBe('fits');
});
