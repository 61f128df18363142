import { Link } from 'wouter';
import { type Figure, wholeValue, withoutText } from '../../domain/figures/figure.ts';
import type { Rated } from '../../domain/number/bands.ts';
import { shareOf, showNumber, showPercent } from '../../domain/number/format.ts';
import { paths, statePath, tabPath } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { FigureLink, RowsLink } from '../../shell/links.tsx';
import { useSorted } from '../../shell/sorted.ts';
import { BandTag, RateScale } from '../../ui/band.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { DataTable, type Column } from '../../ui/table.tsx';
import { totalsOf, type RegionSummary } from './profiles.ts';
import { averageName, type StatesView } from './use-states.tsx';

interface ComparedCardProps {
  readonly summaries: readonly RegionSummary[];
  readonly view: StatesView;
}

/** The four regions side by side, with their total. */
export function ComparedCard({ summaries, view }: ComparedCardProps) {
  const all = totalsOf(summaries);
  const without = [...all.valid.without, ...view.elsewhere];
  const columns = columnsOf(all, { ...all.valid, without }, view);
  const states = summaries.map((summary) => ({ ...summary, ...totalsOf([summary]) }));
  const { rows, sorting } = useSorted(states, columns);
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
      <DataTable
        label="States compared"
        columns={columns}
        rows={rows}
        sorting={sorting}
        keyOf={({ key }) => key}
      />
    </QueryCard>
  );
}

type Totals = ReturnType<typeof totalsOf>;
type Row = Pick<RegionSummary, 'key' | 'region'> & Totals;

const columnsOf = (all: Totals, valid: Figure, view: StatesView): readonly Column<Row>[] => [
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
    foot: <bdi>{['All states', withoutText(valid)].filter(Boolean).join(' ')}</bdi>,
  },
  {
    head: 'Valid',
    sortBy: ({ valid: own }) => own.value,
    kind: 'figure',
    cellClass: 'font-medium',
    cell: ({ key, valid: own }) => (
      <RowsLink list="valid" filter={{ region: key }} count={own.value} />
    ),
    // The list behind a link has the rows of every region.
    foot: (
      <RowsLink list="valid" count={wholeValue(valid)}>
        {showNumber(valid.value)}
      </RowsLink>
    ),
  },
  {
    head: 'Share of all',
    sortBy: ({ valid: own }) => own.value,
    kind: 'figure',
    cell: ({ valid: own }) => showPercent(shareOf(own.value, wholeValue(all.valid))),
    foot: showPercent(shareOf(wholeValue(all.valid), wholeValue(all.valid))),
  },
  {
    head: view.standIn ? 'Sales reps' : 'Reps listed',
    sortBy: ({ reps }) => reps,
    kind: 'figure',
    cell: ({ key, region, reps }) => (
      <FigureLink
        href={tabPath(paths.states, key)}
        count={reps}
        unit="sales rep"
        scope={`in ${region.name}`}
      />
    ),
    foot: showNumber(all.reps),
  },
  {
    head: averageName(view),
    sortBy: ({ average }) => average,
    kind: 'figure',
    cell: ({ average }) => showNumber(average),
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
    foot: <Rate percent={all.rated.percent} />,
  },
];

function Rate({ percent, band }: Pick<Rated, 'percent'> & Partial<Pick<Rated, 'band'>>) {
  return (
    <span className="flex items-center justify-end gap-3">
      <b className="font-semibold">{percent}</b>
      <span className="flex w-[84px]">{band && <BandTag band={band} />}</span>
    </span>
  );
}
