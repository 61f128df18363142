import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { showFigure, wholeValue, withoutText } from '../../domain/figures/figure.ts';
import { appointmentsOf } from '../../calls/rep-figures.ts';
import type { Rated } from '../../domain/number/bands.ts';
import { shareOf, showNumber, showPercent } from '../../domain/number/format.ts';
import { countText } from '../../domain/text/words.ts';
import { LineOfText } from '../../features/appointment/columns.tsx';
import { paths, statePath, tabPath } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { FigureLink, RowsLink } from '../../shell/links.tsx';
import { useSorted } from '../../shell/sorted.ts';
import { BandTag, RateScale } from '../../ui/band.tsx';
import { List } from '../../ui/list.tsx';
import { Loading, RowsSkeleton } from '../../ui/card-messages.tsx';
import { Bar } from '../../ui/meter.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { type Column, DataTable, numberColumn } from '../../ui/table.tsx';
import { DefinitionList } from '../../ui/text.tsx';
import { countIn, repKey, totalsOf, type RegionSummary } from './profiles.ts';
import { type RegionPart, type StatesView, useRepsToday } from './use-states.tsx';

interface ComparedCardProps {
  readonly summaries: readonly RegionSummary[];
  readonly view: StatesView;
}

export function ComparedCard({ summaries, view }: ComparedCardProps) {
  const columns = columnsOf(summaries, view);
  const sorted = useSorted(summaries, columns);
  return (
    <QueryCard
      title="States compared"
      subtitle={
        view.standIn
          ? 'Valid appointments and validation rate; each state counts as one rep'
          : 'Valid appointments, sales reps and validation rate'
      }
      className="min-h-[20.75rem] max-md:hidden print:flex"
      state={view.both}
      what="Regions"
      skeleton={[5, 41]}
      footer={
        <span>
          Shares are of the valid appointments of these states.{' '}
          {view.standIn ? 'Averages are rounded.' : 'Reps are those on the sales rep list.'}
        </span>
      }
    >
      <DataTable {...sorted} columns={columns} keyOf={({ key }) => key} />
    </QueryCard>
  );
}

function columnsOf(
  summaries: readonly RegionSummary[],
  { elsewhere, names, received }: StatesView,
): readonly Column<RegionSummary>[] {
  const all = totalsOf(summaries);
  const whole = wholeValue(all.valid);
  const without = [...all.valid.without, ...elsewhere];
  return [
    {
      head: 'State',
      sortBy: ({ region }) => region.name,
      kind: 'row-head',
      cell: ({ key, region }) => (
        <Link
          href={statePath(key)}
          className="inline-flex items-center gap-2 whitespace-nowrap hover:underline"
        >
          <RegionBadge region={region} size="small" />
          {region.name}
        </Link>
      ),
      foot: <bdi>{['All states', withoutText({ without })].filter(Boolean).join(' ')}</bdi>,
    },
    {
      head: 'Valid',
      sortBy: ({ valid }) => valid,
      kind: 'figure',
      cellClass: 'font-medium',
      cell: ({ key, valid }) => <RowsLink list="valid" filter={{ region: key }} count={valid} />,
      // The list behind a link has the rows of every region.
      foot: (
        <RowsLink list="valid" count={wholeValue({ ...all.valid, without })}>
          {showNumber(all.valid.value)}
        </RowsLink>
      ),
    },
    {
      head: 'Share of all',
      sortBy: ({ valid }) => valid,
      kind: 'figure',
      cell: ({ valid }) => showPercent(shareOf(valid, whole)),
      foot: showPercent(shareOf(whole, whole)),
    },
    {
      head: names.reps,
      sortBy: ({ reps }) => reps && reps.length,
      kind: 'figure',
      cell: (summary) => <RepsLink summary={summary} received={received} />,
      foot: showNumber(all.reps || received === '' ? all.reps : null),
    },
    {
      ...numberColumn<RegionSummary>(names.average, ({ average }) => average),
      foot: showNumber(all.average),
    },
    {
      head: 'Validation rate',
      sortBy: ({ rated: { rate } }) => rate,
      headClass: 'pl-6',
      cellClass: 'pl-6',
      cell: ({ region, rated: { percent, rate, band } }) => (
        <span className="flex items-center gap-4">
          <span className="flex-1 @max-3xl:hidden">
            {rate !== null && (
              <RateScale label={`${region.name}: validation rate`} rate={rate} band={band} />
            )}
          </span>
          <Rate percent={percent} band={band} />
        </span>
      ),
      foot: <Rate percent={all.rated.percent} band={null} />,
    },
  ];
}

