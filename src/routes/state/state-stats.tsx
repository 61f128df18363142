import { figuresOfRegion, regions } from '../../calls/regions.ts';
import type { Appointment } from '../../calls/appointments.ts';
import type { Rows } from '../../api/rows.ts';
import { averagePerRep } from '../../calls/rep-figures.ts';
import type { RegionEvents } from '../../calls/region-events.ts';
import { bandEdges, baseText, distanceToNextBand } from '../../domain/number/bands.ts';
import { showNumber } from '../../domain/text/format.ts';
import type { Region, RegionKey } from '../../domain/region/region.ts';
import { usePeriod, useCall } from '../../query/use-call.ts';
import { StatStrip } from '../../query/stat-strip.tsx';
import { useWaiting } from '../../query/waiting.ts';
import type { ReadStatus } from '../../query/data-state.ts';
import { RowsLink } from '../../shell/links.tsx';
import { BandTag, RateFigure, RateScale } from '../../ui/band.tsx';

/** The data that the cards share: one read, and the region's valid appointments. */
export interface RegionData extends RegionEvents {
  readonly status: ReadStatus<Rows<Appointment>>;
  /** '20 of 76 received' (A15); '' for a whole list. */
  readonly received: string;
  readonly region: Region & { readonly key: RegionKey };
}

/** The figures of a region (S2): its rate as on the dashboard, its count, its active sales reps, and an average. */
export function StateStats({ status, received, region, rows, agents, others }: RegionData) {
  const rate = useRate(region);
  const { name: days } = usePeriod();
  return (
    <StatStrip
      size="small"
      status={status}
      stats={[
        rate,
        {
          title: 'Valid Appointments',
          value: <RowsLink list="valid" filter={{ region: region.key }} count={rows.length} />,
          note: received || others.join(', ') || '0 without a known rep',
        },
        {
          title: 'Active Field Agents',
          value: showNumber(agents),
          note: `with valid appointments ${days}`,
        },
        {
          title: 'Average per Active Agent',
          value: showNumber(received ? null : averagePerRep(rows.length, agents)),
          note: 'valid, rounded',
        },
      ]}
    />
  );
}

/** The share of valid events, its band, and the distance to the next band. */
function useRate(region: RegionData['region']) {
  const { figures, status } = useCall(regions);
  const { name } = usePeriod();
  const waitingIn = useWaiting();
  const { valid, all, rated } = figuresOfRegion(figures, region.key);
  const { rate, band } = rated;
  return {
    title: 'Validation Rate',
    status,
    value: (
      <span className="flex flex-wrap items-center gap-x-2">
        <RateFigure {...rated} />
        {band && (
          <span className="tracking-normal">
            <BandTag band={band} />
          </span>
        )}
      </span>
    ),
    note:
      rate === null ? (
        all === 0 && `No events yet ${name}`
      ) : band === null ? (
        baseText(valid, all, waitingIn(region))
      ) : (
        <>
          <span className="mr-1.5">
            {showNumber(valid)} of {showNumber(all)} valid
          </span>
          <span>{distanceToNextBand(rate)}</span>
        </>
      ),
    sideGraphic: rate !== null && <LabeledScale rate={rate} band={band} />,
  };
}

function LabeledScale({ rate, band }: Pick<Parameters<typeof RateScale>[0], 'rate' | 'band'>) {
  return (
    <div className="mt-8 flex-1">
      <RateScale label="Validation rate" rate={rate} band={band} />
      <p aria-hidden className="text-caption text-ink-2 relative h-[18px] tabular-nums">
        {band &&
          Object.values(bandEdges).map((edge) => (
            <span key={edge} className="absolute -translate-x-1/2" style={{ left: `${edge}%` }}>
              {edge}
            </span>
          ))}
      </p>
    </div>
  );
}
