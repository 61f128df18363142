import { Link } from 'wouter';
import { rated } from '../../domain/number/bands.ts';
import { isFew } from '../../domain/number/thresholds.ts';
import { showNumber } from '../../domain/number/format.ts';
import { regionName } from '../../domain/region/region.ts';
import type { Tally } from '../../domain/figures/events.ts';
import { rowsPath } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { BandTag, RateScale } from '../../ui/band.tsx';
import { BeforeBooking } from '../../ui/card-messages.tsx';
import { List } from '../../ui/list.tsx';
import { MeterRow, ProgressBar } from '../../ui/meter.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { DataTable } from '../../ui/table.tsx';
import { regionIds } from './counts.ts';
import { FewCases, mutedClass, noFigure, personColumn, Rate, subjectColumn } from './figures.tsx';
import type { PeopleData, Person } from './people.ts';

const eventsIn = ({ region }: Person, id: string) => region.filter(({ key }) => key === id);

/** The valid share per region; each row leads to its appointments. */
export function RegionsCard({ appointments, team, people }: PeopleData) {
  const ids = regionIds(people);
  const [main, other] = people;
  const href = (of: string, events: Tally) =>
    rowsPath('all', { telemarketer: of, region: events.name });
  return (
    <QueryCard
      title="Regions"
      subtitle="Valid share per region"
      className="max-wide:has-[>[data-nothing]]:low min-h-[22rem]"
      state={appointments}
      what="Appointments"
      skeleton={[4, 76]}
      empty={
        ids.length === 0 && {
          text: 'No regions to show',
          hint: team.all === 0 && (
            <BeforeBooking what="Regions will appear here with their first event." />
          ),
        }
      }
    >
      {other ? (
        <DataTable
          label="Regions"
          rows={ids}
          keyOf={(id) => id}
          columns={[
            subjectColumn('Region', (id: string) => {
              const [{ name } = { name: id }] = people.flatMap((person) => eventsIn(person, id));
              return (
                <span className="flex items-center gap-2">
                  <RegionBadge region={name} size="small" />
                  <bdi className="truncate">{regionName(name)}</bdi>
                </span>
              );
            }),
            ...people.map((person) =>
              personColumn(person.name, (id: string) => {
                const [events] = eventsIn(person, id);
                if (!events) return noFigure;
                return (
                  <Link
                    href={href(person.name, events)}
                    aria-label={`${person.name} in ${regionName(events.name)}: ${showNumber(events.valid)} valid of ${showNumber(events.all)}`}
                    className="hover:underline"
                  >
                    <Rate valid={events.valid} all={events.all} />
                  </Link>
                );
              }),
            ),
          ]}
        />
      ) : (
        <List
          aria-label="Regions"
          className="scroll-list focus-inside grid flex-1 auto-rows-fr"
          rowClass="border-line grid border-t"
          {...(ids.length > 5 && { tabIndex: 0 })}
          rows={ids.flatMap((id) => eventsIn(main, id))}
          keyOf={({ key }) => key}
        >
          {(events) => <RegionRow events={events} href={href(main.name, events)} />}
        </List>
      )}
    </QueryCard>
  );
}

interface RegionRowProps {
  readonly events: Tally;
  readonly href: string;
}

function RegionRow({ events: { name: region, valid, all }, href }: RegionRowProps) {
  const name = regionName(region);
  const { percent, rate, band } = rated(valid, all);
  const label = `${name}: valid share`;
  return (
    <MeterRow
      href={href}
      lead={<RegionBadge region={region} />}
      title={<bdi>{name}</bdi>}
      note={`${showNumber(valid)} valid of ${showNumber(all)}`}
      figure={<span className={mutedClass(all)}>{percent}</span>}
    >
      {rate !== null && (
        <>
          {isFew(all) ? (
            <ProgressBar label={label} value={rate} />
          ) : (
            <RateScale label={label} rate={rate} band={band} />
          )}
          <span className="flex w-21 justify-end">
            {isFew(all) ? <FewCases /> : <BandTag band={band} />}
          </span>
        </>
      )}
    </MeterRow>
  );
}