function Rate({ percent, band }: Pick<Rated, 'percent' | 'band'>) {
  return (
    <span className="flex items-center justify-end gap-3">
      <b className="min-w-12 text-right font-semibold">{percent}</b>
      <span className="flex w-[84px]">{band && <BandTag band={band} />}</span>
    </span>
  );
}

interface RepsLinkProps extends Pick<RegionPart, 'summary'> {
  readonly received: string;
}

function RepsLink({ summary: { key, region, reps }, received }: RepsLinkProps) {
  return (
    <FigureLink
      href={tabPath(paths.states, key)}
      count={countIn(reps, received)}
      unit="sales rep"
      scope={`in ${region.name}`}
    />
  );
}

const topReps = 6;

interface RegionCardProps extends RegionPart {
  /** The most appointments of one rep in any region: all cards share one scale. */
  readonly mostPerRep: number;
}

/** A region of the overview (spec 2): its figures and its leading reps, with a link to its dashboard. */
export function RegionCard({ summary, view, mostPerRep }: RegionCardProps) {
  const { key, region, valid, rated, reps, average } = summary;
  const { percent, band } = rated;
  const today = useRepsToday(region);
  return (
    <QueryCard
      title={region.name}
      lead={<RegionBadge region={region} />}
      state={view.both}
      what="Regions"
      skeleton={[5, 72]}
      actions={
        // The link's `after` box makes the whole header clickable.
        <Link
          href={statePath(key)}
          aria-label={`Open ${region.name}`}
          className="rounded-control text-ink-2 hover:text-ink -mr-1.5 inline-grid size-7 place-items-center transition-colors after:absolute after:inset-x-0 after:top-0 after:h-[52px]"
        >
          <ChevronRight aria-hidden className="icon" />
        </Link>
      }
    >
      {/* In a wider window the table of the regions has these figures. */}
      <div className="md:hidden print:hidden">
        <div className="text-caption text-ink-2 flex items-end justify-between gap-3 px-4 pb-3.5">
          <p>
            <b className="text-figure-xl text-ink block tabular-nums">
              <RowsLink list="valid" filter={{ region: key }} count={valid} />
            </b>
            total valid appointments
          </p>
          <p className="grid justify-items-end gap-1">
            {percent} of events valid {band && <BandTag band={band} />}
          </p>
        </div>
        <DefinitionList
          className="border-line grid grid-cols-[2fr_3fr] border-t"
          itemClass="border-line px-4 py-2.5 last:border-l"
          valueClass="text-dialog leading-[22px] tabular-nums"
          items={[
            {
              label: view.names.reps,
              value: <RepsLink summary={summary} received={view.received} />,
            },
            { label: view.names.average, value: showNumber(average) },
          ]}
        />
      </div>
      <div data-region={region.code} className="border-line flex-1 border-t pb-1.5">
        <p className="text-caption text-ink-3 px-4 pt-2 pb-1">
          <bdi>{captionOf(summary, view)}</bdi>
          {!view.standIn && <span className="block">{today}</span>}
        </p>
        {reps === null && (
          <Loading text="Loading sales reps..." isVisible={false}>
            <RowsSkeleton rows={4} height={36} />
          </Loading>
        )}
        <List as="ol" rowClass="" rows={(reps ?? []).slice(0, topReps)} keyOf={repKey}>
          {(profile) => (
            <Link
              href={view.hrefOf(profile, key)}
              className="focus-inside hover:bg-hover text-small grid min-h-9 grid-cols-[minmax(0,1fr)_minmax(1.5rem,18%)_auto] items-center gap-x-3 px-4 transition-colors"
            >
              <span className="truncate">
                <LineOfText text={profile.rep.name} />
              </span>
              <Bar percent={shareOf(profile.appointmentCount, mostPerRep)} color="bg-region" />
              <b className="min-w-6 text-right font-semibold tabular-nums">
                {showNumber(profile.appointmentCount)}
              </b>
            </Link>
          )}
        </List>
      </div>
    </QueryCard>
  );
}

/** The caption of the bars of a region's reps: what they show, or why there are none. */
function captionOf({ valid, reps }: RegionSummary, view: StatesView): string {
  if (view.standIn && valid) return 'Sales rep list unavailable; showing the region';
  // Awaited: skeleton rows are in its place (rulings C14).
  if (reps === null) return '';
  if (reps.length === 0 && view.received !== '') return view.received;
  if (reps.length === 0) return valid === 0 ? 'No valid appointments yet' : 'No sales reps';
  const total = appointmentsOf(reps);
  const which =
    reps.length > topReps
      ? `Top ${topReps} of ${countText(reps.length, 'rep')}${view.received && ' received'} by appointments`
      : 'Appointments per rep';
  return wholeValue(total) === valid ? which : `${which}, ${showFigure(total)} by the list`;
}
