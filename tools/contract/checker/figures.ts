import { reads, type ReadName } from '../../../src/calls/index.ts';
import type { ValueOf } from '../../../src/api/shape.ts';
import { flaw, type Remark } from '../description/rules.ts';

type DataOf<N extends ReadName> = ValueOf<(typeof reads)[N]['response']>;
/** The data of the calls so far. */
export type Known = { [N in ReadName]?: DataOf<N> };

/** Null is a figure that was not sent: nothing is known of it. */
type Figure = number | null | undefined;

const isAbove = (part: Figure, whole: Figure) => (part ?? 0) > (whole ?? Infinity);

/** Figures of two calls may be some seconds apart. */
function differ(a: Figure, b: Figure): boolean {
  if (a === null || b === null || a === undefined || b === undefined) return false;
  return Math.abs(a - b) > Math.max(2, 0.05 * Math.max(a, b));
}

const sum = (...parts: Figure[]) =>
  parts.some((part) => part === null || part === undefined)
    ? null
    : parts.reduce<number>((all, part) => all + (part ?? 0), 0);

const among = <T>(rows: readonly T[] | undefined, is: (row: T) => boolean) =>
  rows?.filter(is).length;

/** By call, what may be wrong, with what people see of it, and whether it is. */
type Rules = {
  readonly [N in ReadName]?: (own: DataOf<N>, known: Known) => Readonly<Record<string, boolean>>;
};

const rules: Rules = {
  dashboard: ({ metrics }) => ({
    "weekly mode without a dateRange: the subtitle says 'Week of – to –'":
      metrics.weeklyMode === true && metrics.dateRange.start.date === null,
  }),
  regions: ({ rows }, { dashboard }) => ({
    'no region: Calendar Performance and the states are empty': rows.length === 0,
    'more valid appointments than events in a region: its rate is above 100%': rows.some((row) =>
      isAbove(row.validAppointments, row.totalEvents),
    ),
    'the valid appointments of the regions are not the total of /api/dashboard: the dashboard shows two totals':
      rows.length > 0 &&
      differ(
        sum(...rows.map((row) => row.validAppointments)),
        dashboard?.metrics.totalValidAppointments,
      ),
  }),
  telemarketers: ({ rows }) => ({
    'no telemarketer: Telemarketer Performance is empty': rows.length === 0,
  }),
  appointments: ({ rows, total, sentTotals }, { regions }) => ({
    'more valid than all appointments: a share is above 100%': isAbove(
      sentTotals.valid,
      sentTotals.total,
    ),
    'valid and invalid are more than all appointments: the shares are above 100%': isAbove(
      sum(sentTotals.valid, sentTotals.invalid),
      sentTotals.total,
    ),
    'fewer appointments in total than rows: cards and lists show two totals': isAbove(
      rows.length,
      sentTotals.total,
    ),
    'other counts of valid and invalid than the rows have: cards and lists show two figures':
      total === null &&
      (differ(
        sentTotals.valid,
        among(rows, ({ status }) => status.outcome === 'valid'),
      ) ||
        differ(
          sentTotals.invalid,
          among(rows, ({ status }) => status.outcome === 'invalid'),
        )),
    'other events than /api/regions counts: the regions and the lists show two figures':
      total === null &&
      differ(rows.length, sum(...(regions?.rows ?? []).map((row) => row.totalEvents)) || null),
  }),
  recentValidations: ({ rows }) => ({
    "no row is valid: every row says 'Blocked'":
      rows.length > 1 && rows.every(({ status }) => status.outcome !== 'valid'),
  }),
  learningMetrics: ({ calendarAccuracy, telemarkerterAccuracy }) => ({
    'more correct than there were: the accuracy is above 100%': [
      ...calendarAccuracy.rows,
      ...telemarkerterAccuracy.rows,
    ].some(({ correct, total }) => isAbove(correct, total)),
  }),
  alertStats: (stats, { alerts }) => ({
    'pending, reviewed and dismissed are not the total: the cards contradict each other': differ(
      sum(stats.pending, stats.reviewed, stats.dismissed),
      stats.total,
    ),
    'more decisions than reviewed alerts: the cards contradict each other': isAbove(
      sum(stats.validDecisions, stats.invalidDecisions),
      stats.reviewed,
    ),
    'other counts than the rows of /api/manual-validation/alerts have: the cards, and the tabs below them, show two figures':
      alerts?.total === null &&
      (differ(stats.total, alerts.rows.length) ||
        differ(
          stats.pending,
          among(alerts.rows, ({ status }) => status === 'pending'),
        )),
  }),
  dataQuality: ({ summary }) => ({
    'more phone issues fixed than found: the card contradicts itself': isAbove(
      summary.phoneIssuesFixed,
      summary.phoneIssuesFound,
    ),
  }),
  historicalSummary: ({ averageDaily, bestDay }) => ({
    'the best day is below the average of a day: the cards contradict each other': isAbove(
      averageDaily,
      bestDay?.appointments,
    ),
  }),
};

/** Figures that contradict each other, within a response and with the calls before it; `known` then has its data, too. */
export function remarksOnFigures(name: ReadName, json: unknown, known: Known): readonly Remark[] {
  const data: unknown = reads[name].response.read(json);
  Object.assign(known, { [name]: data });
  const rule = rules[name] as ((own: unknown, known: Known) => Record<string, boolean>) | undefined;
  const found = rule?.(data, known) ?? {};
  return Object.entries(found).flatMap(([what, isFound]) => (isFound ? [flaw(what)] : []));
}
