import type { RegionSummary } from '../../calls/region-profiles.ts';
import { shareOf } from '../../domain/number/arithmetic.ts';
import { baseText } from '../../domain/number/bands.ts';
import type { Region } from '../../domain/region/region.ts';
import { excerpt, showNumber, showPercent } from '../../domain/text/format.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useWaiting } from '../../query/waiting.ts';
import { RegionLink, RowsLink } from '../../shell/links.tsx';
import { useSorted } from '../../shell/sorted.ts';
import { BandTag, RateFigure, RateScale } from '../../ui/band.tsx';
import { RegionBadge } from '../../ui/badge.tsx';
import { type Column, DataTable, numberColumn } from '../../ui/table.tsx';
import type { StatesView } from './use-states.ts';
import { RepsLink } from './reps-link.tsx';

export function ComparedCard({ view }: { readonly view: StatesView }) {
  const columns = columnsOf(view.totals);
  const sorted = useSorted(view.compared, columns);
  return (
    <QueryCard
      title="States compared"
      subtitle="Valid appointments, sales reps and validation rate"
      className="sm:min-h-[18rem]"
      status={view.reads.regions}
      unreadable={view.unreadable.compared}
      what="Regions"
      skeleton={[5, 41]}
    >
      <DataTable {...sorted} columns={columns} keyOf={({ region }) => region.id} />
    </QueryCard>
  );
}

function columnsOf(all: StatesView['totals']): readonly Column<RegionSummary>[] {
  return [
    {
      head: 'State',
      sortBy: ({ region }) => region.name,
      kind: 'row-head',
      cell: ({ region }) => (
        <RegionLink region={region} className="inline-flex items-center gap-2 whitespace-nowrap">
          <RegionBadge region={region} size="small" />
          <bdi>{excerpt(region.name, 40)}</bdi>
        </RegionLink>
      ),
      foot: 'All states',
    },
    {
      head: 'Valid',
      sortBy: ({ valid }) => valid,
      kind: 'figure',
      cellClass: 'font-medium',
      cell: ({ region, valid }) => (
        <RowsLink list="valid" filter={{ region: region.sent }} count={valid} />
      ),
      foot: <RowsLink list="valid" count={all.valid} />,
    },
    {
      head: 'Share of all',
      sortBy: ({ valid }) => valid,
      kind: 'figure',
      from: 'sm',
      cell: ({ valid }) => showPercent(shareOf(valid, all.valid)),
      foot: showPercent(shareOf(all.valid, all.valid)),
    },
    {
      head: 'Reps listed',
      sortBy: ({ reps }) => reps && reps.length,
      kind: 'figure',
      from: 'sm',
      cell: (summary) => <RepsLink summary={summary} />,
      foot: showNumber(all.listed),
    },
    {
      ...numberColumn<RegionSummary>('Average per rep listed', ({ average }) => average),
      from: 'sm',
      foot: showNumber(all.average),
    },
    {
      head: 'Validation rate',
      // A rate of few events has no rank (C36).
      sortBy: ({ rated: { rate, band } }) => band && rate,
      headClass: 'sm:pl-6 max-sm:text-right',
      cellClass: 'sm:pl-6',
      cell: (summary) => <Rate region={summary.region} figures={summary} />,
      foot: (
        <span className="block sm:pl-4">
          <Rate region={null} figures={all} />
        </span>
      ),
    },
  ];
}

interface RateProps {
  /** Null: all of them. */
  readonly region: Region | null;
  readonly figures: Pick<RegionSummary, 'valid' | 'all' | 'rated'>;
}

function Rate({ region, figures: { valid, all, rated } }: RateProps) {
  const { rate, band } = rated;
  const waitingIn = useWaiting();
  const label = `${region?.name ?? 'All states'}: validation rate`;
  return (
    <span className="flex items-center justify-end gap-3 max-sm:gap-2">
      <span className="flex-1 @max-3xl:hidden">
        {rate !== null && <RateScale label={label} rate={rate} band={band} />}
      </span>
      <b className="min-w-12 text-right font-semibold">
        <RateFigure {...rated} />
      </b>
      <span className="text-caption text-ink-2 flex min-w-24 font-normal whitespace-nowrap max-sm:min-w-[72px]">
        {band ? <BandTag band={band} /> : rate !== null && baseText(valid, all, waitingIn(region))}
      </span>
    </span>
  );
}
