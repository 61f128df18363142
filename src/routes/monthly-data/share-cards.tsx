import type { ReactNode } from 'react';
import type { Month, Monthly } from '../../api/entities/monthly.ts';
import { wholeValue, withoutText } from '../../domain/figures/figure.ts';
import { listedOf, type MonthShare, sharesOf } from '../../domain/figures/months.ts';
import {
  clampPercent,
  shareOf,
  showNumber,
  showPercent,
  unreadableOf,
} from '../../domain/number/format.ts';
import type { Person } from '../../domain/people.ts';
import { type Region, regionPlace } from '../../domain/region/region.ts';
import { byText } from '../../domain/text/words.ts';
import { QueryCard } from '../../query/query-card.tsx';
import type { ReadState } from '../../query/use-read.ts';
import { TelemarketerLink } from '../../shell/links.tsx';
import { barColumn } from '../../ui/bar-column.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { DataTable } from '../../ui/table.tsx';

interface CardProps {
  readonly monthly: ReadState<Monthly>;
  readonly month: Month;
}

/** Regional Performance (spec 2). */
export function RegionalCard({ monthly, month, name }: CardProps & { readonly name: string }) {
  const rows = sharesOf(month.regionBreakdown.rows, ({ region }) => region).toSorted(
    (a, b) => regionPlace(a.of) - regionPlace(b.of) || byText(a.of.name, b.of.name),
  );
  return (
    <QueryCard
      title="Regional Performance"
      subtitle={name}
      state={monthly}
      what="Regional figures"
      unreadable={unreadableOf(month.regionBreakdown)}
      count={[rows.length, 'region']}
      footer={listedText(rows, month.totalValidAppointments)}
      empty={rows.length === 0 && { text: 'No regional figures yet' }}
    >
      <ShareTable
        head="Region"
        rows={rows}
        total={month.totalValidAppointments}
        cell={(region) => (
          <>
            <RegionBadge region={region} size="small" /> <bdi>{region.name}</bdi>
          </>
        )}
      />
    </QueryCard>
  );
}

/** Telemarketer Performance (spec 2). */
export function TelemarketersCard({ monthly, month }: CardProps) {
  const { telemarketers, totalValidAppointments: total } = month;
  const rows = sharesOf(telemarketers.rows, ({ person }) => person).toSorted(
    (a, b) => (b.totalAppointments ?? -1) - (a.totalAppointments ?? -1) || byText(a.of.id, b.of.id),
  );
  return (
    <QueryCard
      title="Telemarketer Performance"
      subtitle={`Share of ${showNumber(total)}`}
      state={monthly}
      what="Telemarketer figures"
      unreadable={unreadableOf(telemarketers)}
      count={[rows.length, 'telemarketer']}
      footer={listedText(rows, total)}
      empty={rows.length === 0 && { text: 'No telemarketer figures yet' }}
    >
      <ShareTable
        head="Telemarketer"
        rows={rows}
        total={total}
        cell={(person) => <TelemarketerLink person={person} />}
      />
    </QueryCard>
  );
}

/** '63 of 100 listed, without California'; '' where the rows add up to the total (rulings C37). */
function listedText(rows: readonly MonthShare<Region | Person>[], total: number | null): string {
  const listed = listedOf(rows);
  if (total === null || listed.value === null || wholeValue(listed) === total) return '';
  return [`${showNumber(listed.value)} of ${showNumber(total)} listed`, withoutText(listed)]
    .filter(Boolean)
    .join(', ');
}

interface ShareTableProps<V> {
  readonly head: 'Region' | 'Telemarketer';
  readonly rows: readonly MonthShare<V>[];
  readonly total: number | null;
  readonly cell: (of: V) => ReactNode;
}

function ShareTable<V extends Region | Person>({ head, rows, total, cell }: ShareTableProps<V>) {
  return (
    <DataTable
      label={`${head}s`}
      rows={rows}
      keyOf={({ of }) => of.id}
      height="box"
      columns={[
        {
          head,
          kind: 'row-head',
          cellClass: 'max-w-40 truncate',
          cell: ({ of }) => <span title={of.name}>{cell(of)}</span>,
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
        barColumn('Share', ({ of, totalAppointments }: MonthShare<V>) => {
          const share = shareOf(totalAppointments, total);
          return {
            label: `${of.name}: share of total`,
            value: share,
            figure: showPercent(share),
            children: 'code' in of && of.code && (
              <span
                data-region={of.code}
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
