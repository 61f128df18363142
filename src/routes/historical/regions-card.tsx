import type { Month, Monthly } from '../../calls/monthly.ts';
import { showChange, showNumber } from '../../domain/number/format.ts';
import { unreadableOf } from '../../domain/figures/received.ts';
import { countText } from '../../domain/text/words.ts';
import { weeksOf } from '../../domain/time/month.ts';
import { statePath } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import type { ReadState } from '../../query/use-read.ts';
import { Sparkline } from '../../ui/chart/lines.tsx';
import { RowLink } from '../../ui/links.tsx';
import { List } from '../../ui/list.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { Trend } from '../../ui/stat-cell.tsx';
import { fullWeeks, type RegionLine, regionLines, unitOf } from './weeks.ts';

interface RegionsProps {
  readonly monthly: ReadState<Monthly>;
  /** Oldest first. */
  readonly months: readonly Month[];
}

/** The regions over all full weeks, each on a scale of its own (visual.md 11). */
export function RegionsCard({ monthly, months }: RegionsProps) {
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
      state={monthly}
      what="Weeks by region"
      skeleton={[1, 128]}
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
      <List
        aria-label="Regions, week by week"
        rows={lines}
        keyOf={({ region }) => region.id}
        className="wide:auto-cols-fr wide:grid-flow-col wide:grid-cols-none grid flex-1 auto-rows-fr sm:grid-cols-2"
        rowClass="border-line wide:border-l wide:first:border-l-0 grid border-t sm:even:border-l"
      >
        {(line) => <RegionCell line={line} unit={unit} />}
      </List>
    </QueryCard>
  );
}

function RegionCell({ line, unit }: { readonly line: RegionLine; readonly unit: string }) {
  const { region, values, change, hasTooFewWeeks } = line;
  const known = values.filter((value) => value !== null);
  return (
    <RowLink
      href={region.key && statePath(region.key)}
      className="grid content-center gap-2 px-4 py-3"
    >
      <div className="grid grid-cols-[30px_minmax(0,1fr)_auto] items-center gap-x-3">
        <RegionBadge region={region} />
        <p className="text-body truncate font-medium" title={region.name}>
          <bdi>{region.name}</bdi>
        </p>
        <p className="text-caption text-ink-2 flex items-baseline gap-1.5">
          <b className="text-dialog text-ink tabular-nums">{showNumber(values.at(-1))}</b>
          last {unit}
        </p>
      </div>
      <Sparkline values={values} className="h-10" color={region.code} />
      <p className="text-caption text-ink-2 flex justify-between gap-3 tabular-nums">
        <span>
          {known.length > 0 &&
            `${showNumber(Math.min(...known))}-${showNumber(Math.max(...known))} `}
          per week
        </span>
        {hasTooFewWeeks ? 'Too few weeks' : <Trend {...showChange(change)} />}
      </p>
    </RowLink>
  );
}
