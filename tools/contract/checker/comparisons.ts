import { reads, type ReadName } from '../../../src/calls/index.ts';
import { isFields, type ValueOf } from '../../../src/api/shape.ts';
import { totalPlaces } from '../../../src/api/tolerant.ts';
import { readNumber } from '../../../src/api/values.ts';
import { easternDate, isEasternSunday } from '../../../src/domain/time/eastern.ts';
import { loss, misfit, note, type Remark } from './remarks.ts';

// What no schema says: figures that contradict each other, within a response and with the calls before it.

type DataOf<N extends ReadName> = ValueOf<(typeof reads)[N]['response']>;
/** The data of the calls so far. */
export type Known = { [N in ReadName]?: DataOf<N> };

/** Null is a figure that was not sent: nothing is known of it. */
type Figure = number | null | undefined;

const isAbove = (part: Figure, total: Figure) => (part ?? 0) > (total ?? Infinity);

/** Figures of two calls may be some seconds apart. */
function differ(a: Figure, b: Figure): boolean {
  if (a === null || b === null || a === undefined || b === undefined) return false;
  return Math.abs(a - b) > Math.max(2, 0.05 * Math.max(a, b));
}

const sum = (...parts: Figure[]) =>
  parts.some((part) => part === null || part === undefined)
    ? null
    : parts.reduce<number>((all, part) => all + (part ?? 0), 0);

const countOf = <T>(rows: readonly T[], is: (row: T) => boolean) => rows.filter(is).length;

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
  appointments: ({ rows, total, sentTotals }, { regions }) => {
    const having = (outcome: string) => countOf(rows, ({ status }) => status.outcome === outcome);
    return {
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
        (differ(sentTotals.valid, having('valid')) ||
          differ(sentTotals.invalid, having('invalid'))),
      'other events than /api/regions counts: the regions and the lists show two figures':
        total === null &&
        differ(rows.length, sum(...(regions?.rows ?? []).map((row) => row.totalEvents)) || null),
    };
  },
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
          countOf(alerts.rows, ({ status }) => status === 'pending'),
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

/** Figures that contradict each other; `known` then has the data of the response, too. */
export function remarksOnFigures(
  name: ReadName,
  json: unknown,
  known: Known,
  nowMs: number,
): readonly Remark[] {
  const data: unknown = reads[name].response.read(json);
  Object.assign(known, { [name]: data });
  const rule = rules[name] as ((own: unknown, known: Known) => Record<string, boolean>) | undefined;
  const found = Object.entries(rule?.(data, known) ?? {});
  return [
    ...(name === 'appointments' ? remarksOnDay(known, nowMs) : []),
    ...found.flatMap(([what, isFound]) => (isFound ? [loss(what)] : [])),
  ];
}

/** Whether each appointment is of today, in weekly mode of the week; one of another day among them is not told. */
function remarksOnDay({ dashboard, appointments }: Known, nowMs: number): readonly Remark[] {
  const { weeklyMode, dateRange } = dashboard?.metrics ?? {};
  const isWeekly = weeklyMode === true;
  // A center that is closed and not in weekly mode has the last day's rows.
  if (!isWeekly && isEasternSunday(nowMs)) return [];
  const today = easternDate(nowMs);
  const [first, last] = isWeekly ? [dateRange?.start.date, dateRange?.end.date] : [today, today];
  const days = (appointments?.rows ?? []).flatMap(({ time: { ms } }) =>
    ms === null ? [] : [easternDate(ms)],
  );
  if (!first || !last || days.length === 0) return [];
  if (days.some((day) => day >= first && day <= last)) return [];
  return [
    isWeekly
      ? misfit('no row is of the week of /api/dashboard: the week on screen is another one')
      : misfit('all rows are of another Eastern day: the screens show that day as today'),
  ];
}

const pageFlags = ['hasMore', 'has_more', 'hasNext', 'has_next'];
const nextPages = ['next', 'nextPage', 'next_page', 'nextCursor', 'next_cursor'];
const pageCounts = ['pages', 'totalPages', 'total_pages', 'pageCount', 'page_count'];

/** A problem with the number of rows: none at all, a part of them, or the first page of more (rulings A15). */
export function remarksOnRows(
  json: unknown,
  rows: number,
  total: Figure,
  headers: Headers,
): readonly Remark[] {
  if (rows === 0) return [note('no row: what a row should have is not checked')];
  const part = loss("a part of a list, fewer rows than its total: shown as 'n of total received'");
  const page = loss(
    'the first page of a longer list: the rest is never requested, and the screens show these rows as all there are',
  );
  return [...(total ? [part] : []), ...(isPage(json, rows, headers) ? [page] : [])];
}

function isPage(json: unknown, rows: number, headers: Headers): boolean {
  const announced = headers.get('x-total-count') ?? headers.get('content-range')?.split('/')[1];
  if (/;\s*rel="?next"?/i.test(headers.get('link') ?? '')) return true;
  if ((readNumber(announced) ?? 0) > rows) return true;
  if (!isFields(json)) return false;
  const places = [json, ...[...totalPlaces, 'links', '_links'].map((name) => json[name])];
  return places
    .filter(isFields)
    .some(
      (place) =>
        pageFlags.some((name) => place[name] === true) ||
        nextPages.some((name) => Boolean(place[name])) ||
        pageCounts.some((name) => (readNumber(place[name]) ?? 0) > 1),
    );
}
