import type { ReactNode } from 'react';
import type { Month, Monthly } from '../../calls/monthly.ts';
import { wholeValue, withoutText } from '../../domain/figures/figure.ts';
import { listedOf, type MonthShare, sharesOf } from '../../domain/figures/months.ts';
import { unreadableOf } from '../../domain/figures/received.ts';
import { clampPercent, shareOf, showNumber, showPercent } from '../../domain/number/format.ts';
import type { Person } from '../../domain/people.ts';
import { type Region, regionPlace } from '../../domain/region/region.ts';
import { byText } from '../../domain/text/words.ts';
import type { Rows } from '../../api/tolerant.ts';
import { QueryCard } from '../../query/query-card.tsx';
import type { ReadState } from '../../query/use-read.ts';
import { TelemarketerLink } from '../../shell/links.tsx';
import { barColumn } from '../../ui/meter.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { DataTable, numberColumn } from '../../ui/table.tsx';

interface CardProps {
  readonly monthly: ReadState<Monthly>;
  readonly month: Month;
}

export function RegionalCard({ monthly, month, name }: CardProps & { readonly name: string }) {
  const { regionBreakdown } = month;
  return (
    <ShareCard
      {...{ monthly, month }}
      title="Regional Performance"
      subtitle={name}
      subject="Region"
      what="Regional figures"
      list={regionBreakdown}
      rows={sharesOf(regionBreakdown.rows, ({ region }) => region).toSorted(
        (a, b) => regionPlace(a.of) - regionPlace(b.of) || byText(a.of.name, b.of.name),
      )}
      cell={(region) => (
        <>
          <RegionBadge region={region} size="small" /> <bdi>{region.name}</bdi>
        </>
      )}
    />
  );
}

export function TelemarketersCard({ monthly, month }: CardProps) {
  const { telemarketers, totalValidAppointments } = month;
  return (
    <ShareCard
      {...{ monthly, month }}
      title="Telemarketer Performance"
      subtitle={`Share of ${showNumber(totalValidAppointments)}`}
      subject="Telemarketer"
      what="Telemarketer figures"
      list={telemarketers}
      rows={sharesOf(telemarketers.rows, ({ person }) => person).toSorted(
        (a, b) =>
          (b.totalAppointments ?? -1) - (a.totalAppointments ?? -1) || byText(a.of.id, b.of.id),
      )}
      cell={(person) => <TelemarketerLink person={person} />}
    />
  );
}

interface ShareCardProps<V> extends CardProps {
  readonly title: string;
  readonly subtitle: string;
  readonly subject: 'Region' | 'Telemarketer';
  readonly what: string;
  readonly list: Rows<unknown>;
  readonly rows: readonly MonthShare<V>[];
  readonly cell: (of: V) => ReactNode;
}

function ShareCard<V extends Region | Person>(props: ShareCardProps<V>) {
  const { monthly, month, title, subtitle, subject, what, list, rows, cell } = props;
  const total = month.totalValidAppointments;
  return (
    <QueryCard
      {...{ title, subtitle, what }}
      state={monthly}
      unreadable={unreadableOf(list)}
      count={[rows.length, subject.toLowerCase()]}
      footer={listedText(rows, total)}
      empty={rows.length === 0 && { text: `No ${what.toLowerCase()} yet` }}
    >
      <DataTable
        label={`${subject}s`}
        rows={rows}
        keyOf={({ of }) => of.id}
        height="box"
        columns={[
          {
            head: subject,
            kind: 'row-head',
            cellClass: 'max-w-40 truncate',
            cell: ({ of }) => <span title={of.name}>{cell(of)}</span>,
          },
          numberColumn('Per week', (share: MonthShare<V>) => share.weeklyAverage, 'text-ink-2'),
          numberColumn('Total', (share: MonthShare<V>) => share.totalAppointments, 'text-title'),
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
