import { monthly } from '../../calls/monthly.ts';
import { noValue, showNumber, countText } from '../../domain/text/format.ts';
import { statePath } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useCall } from '../../query/use-call.ts';
import { Sparkline } from '../../ui/chart/lines.tsx';
import { RowLink } from '../../ui/links.tsx';
import { List } from '../../ui/list.tsx';
import { RegionBadge } from '../../ui/badge.tsx';
import { fullWeeks, recentWeeks, type RegionLine, regionLines, unitOf } from './weeks.ts';

/** The regions over the last full weeks, each on a scale of its own. */
export function RegionsCard() {
  const { figures, status } = useCall(monthly);
  const weeks = fullWeeks(figures.weeks).slice(-recentWeeks);
  const lines = regionLines(weeks);
  const unit = unitOf(weeks);
  const span =
    weeks.length === 1 ? `the last ${unit}` : `the last ${countText(weeks.length, unit)}`;
  return (
    <QueryCard
      title="Regions, week by week"
      subtitle={
        weeks.length === 0
          ? 'Each line has its own scale'
          : `Valid appointments of the last ${unit}, range of ${span}; each line has its own scale`
      }
      status={status}
      what="Weeks by region"
      skeleton={[1, 128]}
      unreadable={figures.unreadableWeeks}
      empty={lines.length === 0 && { text: 'No full weeks yet' }}
    >
      <List
        aria-label="Regions, week by week"
        rows={lines}
        keyOf={({ region }) => region.id}
        className="wide:auto-cols-fr wide:grid-flow-col wide:grid-cols-none grid flex-1 auto-rows-fr sm:grid-cols-2"
        rowClass="border-line wide:border-l wide:first:border-l-0 grid border-t sm:even:border-l"
      >
        {(line) => <RegionCell line={line} />}
      </List>
    </QueryCard>
  );
}

function RegionCell({ line }: { readonly line: RegionLine }) {
  const { region, values } = line;
  const readValues = values.filter((value) => value !== null);
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
        <b className="text-dialog text-ink tabular-nums">{showNumber(values.at(-1))}</b>
      </div>
      <Sparkline values={values} className="h-9" color={region.code} />
      <p className="text-caption text-ink-2 tabular-nums">{rangeText(readValues)}</p>
    </RowLink>
  );
}

/** '382 to 412', the least and the most. */
function rangeText(values: readonly number[]): string {
  if (values.length === 0) return noValue;
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  return lowest === highest
    ? showNumber(lowest)
    : `${showNumber(lowest)} to ${showNumber(highest)}`;
}
