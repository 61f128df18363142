import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { MonthShare, Shares } from '../../calls/month-shares.ts';
import { fewCases } from '../../domain/number/bands.ts';
import { clampPercent, sumOf } from '../../domain/number/arithmetic.ts';
import { excerpt, showNumber, showPercent } from '../../domain/text/format.ts';
import type { Person } from '../../domain/people.ts';
import type { Region } from '../../domain/region/region.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { TelemarketerLink } from '../../shell/links.tsx';
import { Avatar, RegionBadge } from '../../ui/badge.tsx';
import { ProgressBar } from '../../ui/meter.tsx';
import { DataTable, numberColumn } from '../../ui/table.tsx';
import type { MonthsProps } from './monthly.ts';

export function RegionalCard(props: MonthsProps) {
  const { regions, name } = props.month;
  return (
    <ShareCard
      {...props}
      title="Regional Performance"
      subtitle={name}
      subject="Region"
      what="Regional figures"
      shares={regions}
      rows={regions.rows}
      cell={({ subject }) => (
        <>
          <RegionBadge region={subject} size="small" />
          <bdi className="max-w-full truncate">{subject.name}</bdi>
        </>
      )}
    />
  );
}

/** Who has few appointments in a month: together one row, which opens in place. */
interface Rest {
  readonly id: 'rest';
  readonly name: string;
  readonly code?: undefined;
  readonly people: readonly Person[];
}

export function TelemarketersCard(props: MonthsProps) {
  const { people, name, total } = props.month;
  const [isOpen, setIsOpen] = useState(false);
  const { main, few } = splitFew(people.rows);
  const rest: MonthShare<Rest> | null = few.length > 1 && main.length > 0 ? restOf(few) : null;
  const rows: readonly MonthShare<Person | Rest>[] = rest
    ? [...main, rest, ...(isOpen ? few : [])]
    : people.rows;
  return (
    <ShareCard
      {...props}
      title="Telemarketer Performance"
      subtitle={`${name}, share of ${showNumber(total)}`}
      subject="Telemarketer"
      what="Telemarketer figures"
      shares={people}
      rows={rows}
      cell={({ subject }) =>
        'people' in subject ? (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className="rounded-control flex min-w-0 items-center gap-2.5 text-left font-normal"
          >
            <Avatar size="small">+{subject.people.length}</Avatar>
            <span className="text-ink-2 min-w-0 truncate">{subject.name}</span>
            <ChevronDown
              aria-hidden
              className={`icon-small text-ink-2 flex-none ${isOpen ? 'rotate-180' : ''}`}
            />
          </button>
        ) : (
          <>
            <Avatar size="small" person={subject} />
            <TelemarketerLink person={subject} />
          </>
        )
      }
    />
  );
}

function splitFew(rows: readonly MonthShare<Person>[]) {
  const isFew = ({ totalAppointments }: MonthShare<Person>) => totalAppointments < fewCases;
  return { main: rows.filter((row) => !isFew(row)), few: rows.filter(isFew) };
}

function restOf(few: readonly MonthShare<Person>[]): MonthShare<Rest> {
  const people = few.map(({ subject }) => subject);
  const names = people.map(({ name }) => name).join(', ');
  const shares = few.map(({ share }) => share);
  return {
    subject: { id: 'rest', name: excerpt(names, 120), people },
    weeklyAverage: null,
    totalAppointments: sumOf(few, ({ totalAppointments }) => totalAppointments),
    share: shares.includes(null) ? null : sumOf(shares, (share) => share ?? 0),
  };
}

interface ShareCardProps<V> extends Pick<MonthsProps, 'status'> {
  readonly title: string;
  readonly subtitle: string;
  readonly subject: 'Region' | 'Telemarketer';
  readonly what: string;
  readonly shares: Shares<unknown>;
  readonly rows: readonly MonthShare<V>[];
  readonly cell: (row: MonthShare<V>) => ReactNode;
}

/** The parts of the chosen month, each with its share of the total. */
function ShareCard<V extends Region | Person | Rest>(props: ShareCardProps<V>) {
  const { status, title, subtitle, subject, what, shares, rows, cell } = props;
  return (
    <QueryCard
      {...{ title, subtitle, what, status }}
      unreadable={shares.unreadable}
      empty={rows.length === 0 && { text: `No ${what.toLowerCase()} yet` }}
    >
      <DataTable
        label={`${subject}s`}
        rows={rows}
        keyOf={(row) => row.subject.id}
        height="box"
        columns={[
          {
            head: subject,
            kind: 'row-head',
            cellClass: `py-2 w-full max-w-0 ${subject === 'Region' ? 'sm:h-[72px]' : 'sm:h-14'}`,
            cell: (row) => (
              <>
                <span
                  className="flex min-w-0 flex-wrap items-center gap-x-2.5"
                  title={row.subject.name}
                >
                  {cell(row)}
                  {row.weeklyAverage !== null && (
                    <span className="text-caption text-ink-2 ml-auto flex-none font-normal">
                      {showNumber(row.weeklyAverage)} a week
                    </span>
                  )}
                </span>
                <ShareBar row={row} />
              </>
            ),
          },
          numberColumn('Total', (row: MonthShare<V>) => row.totalAppointments, 'text-title'),
          {
            head: 'Share',
            kind: 'figure',
            cellClass: 'text-caption text-ink-2',
            cell: ({ share }) => showPercent(share),
          },
        ]}
      />
    </QueryCard>
  );
}

function ShareBar<V extends Region | Person | Rest>({ row }: { readonly row: MonthShare<V> }) {
  const { subject, share } = row;
  const code = 'code' in subject ? subject.code : undefined;
  return (
    <span className="mt-1.5 block">
      <ProgressBar label={`${subject.name}: share of total`} value={share}>
        {code && (
          <span
            data-region={code}
            className="rounded-bar bg-region absolute inset-y-0 left-0"
            style={{ width: `${clampPercent(share)}%` }}
          />
        )}
      </ProgressBar>
    </span>
  );
}
