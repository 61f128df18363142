import type { Month, Monthly } from '../../api/entities/monthly.ts';
import { showChange } from '../../domain/number/comparison.ts';
import { showNumber, unreadableOf } from '../../domain/number/format.ts';
import { countText } from '../../domain/text/words.ts';
import { weeksOf } from '../../domain/time/month.ts';
import { statePath } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import type { ReadState } from '../../query/use-read.ts';
import { Sparkline } from '../../ui/chart/sparkline.tsx';
import { RowLink } from '../../ui/links.tsx';
import { EvenList } from '../../ui/list.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { Trend } from '../../ui/stat-cell.tsx';
import { fullWeeks, regionLines, type RegionLine, unitOf } from './weeks.ts';

interface RegionsCardProps {
  readonly monthly: ReadState<Monthly>;
  readonly months: readonly Month[];
}

/** The regions over all full weeks, each on a scale of its own (visual.md 11). */
export function RegionsCard({ monthly, months }: RegionsCardProps) {
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
