import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { rated } from '../../domain/number/bands.ts';
import { regionName, regionOfRow, regionTextOf } from '../../domain/region/region.ts';
import { statePath } from '../../paths.ts';
import { BandTag, RateScale } from '../../ui/band.tsx';
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
  const layout =
    'grid grid-cols-[30px_minmax(0,1fr)_auto_16px] content-center items-center gap-x-3 gap-y-1 px-4 pt-[11px] pb-2.5';
  const content = (
    <>
      <RegionBadge region={text} abbreviation={region.abbreviation ?? ''} />
      <span className="min-w-0">
        <span className="text-body block truncate font-medium">
          <bdi>{name}</bdi>
        </span>
        <span className="text-caption text-ink-2 block tabular-nums">
          {count} appointments {period}
        </span>
      </span>
      <span className="text-figure-m text-right tabular-nums">{percent}</span>
      {key ? <ChevronRight aria-hidden className="icon text-ink-3" /> : <span />}
      {rate === null ? null : (
        <span className="col-span-3 grid grid-cols-[minmax(0,1fr)_84px] items-center gap-3.5">
          <RateScale label={`${name}: validation rate`} rate={rate} band={band} />
          <span className="justify-self-end">
            <BandTag band={band} />
          </span>
        </span>
      )}
    </>
  );
  // An unknown region has no screen (rulings C7).
  if (!key) return <div className={layout}>{content}</div>;
  return (
    <Link
      href={statePath(key)}
      className={`${layout} focus-inside hover:bg-hover transition-colors`}
    >
      {content}
    </Link>
  );
}
