import type { ReactNode } from 'react';
import { rated } from '../../domain/number/bands.ts';
import { regionName, regionOfRow, regionTextOf } from '../../domain/region/region.ts';
import { statePath } from '../../paths.ts';
import { BandTag, RateScale } from '../../ui/band.tsx';
import { MeterRow } from '../../ui/meter-row.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import type { CountedRegion } from './index.tsx';

interface CalendarRowProps {
  readonly region: CountedRegion;
  /** Of its valid appointments. */
  readonly count: ReactNode;
  /** What the count covers: 'today'. */
  readonly period?: string;
}

/** A region of Calendar Performance: a link to its state dashboard. */
export function CalendarRow({ region, count, period = '' }: CalendarRowProps) {
  const key = regionOfRow(region);
  const text = regionTextOf(region);
  const name = regionName(text);
  const { percent, rate, band } = rated(region.validAppointments, region.totalEvents);
  return (
    <MeterRow
      // An unknown region has no screen (rulings C7).
      href={key && statePath(key)}
      lead={<RegionBadge region={text} abbreviation={region.abbreviation ?? ''} />}
      title={<bdi>{name}</bdi>}
      note={
        <>
          {count} appointments {period}
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
