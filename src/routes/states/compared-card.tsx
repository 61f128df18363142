import { Link } from 'wouter';
import type { Rated } from '../../domain/number/bands.ts';
import { shareOf, showNumber, showPercent } from '../../domain/number/format.ts';
import { totalsOf, type RegionSummary } from './profiles.ts';
import { rowsPath, statePath, statesTabPath } from '../../paths.ts';
import { FigureLink } from '../../shell/figure-link.tsx';
import { QueryCard } from '../../query/query-card.tsx';
import { BandTag, RateScale } from '../../ui/band.tsx';
import { RowsSkeleton } from '../../ui/card-messages.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { Cell, HeadCell, RowHead, Table } from '../../ui/table.tsx';
import type { StatesView } from './use-states.ts';

interface ComparedCardProps {
  readonly summaries: readonly RegionSummary[];
  readonly view: StatesView;
}

/** The four regions side by side, with their total. */
export function ComparedCard({ summaries, view }: ComparedCardProps) {
  const all = totalsOf(summaries);
  return (
    <QueryCard
      title="States compared"
      subtitle={
        view.standIn
          ? 'Valid appointments and validation rate; each state counts as one rep'
          : 'Valid appointments, sales reps and validation rate'
      }
      className="min-h-[20.75rem] max-sm:min-h-[24.75rem]"
      state={view.both}
      what="Regions"
      skeleton={<RowsSkeleton rows={5} height={41} />}
      footer={
        <span>
          Shares are of all valid appointments.{' '}
          {view.standIn ? 'Averages are rounded.' : 'Sales reps are those on the sales rep list.'}
        </span>
      }
    >
      <Table
        label="States compared"
        head={
          <>
            <HeadCell>State</HeadCell>
            <HeadCell figure>Valid</HeadCell>
            <HeadCell figure>Share</HeadCell>
            <HeadCell figure>Sales reps</HeadCell>
            <HeadCell figure>Average per rep</HeadCell>
            <HeadCell colSpan={2} className="pl-6">
              Validation rate
            </HeadCell>
          </>
        }
        foot={
          <>
            <RowHead>All states</RowHead>
            <TotalCells region={null} totals={all} of={all.appointments} />
            <Cell className={wideOnly} />
            <Cell>
              <Rate percent={all.rated.percent} />
            </Cell>
          </>
        }
      >
        {summaries.map((summary) => (
          <ComparedRow key={summary.key} summary={summary} of={all.appointments} />
        ))}
      </Table>
    </QueryCard>
  );
}

/** In a narrow card the percent and the band are enough. */
const wideOnly = '@max-3xl:hidden';

interface ComparedRowProps {
  readonly summary: RegionSummary;
  readonly of: number | null;
}

function ComparedRow({ summary, of }: ComparedRowProps) {
  const { key, name } = summary;
  const totals = totalsOf([summary]);
  const { percent, rate, band } = totals.rated;
  return (
    <tr>
      <RowHead>
        <Link
          href={statePath(key)}
          className="inline-flex items-center gap-2 whitespace-nowrap hover:underline"
        >
          <RegionBadge region={key} size="small" />
          {name}
        </Link>
      </RowHead>
      <TotalCells region={summary} totals={totals} of={of} />
      <Cell className={`${wideOnly} w-[28%] pl-6`}>
        {rate !== null && <RateScale label={`${name}: validation rate`} rate={rate} band={band} />}
      </Cell>
      <Cell>
        <Rate percent={percent} band={band} />
      </Cell>
    </tr>
  );
}

interface TotalCellsProps {
  /** Null for all of them. */
  readonly region: Pick<RegionSummary, 'key' | 'name'> | null;
  readonly totals: ReturnType<typeof totalsOf>;
  /** All appointments, of which these are a share. */
  readonly of: number | null;
}

function TotalCells({ region, totals, of }: TotalCellsProps) {
  const { key = '', name = '' } = region ?? {};
  return (
    <>
      <Cell figure className="font-medium">
        <FigureLink
          href={rowsPath('valid', { region: key })}
          count={totals.appointments}
          unit="valid appointment"
          of={name && `in ${name}`}
        />
      </Cell>
      <Cell figure>{showPercent(shareOf(totals.appointments, of))}</Cell>
      <Cell figure>
        {region ? (
          <FigureLink
            href={statesTabPath(region.key)}
            count={totals.reps}
            unit="sales rep"
            of={`in ${name}`}
          />
        ) : (
          showNumber(totals.reps)
        )}
      </Cell>
      <Cell figure>{showNumber(totals.average)}</Cell>
    </>
  );
}

function Rate({ percent, band }: Pick<Rated, 'percent'> & Partial<Pick<Rated, 'band'>>) {
  return (
    <span className="flex items-center justify-end gap-3">
      <b className="font-semibold">{percent}</b>
      <span className="flex w-[84px]">{band && <BandTag band={band} />}</span>
    </span>
  );
}
