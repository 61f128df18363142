import type { ReactNode } from 'react';
import type { Month, Monthly } from '../../api/entities/monthly.ts';
import { clampPercent, shareOf, showNumber, showPercent } from '../../domain/number/format.ts';
import { regionName, regionOf, regionPlace, regions } from '../../domain/region/region.ts';
import { oneLine } from '../../domain/text/plain-text.ts';
import { QueryCard } from '../../query/query-card.tsx';
import type { ReadState } from '../../query/use-read.ts';
import { TelemarketerLink } from '../../shell/links.tsx';
import { barColumn } from '../../ui/bar-column.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { DataTable } from '../../ui/table.tsx';

type Share = Month['regionBreakdown']['rows'][number];

interface CardProps {
  readonly monthly: ReadState<Monthly>;
  readonly month: Month;
}

/** Regional Performance (spec 2). */
export function RegionalCard({ monthly, month, name }: CardProps & { readonly name: string }) {
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
      <ShareTable
        head="Region"
        rows={rows}
        total={month.totalValidAppointments}
        textOf={regionName}
        nameOf={(region) => (
          <>
            <RegionBadge region={region} size="small" /> <bdi>{regionName(region)}</bdi>
          </>
        )}
      />
    </QueryCard>
  );
}

/** Telemarketer Performance (spec 2). */
export function TelemarketersCard({ monthly, month }: CardProps) {
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
      <ShareTable
        head="Telemarketer"
        rows={rows}
        total={total}
        textOf={(name) => name}
        nameOf={(name) => <TelemarketerLink name={name} />}
      />
    </QueryCard>
  );
}

interface ShareTableProps {
  readonly head: 'Region' | 'Telemarketer';
  readonly rows: readonly Share[];
  readonly total: number | null;
  readonly textOf: (name: string) => string;
  readonly nameOf: (name: string) => ReactNode;
}

function ShareTable({ head, rows, total, textOf, nameOf }: ShareTableProps) {
  return (
    <DataTable
      label={`${head}s`}
      rows={rows}
      keyOf={({ name }) => name}
      height="box"
      columns={[
        {
          head,
          kind: 'row-head',
          cellClass: 'max-w-40 truncate',
          cell: ({ name }) => <span title={oneLine(textOf(name))}>{nameOf(name)}</span>,
        },
        {
          head: 'Per week',
          kind: 'figure',
          cellClass: 'text-ink-2',
          cell: ({ weeklyAverage }) => showNumber(weeklyAverage),
        },
        {
          head: 'Total',
          kind: 'figure',
          cellClass: 'text-title',
          cell: ({ totalAppointments }) => showNumber(totalAppointments),
        },
        barColumn('Share', ({ name, totalAppointments }: Share) => {
          const share = shareOf(totalAppointments, total);
          const key = head === 'Region' && regionOf(name);
          return {
            label: `${textOf(name)}: share of total`,
            value: share,
            figure: showPercent(share),
            children: key && (
              <span
                data-region={regions[key].code}
                className="rounded-bar bg-region absolute inset-y-0 left-0"
                style={{ width: `${clampPercent(share)}%` }}
              />
            ),
          };
        }),
      ]}
    />
  );
}
