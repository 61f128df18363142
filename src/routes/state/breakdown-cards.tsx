import { Link } from 'wouter';
import type { Tally } from '../../calls/tallies.ts';
import { noneKnown } from '../../calls/unknown-regions.ts';
import { eventsByHour, otherDaysText } from '../../calls/by-time.ts';
import { hourLabel } from '../../domain/time/eastern.ts';
import { shareOf, showNumber, showPercent } from '../../domain/number/format.ts';
import { leadersOf } from '../../domain/number/ranks.ts';
import { type Person, repInitials } from '../../domain/people.ts';
import { countText, listText } from '../../domain/text/words.ts';
import { rowLink } from '../../features/appointment/appointment-link.tsx';
import { LineOfText } from '../../features/appointment/columns.tsx';
import { subjectColumn } from '../../features/person/figures.tsx';
import { EventBars } from '../../features/person/hours-card.tsx';
import { paths, rowsPath, salesRepPath } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { RowsLink } from '../../shell/links.tsx';
import { sortText, useSorted } from '../../shell/sorted.ts';
import { Avatar } from '../../ui/badge.tsx';
import { barColumn, Fill } from '../../ui/meter.tsx';
import { FooterLink } from '../../ui/links.tsx';
import { type Column, DataTable, numberColumn } from '../../ui/table.tsx';
import type { RegionData } from './state-stats.tsx';

/** Valid appointments per Eastern hour of booking. */
export function HoursCard({ state, rows, region, otherDays, unknown }: RegionData) {
  const { hours, untimed } = eventsByHour(rows);
  const highest = Math.max(...hours.map(({ all }) => all));
  const [busiest, ...asBusy] = leadersOf(hours, ({ all }) => all).map(({ hour }) => hour);
  const filterOf = (hour: number) => ({ region: region.key, hour });
  return (
    <QueryCard
      title="Bookings by Hour"
      subtitle="Valid appointments by hour booked (ET)"
      className="max-wide:has-[>[data-nothing]]:low min-h-[26rem]"
      state={state}
      loading="Loading state dashboard..."
      empty={
        rows.length === untimed &&
        noneKnown(untimed > 0 ? '' : unknown, {
          text:
            untimed > 0
              ? `${countText(untimed, 'booking')} without a readable time`
              : 'No bookings to show',
          hint: otherDaysText(otherDays),
          before: 'A bar will show the valid appointments of each hour.',
        })
      }
      footer={
        <>
          <span>
            {busiest !== undefined && (
              <>
                Busiest hour: {hourLabel(busiest)},{' '}
                <RowsLink
                  list="valid"
                  filter={filterOf(busiest)}
                  scope={`in ${region.name}, ${hourLabel(busiest)}`}
                  count={highest}
                >
                  <b className="font-semibold">{showNumber(highest)}</b>
                </RowsLink>
                {asBusy.length > 0 && `, as many at ${listText(asBusy.map(hourLabel))}`}{' '}
              </>
            )}
            {otherDaysText(otherDays)}
          </span>
          {untimed > 0 && <span>{showNumber(untimed)} without a readable time</span>}
        </>
      }
    >
      <div
        data-region={region.code}
        className="border-line flex flex-1 flex-col border-t px-4 pb-3"
      >
        <EventBars
          label="Bookings per hour"
          mostEvents={highest}
          validClass="bg-region"
          bars={hours.map(({ hour, ...events }) => ({
            ...events,
            label: hourLabel(hour),
            isNow: false,
            href: rowsPath('valid', filterOf(hour)),
          }))}
        />
      </div>
    </QueryCard>
  );
}

/** The active sales reps with their counts, each a link to the rep's page (spec 2). */
export function SalesRepsCard({ state, region, rows, reps, assigned, unknown }: RegionData) {
  const columns: readonly Column<Tally<Person>>[] = [
    {
      ...subjectColumn('Field agent', ({ of: rep }) => (
        <span className="flex items-center gap-3">
          <Avatar>{repInitials(rep)}</Avatar>
          <Link href={salesRepPath(rep, region)} className={`truncate ${rowLink}`}>
            <LineOfText text={rep.name} />
          </Link>
        </span>
      )),
      sortBy: ({ of: rep }) => rep.name,
    },
    numberColumn('Valid', ({ all }) => all, 'text-title'),
    {
      ...barColumn(`Share of ${region.name}`, ({ of: rep, all }) => {
        const share = shareOf(all, rows.length);
        return {
          label: `${rep.name}: share of valid appointments`,
          value: share,
          figure: showPercent(share),
          children: <Fill percent={shareOf(all, reps[0]?.all ?? 0)} />,
        };
      }),
      headClass: 'w-1/3',
    },
  ];
  const sorted = useSorted(reps, columns, '-valid');
  return (
    <QueryCard
      title="Field Agents"
      subtitle={sortText(sorted.sorting, 'Most valid appointments first')}
      className="max-wide:has-[>[data-nothing]]:low min-h-[26rem]"
      state={state}
      skeleton={[6, 49]}
      empty={
        reps.length === 0 &&
        noneKnown(unknown, {
          text: 'No active field agents',
          before: 'Field agents will appear here with their first valid appointment.',
        })
      }
      footer={
        <>
          <span>
            <b className="font-semibold">{showNumber(assigned)}</b> of{' '}
            <RowsLink list="valid" filter={{ region: region.key }} count={rows.length} /> have a
            known rep
          </span>
          <FooterLink href={paths.corrections}>Field Agent Corrections</FooterLink>
        </>
      }
    >
      <DataTable
        {...sorted}
        columns={columns}
        keyOf={({ of }) => of.id}
        height="grow"
        // As tall as the card beside it.
        className="wide:max-h-none! wide:min-h-72 wide:flex-1 wide:basis-0"
      />
    </QueryCard>
  );
}
