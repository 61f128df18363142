import { beforeAll, expect, it } from 'vitest';
import { reads, type ReadName } from '../../src/calls/index.ts';
import {
  booked,
  bytes,
  changed,
  checked,
  cut,
  first,
  goodResponse,
  hang,
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
const ownRegion = (_row: Row, i: number) => ({ key: `r${i}`, name: `Region ${i}` });
const noName = { customer: null, customerName: null };
const noDays = { weeklyMode: true, dateRange: null };

/** A mistake of a backend in one call, and a line that is printed of it. */
const mistakes: readonly (readonly [
  name: string,
  call: ReadName,
  deviation: Deviation,
  line: string,
])[] = [
  [
    '{} for a list',
    'alerts',
    json({}),
    'the response: expected a list, or an object with alerts; sent an object',
  ],
  [
    'rows under another name',
    'salesReps',
    list((data) => ({ data })),
    'the response: expected a list, or an object with salesReps or reps; sent an object with data',
  ],
  [
    'rows two levels down',
    'regions',
    list((items) => ({ data: { items } })),
    'the response: expected a list, or an object with regions; sent an object with data',
  ],
  [
    'rows under a name of a person',
    'regions',
    list((sent) => ({ 'Ada Lovelace': sent })),
    'the response: expected a list, or an object with regions; sent an object',
  ],
  [
    'JSON in a text',
    'regions',
    list((sent) => JSON.stringify(sent)),
    'the response: expected a list, or an object with regions; sent a text',
  ],
  ['NaN', 'alertStats', bytes('{"total":NaN}'), 'the response is cut off or is not JSON'],
  [
    'an object without a figure',
    'alertStats',
    bytes('{"data":{"total":3}}'),
    'the response: expected one of total, pending, reviewed, dismissed, validDecisions, invalidDecisions; sent an object with data',
  ],
  [
    'empty figures',
    'dashboard',
    merged({ metrics: {} }),
    'remark: not sent: metrics.totalValidAppointments, metrics.activeRegions, metrics.aiConfidence, metrics.weeklyMode, metrics.dateRange',
  ],
  [
    'an empty system status',
    'dashboard',
    merged({ systemStatus: {} }),
    'remark: not sent: systemStatus.claude, systemStatus.teamup, systemStatus.validationEngine, systemStatus.businessHours',
  ],
  [
    'a service without its field',
    'dashboard',
    set('systemStatus', { claude: { up: true } }),
    'remark: not sent: systemStatus.claude.operational',
  ],
  [
    'an empty date range',
    'dashboard',
    set('metrics', { dateRange: {} }),
    'remark: not sent: metrics.dateRange.start, metrics.dateRange.end',
  ],
  [
    'an empty summary',
    'dataQuality',
    merged({ summary: {} }),
    'remark: not sent: summary.qualityScoreAverage, summary.phoneIssuesFound, summary.phoneIssuesFixed, summary.duplicatesFound, summary.validationErrors, summary.totalProcessed',
  ],
  [
    'no region at all',
    'regions',
    json([]),
    'remark: no row: what a row should have is not checked',
  ],
  [
    'snake case in an object',
    'dashboard',
    within('metrics', (part) => snake(part) as Row),
    'remark: not read: metrics.total_valid_appointments, metrics.active_regions, metrics.ai_confidence, metrics.weekly_mode, metrics.date_range',
  ],
  [
    'snake case in rows',
    'regions',
    changed(snake),
    '[*].validAppointments: expected a whole number from 0 on; sent nothing, 4 times',
  ],
  [
    'a field that no row has',
    'recentValidations',
    rows(() => ({ confidence: undefined })),
    'remark: no row has confidence',
  ],
  [
    'no customer under either name',
    'appointments',
    booked(() => noName),
    'remark: no row has customer',
  ],
  [
    'one id for all',
    'alerts',
    rows(() => ({ id: 1 })),
    'remark: id: 47 rows have that of another row',
  ],
  [
    'an id twice',
    'salesReps',
    rows((_row, i) => (i < 2 ? { repId: 'r' } : {})),
    'remark: repId: 1 rows have that of another row',
  ],
  [
    'a fraction for percent',
    'recentValidations',
    rows(() => ({ confidence: 0.9 })),
    'remark: confidence is between 0 and 1 in each row: percents are 0 to 100',
  ],
  [
    'regions of its own',
    'regions',
    rows(ownRegion),
    'remark: /api/regions: r0 is a region of its own, without a screen',
  ],
  [
    'keys of its own beside known names',
    'regions',
    rows((_row, i) => ({ key: i })),
    '[*].key: expected a region by its key, name or abbreviation in any case; sent a number, 4 times',
  ],
  [
    'statuses of its own',
    'appointments',
    booked(() => ({ status: 'CONFIRMED' })),
    'remark: /api/appointments: no row is valid, invalid or blocked: all are undecided',
  ],
  [
    'a first page with its total',
    'corrections',
    list((sent) => ({ corrections: sent, total: 76 })),
    'remark: not read: total',
  ],
  [
    'a first page with a link',
    'salesReps',
    withHeaders({ Link: '</api/x?page=2>; rel="next"' }),
    'remark: a page of a longer list: the dashboard requests no further one',
  ],
  [
    'a first page with a count',
    'salesReps',
    withHeaders({ 'X-Total-Count': '76' }),
    'remark: a page of a longer list: the dashboard requests no further one',
  ],
  [
    'a first page of four',
    'alerts',
    list((alerts) => ({ alerts, meta: { totalPages: 4 } })),
    'remark: not read: meta',
  ],
  [
    'a first page beside the counts of all',
    'alertStats',
    merged({ total: 480, pending: 432 }),
    'remark: pending alerts: 7 by the list, 432 by /api/manual-validation/stats',
  ],
  [
    'valid above total',
    'appointments',
    merged({ valid: 146 }),
    'remark: valid appointments: 146 by its total, 104 by its rows',
  ],
  [
    'other counts than the rows have',
    'appointments',
    merged({ valid: 60 }),
    'remark: valid appointments: 60 by its total, 104 by its rows',
  ],
  [
    'valid above all events',
    'regions',
    first({ totalEvents: 1 }),
    'remark: /api/regions: california has more valid appointments than events',
  ],
  [
    'other totals than the dashboard',
    'regions',
    rows(() => ({ validAppointments: 1 })),
    'remark: valid appointments: 104 by /api/dashboard, 4 by /api/regions',
  ],
  [
    'parts that are not the total',
    'alertStats',
    merged({ dismissed: 40 }),
    'remark: alerts: 48 by the total of /api/manual-validation/stats, 85 by its parts',
  ],
  [
    'weekly mode without its days',
    'dashboard',
    set('metrics', noDays),
    'remark: /api/dashboard: weekly mode without a dateRange',
  ],
  [
    'an error that is no sentence',
    'endpoints',
    bytes('{"error":{"code":7}}', 500),
    '500: {"error":{"code":7}}',
  ],
];

// Made before the tests, whose servers have deadlines.
beforeAll(() => Promise.all((Object.keys(reads) as ReadName[]).map(goodResponse)), 60_000);

it.each(mistakes)('finds %s in %s', async (_name, call, deviation, line) => {
  const { lines, between } = await checked(serveReads({ [call]: deviation }));
  expect([...lines(call), ...between()]).toContain(line);
});

it('finds nothing in the simulated center', async () => {
  const { printed, fits, remarks } = await checked(serveReads());
  expect(printed.filter((line) => / (?:does not fit|failed)$|remark: /.test(line))).toEqual([]);
  expect([fits, remarks]).toEqual([true, 0]);
});

it.each([
  ['{}', json({}), 20],
  ['[]', json([]), 7],
] as const)(
  'of an empty backend that sends %s it prints each misfit once',
  async (_name, deviation, misfits) => {
    const all = Object.fromEntries(Object.keys(reads).map((name) => [name, deviation]));
    const { printed, fits } = await checked(serveReads(all));
    expect(printed.filter((line) => line.endsWith('does not fit'))).toHaveLength(misfits);
    expect(printed.filter((line) => line.startsWith('  the response: expected'))).toHaveLength(
      misfits,
    );
    expect(fits).toBe(false);
  },
);

it.each([
  [
    'a sign-in page',
    bytes('<!doctype html>', 200, { 'Content-Type': 'text/html' }),
    'a web page, perhaps a sign-in page',
  ],
  ['a redirect', bytes('', 302, { Location: '/login' }), 'redirected, perhaps to a sign-in page'],
  ['a 401', bytes('no session', 401), 'signed out: send the session with --cookie'],
  ['no response in time', hang, 'no whole response before the deadline of 30 s'],
  ['a cut response', cut, 'the connection failed: UND_ERR_SOCKET'],
  ['an empty response', bytes(''), 'the response is empty'],
  [
    'bytes that are no UTF-8',
    bytes(Buffer.from([0x5b, 0x22, 0xff, 0x22, 0x5d])),
    'the response is not in UTF-8',
  ],
] as const)('says of %s what it is', async (_name, deviation, line) => {
  const { lines, fits } = await checked(serveReads({ regions: deviation }), { timeoutMs: 2_000 });
  expect(lines('regions')).toContain(line);
  expect(fits).toBe(false);
});
