import { describe } from 'vitest';
import { testThatFound, type Mistake } from './mistake.ts';
import { booked, changed, first, rows, withHeaders, type Row } from './servers.ts';

const none = 'does not fit';
const lossy = 'fits with losses';
const withoutZone = (ms: number) => new Date(ms).toISOString().slice(0, 19);

const words: Mistake[] = [
  [
    'regions of its own',
    'regions',
    rows((_row, i) => ({ key: `r${i}`, name: `Region ${i}` })),
    none,
    /^misfit: \[\*\].key: no region that is known in all 4 rows: .*no screen and no color$/,
  ],
  [
    'keys of its own beside known names',
    'regions',
    rows((_row, i) => ({ key: i })),
    'fits',
    /^\[\*\].key: no region that is known in all 4 rows: name counts$/,
  ],
  [
    'statuses of its own',
    'appointments',
    booked(() => ({ status: 'CONFIRMED' })),
    none,
    /^misfit: .*in all 145 rows: in neither list$/,
  ],
  [
    'no valid validation',
    'recentValidations',
    rows(() => ({ status: 'invalid' })),
    lossy,
    /^loss: no row is valid: every row says 'Blocked'$/,
  ],
  [
    'HTML entities twice',
    'alerts',
    first({ title: 'O&amp;#39;Brien' }),
    lossy,
    /^loss: .*encoded twice: decoded once, so that the screens show them$/,
  ],
  [
    'UTC without a zone',
    'alerts',
    first({ createdAt: withoutZone(Date.now()) }),
    lossy,
    /^loss: .*read as an Eastern one, it is still to come: is it UTC\?$/,
  ],
];

const page = /^loss: the first page of a longer list: the rest is never requested/;

const counts: Mistake[] = [
  [
    'a first page with its total',
    'corrections',
    changed((list: Row[]) => ({ corrections: list, total: 76 })),
    lossy,
    /^loss: a part of a list, fewer rows than its total: shown as 'n of total received'$/,
  ],
  [
    'a first page with a link',
    'salesReps',
    withHeaders({ Link: '</api/x?page=2>; rel="next"' }),
    lossy,
    page,
  ],
  ['a first page with a count', 'salesReps', withHeaders({ 'X-Total-Count': '76' }), lossy, page],
  [
    'a first page with the number of pages',
    'alerts',
    changed((list: Row[]) => ({ alerts: list, meta: { totalPages: 4 } })),
    lossy,
    page,
  ],
  [
    'a first page beside the counts of all',
    'alertStats',
    changed((stats: Row) => ({ ...stats, total: 480, pending: 432 })),
    lossy,
    /^loss: other counts than the rows of \/api\/manual-validation\/alerts have: .* show two figures$/,
  ],
  [
    'valid above total',
    'appointments',
    changed((response: Row) => ({ ...response, valid: 146 })),
    lossy,
    /^loss: more valid than all appointments: a share is above 100%$/,
  ],
  [
    'other counts than the rows have',
    'appointments',
    changed((response: Row) => ({ ...response, valid: 60 })),
    lossy,
    /^loss: other counts of valid and invalid than the rows have: .* show two figures$/,
  ],
  [
    'valid above all events',
    'regions',
    first({ totalEvents: 1 }),
    lossy,
    /^loss: more valid appointments than events in a region: its rate is above 100%$/,
  ],
  [
    'other totals than the dashboard',
    'regions',
    rows(() => ({ validAppointments: 1 })),
    lossy,
    /^loss: the valid appointments of the regions are not the total of \/api\/dashboard: .*two totals$/,
  ],
  [
    'parts that are not the total',
    'alertStats',
    changed((stats: Row) => ({ ...stats, dismissed: 40 })),
    lossy,
    /^loss: pending, reviewed and dismissed are not the total: the cards contradict each other$/,
  ],
  [
    'more decisions than reviewed alerts',
    'alertStats',
    changed((stats: Row) => ({ ...stats, validDecisions: 90 })),
    lossy,
    /^loss: more decisions than reviewed alerts: the cards contradict each other$/,
  ],
  [
    'more correct than all',
    'learningMetrics',
    changed((response: Row) => ({
      ...response,
      calendarAccuracy: { florida: { correct: 9, total: 8, accuracy: 90 } },
    })),
    lossy,
    /^loss: more correct than there were: the accuracy is above 100%$/,
  ],
  [
    'more fixed than found',
    'dataQuality',
    changed(({ summary }: { summary: Row }) => {
      summary['phoneIssuesFixed'] = 90;
    }),
    lossy,
    /^loss: more phone issues fixed than found: the card contradicts itself$/,
  ],
  [
    'a best day below the average',
    'historicalSummary',
    changed((response: Row) => ({ ...response, averageDaily: 9_000 })),
    lossy,
    /^loss: the best day is below the average of a day: the cards contradict each other$/,
  ],
  [
    'weekly mode without its days',
    'dashboard',
    changed((response: { metrics: Row }) => {
      Object.assign(response.metrics, { weeklyMode: true, dateRange: null });
    }),
    lossy,
    /^loss: weekly mode without a dateRange: the subtitle says 'Week of – to –'$/,
  ],
];

describe('words and times', () => {
  testThatFound(words);
});
describe('counts', () => {
  testThatFound(counts);
});
