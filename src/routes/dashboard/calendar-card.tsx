import { type AllRegionFigures, type RegionFigures, regions } from '../../calls/regions.ts';
import { baseText } from '../../domain/number/bands.ts';
import { showNumber, countText } from '../../domain/text/format.ts';
import { statePath } from '../../paths.ts';
import { usePeriod, useCall } from '../../query/use-call.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useWaiting } from '../../query/waiting.ts';
import { RowsLink } from '../../shell/links.tsx';
import { CardRefresh } from '../../shell/card-refresh.tsx';
import { BandTag, RateFigure, RateScale } from '../../ui/band.tsx';
import { List } from '../../ui/list.tsx';
import { MeterRow, useRowHeight } from '../../ui/meter.tsx';
import { RegionBadge } from '../../ui/badge.tsx';

/** Calendar Performance (S2): one row per region, each a link to its state dashboard. */
export function CalendarCard({ className }: { readonly className: string }) {
  const { figures, status } = useCall(regions);
  const period = usePeriod();
  return (
    <QueryCard
      id="calendars"
      title="Calendar Performance"
      subtitle={period.isWeek ? `Validation rate, ${period.days}` : 'Validation rate per region'}
      className={`sm:min-h-[28rem] ${className}`}
      status={status}
      what="Regions"
      skeleton={[4, useRowHeight()]}
      empty={
        figures.received.length === 0 && {
          text: 'No regions to show',
          hint: 'The scheduling service lists no calendar.',
        }
      }
      actions={<CardRefresh read={regions} />}
      footer={<CalendarTotals {...figures} />}
    >
      <List rows={figures.received} keyOf={({ region }) => region.id}>
        {(row) => <RegionMeter figures={row} period={period.name} />}
      </List>
    </QueryCard>
  );
}

interface RegionMeterProps {
  readonly figures: RegionFigures;
  /** 'today' */
  readonly period: string;
}

function RegionMeter({ figures, period }: RegionMeterProps) {
  const { region, valid, all, rated } = figures;
  const { rate, band } = rated;
  const waitingIn = useWaiting();
  return (
    <MeterRow
      // Another region than the four has no screen (A4).
      href={region.key && statePath(region.key)}
      lead={<RegionBadge region={region} />}
      title={<bdi>{region.name}</bdi>}
      note={
        <>
          {/* The whole row of one of the four is a link to its screen already. */}
          {region.key ? (
            showNumber(valid)
          ) : (
            <RowsLink list="valid" filter={{ region: region.sent }} count={valid} />
          )}{' '}
          appointments {period}
        </>
      }
      figure={<RateFigure {...rated} />}
    >
      {rate !== null && (
        <>
          <span className={band ? '' : 'max-sm:hidden'}>
            <RateScale label={`${region.name}: validation rate`} rate={rate} band={band} />
          </span>
          {band ? (
            <span className="flex w-21 justify-end max-sm:w-19">
              <BandTag band={band} />
            </span>
          ) : (
            <span className="min-w-26 text-right whitespace-nowrap max-sm:col-[3/5]!">
              {baseText(valid, all, waitingIn(region))}
            </span>
          )}
        </>
      )}
    </MeterRow>
  );
}

function CalendarTotals({ valid, events, rated }: AllRegionFigures) {
  return (
    <span>
      <RowsLink list="valid" count={valid}>
        <b className="font-semibold">{showNumber(valid)}</b> valid
      </RowsLink>{' '}
      of{' '}
      <RowsLink list="all" count={events}>
        {countText(events, 'event')}
      </RowsLink>
      , <RateFigure {...rated} />
    </span>
  );
}
