import { Link } from 'wouter';
import { monthly } from '../../calls/monthly.ts';
import { type MonthOfPeople, monthTotal, shareOfMonth } from '../../calls/month-shares.ts';
import { withMissingMonths } from '../../calls/months.ts';
import { regionsOf } from '../../calls/reason-table.ts';
import { noEvents } from '../../calls/tallies.ts';
import type { PeopleData } from './people.ts';
import { aboveWholeText } from '../../domain/number/contradiction.ts';
import { isFew, rated } from '../../domain/number/bands.ts';
import { showNumber, showPercent } from '../../domain/number/format.ts';
import type { Region } from '../../domain/region/region.ts';
import { easternDate } from '../../domain/time/eastern.ts';
import { isUnfinished, monthWord, shownMonth, shownShortMonth } from '../../domain/time/month.ts';
import { orderText } from '../../domain/time/order.ts';
import type { CalendarDate } from '../../domain/time/read-time.ts';
import { rowLink } from '../../features/appointment/appointment-link.tsx';
import type { PersonEvents } from '../../features/person/events.ts';
import {
  AlsoFew,
  mutedClass,
  noFigure,
  personColumn,
  subjectColumn,
} from '../../features/person/figures.tsx';
import { paths } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useCall } from '../../query/use-read.ts';
import { BandTag, RateScale } from '../../ui/band.tsx';
import { barColumn } from '../../ui/meter.tsx';
import { useMoment } from '../../ui/clock.ts';
import { FooterLink } from '../../ui/links.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { DataTable } from '../../ui/table.tsx';

const eventsIn = (person: PersonEvents, { id }: Region) =>
  person.region.find(({ of }) => of.id === id);

/** The rate per region; each figure links to its appointments. */
export function RegionsCard({ state, people }: PeopleData) {
  const regions = regionsOf(people);
  const [main, other] = people;
  // Without a band there is no column of bands.
  const isRated = !other && main.region.some(({ all }) => !isFew(all));
  return (
    <QueryCard
      title="Regions"
      subtitle="Validation rate per region"
      className="max-wide:has-[>[data-nothing]]:low min-h-[22rem]"
      state={state}
      skeleton={[4, 76]}
      empty={
        regions.length === 0 && {
          text: 'No regions to show',
          before: 'Regions will appear here with their first event.',
        }
      }
    >
      <DataTable
        rows={regions}
        keyOf={({ id }) => id}
        height="box"
        columns={[
          subjectColumn('Region', (region: Region) => (
            <span className="flex items-center gap-2">
              <RegionBadge region={region} size="small" />
              <bdi className="truncate">{region.name}</bdi>
            </span>
          )),
          isRated &&
            barColumn('Band', (region: Region) => {
              const { valid, all } = eventsIn(main, region) ?? noEvents;
              const { rate, band } = rated(valid, all);
              const label = `${region.name}: validation rate`;
              const hasBand = !isFew(all) && rate !== null;
              return {
                label,
                value: rate,
                bar: hasBand && <RateScale {...{ label, rate, band }} />,
                barClass: '@max-[22rem]:hidden',
                figure: hasBand && <BandTag band={band} />,
              };
            }),
          ...people.map((events) =>
            personColumn(other ? events.person : 'Valid', (region: Region) => {
              const own = eventsIn(events, region);
              if (!own) return noFigure;
              return (
                <Link
                  href={events.hrefOf('all', { region: region.sent }) ?? ''}
                  aria-label={`${events.person.name} in ${region.name}: ${showNumber(own.valid)} valid of ${showNumber(own.all)}`}
                  className={other ? 'hover:underline' : rowLink}
                >
                  <b className={`block font-semibold ${mutedClass(own.all)}`}>
                    {rated(own.valid, own.all).percent}
                  </b>
                  <span className="text-caption text-ink-2 block font-normal">
                    {showNumber(own.valid)} of {showNumber(own.all)}
                    <AlsoFew cases={own.all} />
                  </span>
                </Link>
              );
            }),
          ),
        ]}
      />
    </QueryCard>
  );
}

/** Each person's share of a month's valid appointments, newest month first. */
export function MonthsCard({ people }: PeopleData) {
  const { figures, state } = useCall(monthly);
  const thisMonth = useMoment(({ now }) => easternDate(now).slice(0, 7));
  const { isOrdered, rows: listed } = figures.newestFirst;
  const months: readonly MonthOfPeople[] = isOrdered
    ? withMissingMonths<MonthOfPeople>(listed, missingMonth)
    : listed;
  const { newest } = figures;
  const [main, other] = people;
  const contradictions = months.flatMap((month) => {
    const parts = people.map(
      ({ person }) => [person.name, shareOfMonth(month, person).count] as const,
    );
    const text = aboveWholeText(parts, month.totalValidAppointments, monthTotal);
    return text === '' ? [] : [`${shownShortMonth(month.month)}, ${text}`];
  });
  return (
    <QueryCard
      title="Share of each month"
      subtitle={orderText({ isOrdered })}
      className="max-md:has-[>[data-nothing]]:low min-h-[20rem]"
      state={state}
      what="Monthly data"
      unreadable={figures.isNoList ? 0 : figures.unreadable}
      skeleton={[5, 48]}
      empty={
        months.length === 0 && {
          text: figures.isNoList ? 'The months could not be read' : 'No months to show yet',
        }
      }
      footer={
        <>
          <span>
            {contradictions.join('; ') ||
              (newest &&
                isUnfinished(newest, thisMonth) &&
                `${monthWord(newest.month)} is in progress`)}
          </span>
          <FooterLink href={paths.monthlyData}>Monthly Data</FooterLink>
        </>
      }
    >
      <DataTable
        rows={months}
        keyOf={({ month }) => month.text}
        height="box"
        columns={[
          subjectColumn('Month', ({ month }: MonthOfPeople) => shownShortMonth(month)),
          ...people.map(({ person }) =>
            personColumn(other ? person : 'Valid', (month: MonthOfPeople) => {
              const { count, total, share } = shareOfMonth(month, person);
              return (
                <>
                  <b className="font-semibold">{showNumber(count)}</b>{' '}
                  {other && (
                    <span className={`text-caption ${mutedClass(total)}`}>
                      {showPercent(share)}
                    </span>
                  )}
                </>
              );
            }),
          ),
          !other &&
            barColumn('Share of the month', (month: MonthOfPeople) => {
              const { total, share } = shareOfMonth(month, main.person);
              return {
                label: `${shownMonth(month.month)}: share`,
                value: share,
                figure: (
                  <>
                    <span className={mutedClass(total)}>{showPercent(share)}</span>
                    <AlsoFew cases={total} />
                  </>
                ),
              };
            }),
        ]}
      />
    </QueryCard>
  );
}

/** A month that the response does not have. */
const missingMonth = (month: CalendarDate): MonthOfPeople => ({
  month,
  totalValidAppointments: null,
  telemarketers: { rows: [], unreadable: 0 },
});
