import { salesReps } from '../../calls/reps.ts';
import { figuresOfRegion, regions } from '../../calls/regions.ts';
import type { Appointment } from '../../calls/appointments.ts';
import type { Rows } from '../../api/tolerant.ts';
import type { RegionEvents } from '../../calls/region-events.ts';
import { bandEdges, distanceToNextBand } from '../../domain/number/bands.ts';
import { showNumber, withOtherDays } from '../../domain/text/format.ts';
import type { Region, RegionKey } from '../../domain/region/region.ts';
import { usePeriod, useCall, useFigures } from '../../query/use-call.ts';
import { StatStrip } from '../../query/stat-strip.tsx';
import { ifReceived, type ReadState } from '../../query/data-state.ts';
import { RowsLink } from '../../shell/links.tsx';
import { BandTag, RateScale } from '../../ui/band.tsx';

/** The data that the cards share: one read, and the region's valid appointments. */
export interface RegionData extends RegionEvents {
  readonly state: ReadState<Rows<Appointment>>;
  readonly region: Region & { readonly key: RegionKey };
}

/** The figures of a region (spec 2): its rate as on the dashboard, its count, its active sales reps, and an average. */
export function StateStats(data: RegionData) {
  const { state, region, rows, others, otherDays, unknown, part } = data;
  const rate = useRate(region, ifReceived(state, rows.length));
  const { name: days } = usePeriod();
  const listed = useFigures(salesReps, ({ countIn }) => countIn(region.key));
  return (
    <StatStrip
      size="small"
      state={state}
      stats={[
        rate,
        {
          title: 'Valid Appointments',
          value: <RowsLink list="valid" filter={{ region: region.key }} count={data.validCount} />,
          note: withOtherDays(
            part || [...others, unknown].filter(Boolean).join(', ') || '0 without a known rep',
            otherDays,
          ),
        },
        {
          title: 'Active Field Agents',
          value: showNumber(data.repCount),
          note:
            part ||
            [
              `with valid appointments ${days}`,
              (listed ?? null) !== null && `${showNumber(listed)} listed`,
              data.hasPending && 'pending to assign included',
              unknown,
            ]
              .filter(Boolean)
              .join(', '),
        },
        {
          title: 'Average per Active Agent',
          value: showNumber(data.average),
          note: part || 'valid, rounded',
        },
      ]}
    />
  );
}

/** The share of valid events, its band, and the distance to the next band (visual.md 19). */
function useRate({ key }: RegionData['region'], listedValid: number | null) {
  const { figures, state } = useCall(regions);
  const { name } = usePeriod();
  const { valid, all, rated } = figuresOfRegion(figures, key);
  const { percent, rate, band } = rated;
  return {
    title: 'Validation Rate',
    state,
    value: (
      <span className="flex flex-wrap items-center gap-x-2">
        {percent}
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
      ) : (
        <>
          <span className="mr-1.5">
            {showNumber(valid)} of {showNumber(all)} valid
            {listedValid !== null && listedValid !== valid && ' by the regions’ counts'}
          </span>
          <span>{distanceToNextBand(rate)}</span>
        </>
      ),
    sideGraphic: rate !== null && <LabeledScale rate={rate} band={band} />,
  };
}

function LabeledScale(props: Pick<Parameters<typeof RateScale>[0], 'rate' | 'band'>) {
  return (
    <div className="mt-8 flex-1">
      <RateScale label="Validation rate" {...props} />
      <p aria-hidden className="text-caption text-ink-2 relative h-[18px] tabular-nums">
        {Object.values(bandEdges).map((edge) => (
          <span key={edge} className="absolute -translate-x-1/2" style={{ left: `${edge}%` }}>
            {edge}
          </span>
        ))}
      </p>
    </div>
  );
}
