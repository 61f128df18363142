import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { wholeValue, withoutText } from '../../domain/figures/figure.ts';
import type { RepInRegion } from '../../calls/region-reps.ts';
import type { Rated } from '../../domain/number/bands.ts';
import { shareOf, showNumber, showPercent, sum } from '../../domain/number/format.ts';
import { countText } from '../../domain/text/words.ts';
import { LineOfText } from '../../features/appointment/columns.tsx';
import { paths, salesRepPath, statePath, tabPath, withoutRepPath } from '../../paths.ts';
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
import { type RegionPart, type StatesView } from './use-states.tsx';

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
        <>
          <span>
            Shares are of the valid appointments of these states.{' '}
            {view.standIn ? 'Averages are rounded.' : 'Reps are those on the sales rep list.'}
          </span>
          <span>{view.unknownRegions}</span>
        </>
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

/** A region of the overview (spec 2): its figures and its reps, with a link to its dashboard. */
export function RegionCard({ summary, view }: RegionPart) {
  const { key, region, valid, all, rated, average } = summary;
  const { percent, band } = rated;
  return (
    <QueryCard
      title={region.name}
      lead={<RegionBadge region={region} />}
      state={view.all}
      what="Regions"
      skeleton={[6, 38]}
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
      footer={
        <span>
          <b className="font-semibold">{showNumber(valid)}</b> valid of{' '}
          <RowsLink list="all" filter={{ region: key }} count={all}>
            {countText(all, 'event')}
          </RowsLink>
          <Contradiction summary={summary} view={view} />
        </span>
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
      <RegionReps summary={summary} view={view} />
    </QueryCard>
  );
}

/** The rows of the list count otherwise than the regions (rulings C37). */
function Contradiction({ summary: { key, valid }, view }: RegionPart) {
  const listed = view.repsOf(key);
  if (!listed || view.validIn === null || view.standIn) return null;
  const count = view.validIn(key);
  return count === valid ? null : ` by the regions’ counts, ${showNumber(count)} in the list`;
}

const mostRows = 8;

/** One list of both calls: who is listed in the region, then who has appointments without being listed (visual.md 29). */
function RegionReps({ summary, view }: RegionPart) {
  const { key, region, valid, reps } = summary;
  if (view.standIn && valid) return <StandIn summary={summary} view={view} />;
  if (view.areRepsAwaited)
    return (
      <Loading text="Loading sales reps..." isVisible={false}>
        <RowsSkeleton rows={5} height={38} />
      </Loading>
    );
  const { rows, withoutRep, sentence } = view.repsOf(key) ?? {
    rows: [],
    withoutRep: 0,
    sentence: '',
  };
  const isNone = valid === 0 || (rows.length === 0 && withoutRep === 0);
  const none = valid === 0 ? 'No valid appointments yet' : 'No sales reps';
  const caption = isNone
    ? view.received || view.unknownRegions || none
    : [view.received, sentence].filter(Boolean).join(', ');
  if (isNone) return <p className={captionClass}>{caption}</p>;
  const shown = rows.slice(0, mostRows);
  const hidden = rows.slice(mostRows);
  const most = Math.max(...rows.map(({ count }) => count ?? 0));
  const firstOther = rows.find(({ isListed }) => !isListed);
  return (
    <div data-region={region.code} className="flex-1 tabular-nums">
      <p className={captionClass}>
        <bdi>{caption}</bdi>
      </p>
      <List
        as="ol"
        aria-label={`Reps in ${region.name}`}
        rowClass=""
        rows={shown}
        keyOf={({ rep }) => rep.id}
      >
        {(row) => (
          <RepRow
            row={row}
            href={salesRepPath(row.rep, { sent: key })}
            most={most}
            isFirstOther={row === firstOther && reps !== null}
          />
        )}
      </List>
      {hidden.length > 0 && (
        <p className={`${rowClass} border-line text-ink-2 border-t`}>
          <span>{showNumber(hidden.length)} more</span>
          <span />
          <b className="text-right font-semibold">
            {showNumber(sum(hidden.map(({ count }) => count)))}
          </b>
        </p>
      )}
      {withoutRep > 0 && (
        <Link
          href={withoutRepPath(key)}
          className={`${rowClass} focus-inside hover:bg-hover text-ink-2 border-t transition-colors ${firstOther ? 'border-line' : 'border-line-strong'}`}
        >
          <span>No known rep</span>
          <Bar percent={shareOf(withoutRep, most)} />
          <b className="text-ink min-w-5 text-right font-semibold">{showNumber(withoutRep)}</b>
        </Link>
      )}
    </div>
  );
}

const captionClass = 'border-line text-caption text-ink-2 border-t px-4 pt-2.5 pb-2';
const rowClass =
  'text-small grid min-h-[37px] grid-cols-[minmax(0,1fr)_minmax(1.5rem,18%)_auto] items-center gap-x-3 px-4 max-sm:min-h-11';

interface RepRowProps {
  readonly row: RepInRegion;
  readonly href: string;
  /** The appointments of the region's leader. */
  readonly most: number;
  /** A stronger line is between those who are listed and the others. */
  readonly isFirstOther: boolean;
}

function RepRow({ row, href, most, isFirstOther }: RepRowProps) {
  const { rep, count, isListed, isTelemarketer, listedAt } = row;
  const isMuted = !isListed || count === 0;
  return (
    <Link
      href={href}
      className={`${rowClass} focus-inside hover:bg-hover border-t transition-colors ${isFirstOther ? 'border-line-strong' : 'border-line'}`}
    >
      <span className="flex min-w-0 items-center gap-2">
        <span className={`truncate ${isMuted ? 'text-ink-2' : 'font-medium'}`}>
          <LineOfText text={rep.name} />
        </span>
        {isTelemarketer && <span className="text-caption text-ink-2">telemarketer</span>}
        {listedAt && <RegionBadge region={listedAt} size="small" />}
      </span>
      <Bar percent={shareOf(count, most)} />
      <b
        className={`min-w-5 text-right font-semibold ${count === 0 ? 'text-ink-3 font-normal' : ''}`}
      >
        {showNumber(count)}
      </b>
    </Link>
  );
}

/** The region itself, in place of its reps (rulings C8). */
function StandIn({ summary: { key, region, valid, reps }, view }: RegionPart) {
  return (
    <div data-region={region.code}>
      <p className={captionClass}>Sales rep list unavailable; showing the region</p>
      <List as="ol" rowClass="" rows={reps ?? []} keyOf={repKey}>
        {(profile) => (
          <Link
            href={view.hrefOf(profile, key)}
            className={`${rowClass} focus-inside hover:bg-hover border-line border-t transition-colors`}
          >
            <LineOfText text={profile.rep.name} />
            <Bar percent={100} color="bg-region" />
            <b className="text-right font-semibold">{showNumber(valid)}</b>
          </Link>
        )}
      </List>
    </div>
  );
}
