import type { RegionSummary } from '../../calls/region-profiles.ts';
import { wholeValue, withoutText } from '../../domain/number/figure.ts';
import { shareOf } from '../../domain/number/arithmetic.ts';
import { showNumber, showPercent } from '../../domain/text/format.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { RegionLink, RowsLink } from '../../shell/links.tsx';
import { useSorted } from '../../shell/sorted.ts';
import { BandTag, RateScale } from '../../ui/band.tsx';
import { RegionBadge } from '../../ui/badge.tsx';
import { type Column, DataTable, numberColumn } from '../../ui/table.tsx';
import { type StatesView } from './use-states.ts';
import { RepsLink } from './reps-link.tsx';

export function ComparedCard({ view }: { readonly view: StatesView }) {
  const columns = columnsOf(view);
  const sorted = useSorted(view.overview, columns);
  return (
    <QueryCard
      title="States compared"
      subtitle={
        view.standIn
          ? 'Valid appointments and validation rate; each state counts as one rep'
          : 'Valid appointments, sales reps and validation rate'
      }
      className="sm:min-h-[20.75rem]"
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

function columnsOf({
  elsewhere,
  names,
  totals: all,
}: StatesView): readonly Column<RegionSummary>[] {
  const totalValid = wholeValue(all.valid);
  const without = [...all.valid.without, ...elsewhere];
  return [
    {
      head: 'State',
      sortBy: ({ region }) => region.name,
      kind: 'row-head',
      cell: ({ region }) => (
        <RegionLink region={region} className="inline-flex items-center gap-2 whitespace-nowrap">
          <RegionBadge region={region} size="small" />
          {region.name}
        </RegionLink>
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
      from: 'sm',
      cell: ({ valid }) => showPercent(shareOf(valid, totalValid)),
      foot: showPercent(shareOf(totalValid, totalValid)),
    },
    {
      head: names.reps,
      sortBy: ({ reps }) => reps && reps.length,
      kind: 'figure',
      from: 'sm',
      cell: (summary) => <RepsLink summary={summary} />,
      foot: showNumber(all.repCount),
    },
    {
      ...numberColumn<RegionSummary>(names.average, ({ average }) => average),
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
