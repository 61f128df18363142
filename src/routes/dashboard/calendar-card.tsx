import { reads } from '../../api/contract.ts';
import type { Region } from '../../api/entities/dashboard.ts';
import { rated } from '../../domain/number/bands.ts';
import { showNumber, wholeSum } from '../../domain/number/format.ts';
import { regionName, regionOfRow, regionTextOf } from '../../domain/region/region.ts';
import { countText } from '../../domain/text/words.ts';
import { statePath } from '../../paths.ts';
import { usePeriod } from '../../query/screen-time.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useRead } from '../../query/use-read.ts';
import { RowsLink } from '../../shell/links.tsx';
import { CardRefresh } from '../../shell/refresh.tsx';
import { BandTag, RateScale } from '../../ui/band.tsx';
import { WithNote } from '../../ui/card.tsx';
import { EvenList } from '../../ui/list.tsx';
import { MeterRow } from '../../ui/meter.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { FooterNote } from './footer-note.tsx';

const title = 'Calendar Performance';

/** Calendar Performance (spec 2): one row per region, each a link to its state dashboard. */
export function CalendarCard({ className }: { readonly className: string }) {
  const regions = useRead(reads.regions);
  const rows = regions.data?.rows ?? [];
  const period = usePeriod();
  return (
    <QueryCard
      id="calendars"
      title={title}
      subtitle={period.isWeek ? `Valid share, ${period.days}` : 'Valid share per region'}
      className={`min-h-[28rem] ${className}`}
      state={regions}
      what="Regions"
      skeleton={[4, 92]}
      empty={
        rows.length === 0 && {
          text: 'No regions to show',
          hint: 'The scheduling service lists no calendar.',
        }
      }
      actions={<CardRefresh title={title} read={reads.regions} />}
      footer={
        <WithNote note={<FooterNote panel="regions" />}>
          <CalendarTotals rows={rows} />
        </WithNote>
      }
    >
      <EvenList rows={rows} keyOf={(row) => row.key || row.name}>
        {(row) => <RegionMeter region={row} period={period.name} />}
      </EvenList>
    </QueryCard>
  );
}

interface RegionMeterProps {
  readonly region: Region;
  /** 'today' */
  readonly period: string;
}

function RegionMeter({ region, period }: RegionMeterProps) {
  const key = regionOfRow(region);
  const text = regionTextOf(region);
  const name = regionName(text);
  const { percent, rate, band } = rated(region.validAppointments, region.totalEvents);
  return (
    <MeterRow
      // An unknown region has no screen (rulings C7).
      href={key && statePath(key)}
      lead={<RegionBadge region={text} abbreviation={region.abbreviation} />}
      title={<bdi>{name}</bdi>}
      note={
        <>
          <Count region={region} /> appointments {period}
        </>
      }
      figure={percent}
    >
      {rate !== null && (
        <>
          <RateScale label={`${name}: validation rate`} rate={rate} band={band} />
          <span className="flex w-21 justify-end">
            <BandTag band={band} />
          </span>
        </>
      )}
    </MeterRow>
  );
}

/** A link to the rows of an unknown region. The whole row of a known one is a link to its screen already. */
function Count({ region }: { readonly region: Region }) {
  const count = region.validAppointments;
  if (regionOfRow(region)) return showNumber(count);
  return <RowsLink list="valid" filter={{ region: regionTextOf(region) }} count={count} />;
}

function CalendarTotals({ rows }: { readonly rows: readonly Region[] }) {
  const valid = wholeSum(rows.map((row) => row.validAppointments));
  const total = wholeSum(rows.map((row) => row.totalEvents));
  return (
    <>
      <span>
        <RowsLink list="valid" count={valid}>
          <b className="font-semibold">{showNumber(valid)}</b> valid
        </RowsLink>{' '}
        of{' '}
        <RowsLink list="all" count={total}>
          {countText(total, 'event')}
        </RowsLink>
      </span>
      <span>{total === 0 ? 'No rate yet' : `${rated(valid, total).percent} overall`}</span>
    </>
  );
}
