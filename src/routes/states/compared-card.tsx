import type { RegionSummary } from '../../calls/region-profiles.ts';
import { shareOf } from '../../domain/number/arithmetic.ts';
import { excerpt, showNumber, showPercent } from '../../domain/text/format.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { RegionLink, RowsLink } from '../../shell/links.tsx';
import { useSorted } from '../../shell/sorted.ts';
import { BandTag, RateScale } from '../../ui/band.tsx';
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
      state={view.reads.regions}
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
      sortBy: ({ rated: { rate } }) => rate,
      headClass: 'sm:pl-6 max-sm:text-right',
      cellClass: 'sm:pl-6',
      cell: ({ region, rated }) => <Rate name={region.name} rated={rated} />,
      foot: (
        <span className="block sm:pl-4">
          <Rate name="All states" rated={all.rated} />
        </span>
      ),
    },
  ];
}

function Rate({ name, rated }: { readonly name: string; readonly rated: RegionSummary['rated'] }) {
  const { percent, rate, band } = rated;
  return (
    <span className="flex items-center justify-end gap-3 max-sm:gap-2">
      <span className="flex-1 @max-3xl:hidden">
        {rate !== null && <RateScale label={`${name}: validation rate`} rate={rate} band={band} />}
      </span>
      <b className="min-w-12 text-right font-semibold">{percent}</b>
      <span className="flex w-[84px] max-sm:w-[72px]">{band && <BandTag band={band} />}</span>
    </span>
  );
}
