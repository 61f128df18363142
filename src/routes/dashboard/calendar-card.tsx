import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { reads } from '../../api/contract.ts';
import type { Region } from '../../api/entities/calendar.ts';
import { usePeriod } from '../../query/period.ts';
import { useRead } from '../../query/use-read.ts';
import { rated } from '../../domain/number/bands.ts';
import { countText } from '../../domain/text/count-text.ts';
import type { Period } from '../../domain/time/period.ts';
import { showNumber, wholeSum } from '../../domain/number/format.ts';
import { regionName, regionOfRow, regionTextOf } from '../../domain/region/region.ts';
import { rowsPath, statePath } from '../../paths.ts';
import { FigureLink } from '../../shell/figure-link.tsx';
import { CardRefresh } from '../../shell/refresh-button.tsx';
import { QueryCard } from '../../query/query-card.tsx';
import { Noted } from '../../ui/noted.tsx';
import { BandTag, RateScale } from '../../ui/band.tsx';
import { RowsSkeleton } from '../../ui/card-messages.tsx';
import { List } from '../../ui/list.tsx';
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
      skeleton={<RowsSkeleton rows={4} height={92} />}
      empty={
        rows.length === 0 && {
          text: 'No regions to show',
          hint: 'The scheduling service lists no calendar.',
        }
      }
      actions={<CardRefresh title={title} read={reads.regions} />}
      footer={
        <Noted note={<FooterNote of="regions" />}>
          <CalendarTotals rows={rows} />
        </Noted>
      }
    >
      <List
        className="grid flex-1 auto-rows-fr"
        rowClass="border-line grid border-t"
        rows={rows}
        keyOf={(row) => row.key || row.name}
      >
        {(row) => <CalendarRow region={row} period={period.name} />}
      </List>
    </QueryCard>
  );
}

interface CalendarRowProps {
  readonly region: Region;
  readonly period: Period['name'];
}

function CalendarRow({ region, period }: CalendarRowProps) {
  const key = regionOfRow(region);
  const text = regionTextOf(region);
  const name = regionName(text);
  const { percent, rate, band } = rated(region.validAppointments, region.totalEvents);
  const layout =
    'grid grid-cols-[30px_minmax(0,1fr)_auto_16px] content-center items-center gap-x-3 gap-y-1 px-4 pt-[11px] pb-2.5';
  const content = (
    <>
      <RegionBadge region={text} abbreviation={region.abbreviation} />
      <span className="min-w-0">
        <span className="text-body block truncate font-medium">
          <bdi>{name}</bdi>
        </span>
        <span className="text-caption text-ink-2 block tabular-nums">
          {key ? showNumber(region.validAppointments) : <UnknownCount region={region} />}{' '}
          appointments {period}
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

/** A row of a known region leads to its screen, where the figure leads on. */
function UnknownCount({ region }: { readonly region: Region }) {
  const text = regionTextOf(region);
  return (
    <FigureLink
      href={rowsPath('valid', { region: text })}
      count={region.validAppointments}
      unit="valid appointment"
      of={`in ${text}`}
    />
  );
}

function CalendarTotals({ rows }: { readonly rows: readonly Region[] }) {
  const valid = wholeSum(rows.map((row) => row.validAppointments));
  const total = wholeSum(rows.map((row) => row.totalEvents));
  return (
    <>
      <span>
        <FigureLink href={rowsPath('valid')} count={valid} unit="valid appointment">
          <b className="font-semibold">{showNumber(valid)}</b> valid
        </FigureLink>{' '}
        of{' '}
        <FigureLink href={rowsPath('all')} count={total} unit="event">
          {countText(total, 'event')}
        </FigureLink>
      </span>
      <span>
        {total === 0 ? 'No rate yet' : `${rated(valid, total).percent} across all regions`}
      </span>
    </>
  );
}
