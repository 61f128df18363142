import type { Month, Monthly } from '../../api/entities/monthly.ts';
import { clampPercent, shareOf, showNumber, showPercent } from '../../domain/number/format.ts';
import { regionName, regionOf, regionPlace, regions } from '../../domain/region/region.ts';
import { oneLine } from '../../domain/text/plain-text.ts';
import { unitText } from '../../domain/text/words.ts';
import { QueryCard } from '../../query/query-card.tsx';
import type { ReadState } from '../../query/use-read.ts';
import { TelemarketerLink } from '../../shell/links.tsx';
import { EvenList, List } from '../../ui/list.tsx';
import { MeterRow, ProgressBar } from '../../ui/meter.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';

type RegionShare = Month['regionBreakdown']['rows'][number];

interface RegionalCardProps {
  readonly monthly: ReadState<Monthly>;
  readonly month: Month;
  readonly name: string;
}

/** Regional Performance (spec 2). */
export function RegionalCard({ monthly, month, name }: RegionalCardProps) {
  const rows = month.regionBreakdown.rows.toSorted(
    (a, b) => regionPlace(a.name) - regionPlace(b.name),
  );
  return (
    <QueryCard
      title="Regional Performance"
      subtitle={name}
      state={monthly}
      what="Monthly data"
      unreadable={month.regionBreakdown.unreadable}
      count={[rows.length, 'region']}
      empty={rows.length === 0 && { text: 'No regional figures yet' }}
    >
      <EvenList rows={rows} keyOf={(row) => row.name}>
        {(row) => <RegionShareRow region={row} total={month.totalValidAppointments} />}
      </EvenList>
    </QueryCard>
  );
}

function RegionShareRow({ region, total }: { readonly region: RegionShare; total: number | null }) {
  const { name, totalAppointments, weeklyAverage } = region;
  const share = shareOf(totalAppointments, total);
  const key = regionOf(name);
  return (
    <MeterRow
      lead={<RegionBadge region={name} />}
      title={<bdi title={oneLine(regionName(name))}>{regionName(name)}</bdi>}
      note={`${showNumber(weeklyAverage)} weekly average`}
      figure={
        <>
          {showNumber(totalAppointments)}
          <span className="sr-only"> {unitText(totalAppointments, 'appointment')}</span>
        </>
      }
    >
      <span data-region={key ? regions[key].code : undefined}>
        <ProgressBar label={`${regionName(name)}: share of total`} value={share}>
          <span
            className={`rounded-bar absolute inset-y-0 left-0 ${key ? 'bg-region' : 'bg-line-control'}`}
            style={{ width: `${clampPercent(share)}%` }}
          />
        </ProgressBar>
      </span>
      <span className="w-13 text-right">{showPercent(share)}</span>
    </MeterRow>
  );
}

interface TelemarketersCardProps {
  readonly monthly: ReadState<Monthly>;
  readonly month: Month;
}

/** Telemarketer Performance (spec 2), with the share of total in percent. */
export function TelemarketersCard({ monthly, month }: TelemarketersCardProps) {
  const { telemarketers, totalValidAppointments: total } = month;
  const rows = telemarketers.rows.toSorted(
    (a, b) => (b.totalAppointments ?? -1) - (a.totalAppointments ?? -1),
  );
  return (
    <QueryCard
      title="Telemarketer Performance"
      subtitle={`Share of ${showNumber(total)}`}
      state={monthly}
      what="Monthly data"
      unreadable={month.telemarketers.unreadable}
      count={[rows.length, 'telemarketer']}
      empty={rows.length === 0 && { text: 'No telemarketer figures yet' }}
    >
      <List
        aria-label="Telemarketers"
        className="scroll-list focus-inside grid flex-1 auto-rows-[minmax(3rem,1fr)]"
        rowClass="border-line grid grid-cols-[minmax(0,8rem)_minmax(0,1fr)_3.5rem_2.75rem] items-center gap-x-3 border-t px-4 py-1 tabular-nums"
        {...(rows.length > 8 && { tabIndex: 0 })}
        rows={rows}
        keyOf={(row) => row.name}
      >
        {({ name, totalAppointments, weeklyAverage }) => {
          const share = shareOf(totalAppointments, total);
          return (
            <>
              <div className="min-w-0">
                <p className="text-small truncate font-medium" title={oneLine(name)}>
                  <TelemarketerLink name={name} />
                </p>
                <p className="text-caption text-ink-2 truncate">
                  {showNumber(weeklyAverage)} a week
                </p>
              </div>
              <ProgressBar label={`${name}: share of total`} value={share} />
              <p className="text-title text-right">
                {showNumber(totalAppointments)}
                <span className="sr-only"> {unitText(totalAppointments, 'appointment')}</span>
              </p>
              <p className="text-caption text-ink-2 text-right">{showPercent(share)}</p>
            </>
          );
        }}
      </List>
    </QueryCard>
  );
}
