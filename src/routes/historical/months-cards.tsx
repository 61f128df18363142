import type { Month, Monthly } from '../../calls/monthly.ts';
import { shareOf, showChange, showNumber } from '../../domain/number/format.ts';
import { unreadableOf } from '../../domain/figures/received.ts';
import { countText } from '../../domain/text/words.ts';
import { newestMonths, shownMonth, weeksOf } from '../../domain/time/month.ts';
import { orderText } from '../../domain/time/order.ts';
import { paths, statePath } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import type { ReadState } from '../../query/use-read.ts';
import { barColumn } from '../../ui/meter.tsx';
import { Sparkline } from '../../ui/chart/lines.tsx';
import { InProgress } from '../../ui/level-badge.tsx';
import { FooterLink, RowLink } from '../../ui/links.tsx';
import { EvenList } from '../../ui/list.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { Trend } from '../../ui/stat-cell.tsx';
import { DataTable, numberColumn } from '../../ui/table.tsx';
import { fullWeeks, type RegionLine, regionLines, unitOf } from './weeks.ts';

interface MonthsProps {
  readonly monthly: ReadState<Monthly>;
  /** Oldest first. */
  readonly months: readonly (Month & { readonly isOpen: boolean })[];
}

/** The months of /api/monthly, newest first (visual.md 11). */
export function MonthsCard({ monthly, months }: MonthsProps) {
  const history = newestMonths(months);
  const { rows } = history;
  const largest = Math.max(0, ...months.map((month) => month.totalValidAppointments ?? 0));
  return (
    <QueryCard
      title="Months"
      subtitle={`${orderText(history)}; growth compares weekly averages`}
      className="min-h-[22rem]"
      state={monthly}
      skeleton={[5, 46]}
      unreadable={unreadableOf(monthly.data?.months)}
      empty={rows.length === 0 && { text: 'No months yet' }}
      count={[rows.length, 'month']}
      footer={<FooterLink href={paths.monthlyData}>Monthly Data</FooterLink>}
    >
      <DataTable
        label="Months"
        rows={rows}
        keyOf={({ month }) => month.text}
        columns={[
          {
            head: 'Month',
            kind: 'row-head',
            cellClass: 'py-1.5',
            cell: (month) => (
              <span className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
                <bdi className="line-clamp-3">{shownMonth(month.month)}</bdi>
                {month.isOpen && <InProgress />}
              </span>
            ),
          },
          barColumn('Total', ({ month, totalValidAppointments: total }: Month) => ({
            label: `${shownMonth(month)}: share of the largest month`,
            value: shareOf(total, largest),
            figure: <b className="text-small text-ink font-medium">{showNumber(total)}</b>,
          })),
          numberColumn('Per week', ({ trends }: Month) => trends.averageWeekly),
          {
            head: 'Growth',
            kind: 'figure',
            cell: (month) =>
              history.isOrdered && month.trends.growthRate === null && month === months[0] ? (
                <span className="text-ink-2">First month</span>
              ) : (
                <Trend {...showChange(month.trends.growthRate)} />
              ),
          },
        ]}
      />
    </QueryCard>
  );
}

/** The regions over all full weeks, each on a scale of its own (visual.md 11). */
export function RegionsCard({ monthly, months }: MonthsProps) {
  const weeks = fullWeeks(weeksOf(months));
  const { lines, all } = regionLines(weeks);
  const unit = unitOf(weeks);
  const lists = [
    ...months.map(({ weeklyBreakdown }) => weeklyBreakdown),
    ...weeks.map(({ byRegion }) => byRegion),
  ];
  const hasChange = lines.some(({ change }) => change !== null);
  return (
    <QueryCard
      title="Regions, week by week"
      subtitle={
        weeks.length === 0
          ? 'Each line has its own scale'
          : `${countText(weeks.length, unit)}; each line has its own scale`
      }
      className="min-h-[22rem]"
      state={monthly}
      what="Weeks by region"
      skeleton={[4, 64]}
      unreadable={unreadableOf(monthly.data?.months, ...lists)}
      empty={lines.length === 0 && { text: 'No full weeks yet' }}
      footer={
        <>
          <span>
            {hasChange
              ? `Change: last four ${unit}s vs the four before`
              : 'Change needs eight full weeks'}
          </span>
          {all > lines.length && (
            <span className="text-right">
              {lines.length} largest of {all} regions
            </span>
          )}
        </>
      }
    >
      <EvenList aria-label="Regions, week by week" rows={lines} keyOf={({ region }) => region.id}>
        {(line) => <RegionRow line={line} unit={unit} />}
      </EvenList>
    </QueryCard>
  );
}

function RegionRow({ line, unit }: { readonly line: RegionLine; readonly unit: string }) {
  const { region, values, change, hasTooFewWeeks } = line;
  const known = values.filter((value) => value !== null);
  return (
    <RowLink
      href={region.key && statePath(region.key)}
      className="grid grid-cols-[30px_minmax(0,1fr)_auto_72px] items-center gap-x-3 gap-y-1 px-4 py-2 sm:grid-cols-[30px_8rem_minmax(0,1fr)_92px_72px]"
    >
      <RegionBadge region={region} />
      <div className="min-w-0">
        <p className="text-body truncate font-medium" title={region.name}>
          <bdi>{region.name}</bdi>
        </p>
        <p className="text-caption text-ink-2 tabular-nums">
          {known.length > 0 &&
            `${showNumber(Math.min(...known))}-${showNumber(Math.max(...known))} `}
          per week
        </p>
      </div>
      <div className="min-w-0 max-sm:order-last max-sm:col-span-4">
        <Sparkline values={values} className="h-10" color={region.code} />
      </div>
      <p className="text-caption text-ink-2 text-right">
        <b className="text-dialog text-ink block tabular-nums">{showNumber(values.at(-1))}</b>
        last {unit}
      </p>
      <p className="text-caption text-ink-2 text-right tabular-nums">
        {hasTooFewWeeks ? 'Too few weeks' : <Trend {...showChange(change)} />}
      </p>
    </RowLink>
  );
}
