import { Link } from 'wouter';
import { rated } from '../../domain/number/bands.ts';
import { isFew } from '../../domain/number/thresholds.ts';
import { showNumber } from '../../domain/number/format.ts';
import { regionName } from '../../domain/region/region.ts';
import type { Tally } from '../../domain/figures/events.ts';
import { rowsPath } from '../../paths.ts';
import { rowLink } from '../../features/appointment/appointment-link.tsx';
import { QueryCard } from '../../query/query-card.tsx';
import { BandTag, RateScale } from '../../ui/band.tsx';
import { BeforeBooking } from '../../ui/card-messages.tsx';
import { barColumn } from '../../ui/bar-column.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { DataTable } from '../../ui/table.tsx';
import { regionIds } from './counts.ts';
import { noFigure, personColumn, Rate, subjectColumn } from './figures.tsx';
import type { PeopleData, Person } from './people.ts';

const eventsIn = ({ region }: Person, id: string) => region.filter(({ key }) => key === id);

/** The valid share per region; each figure links to its appointments. */
export function RegionsCard({ appointments, team, people }: PeopleData) {
  const ids = regionIds(people);
  const [main, other] = people;
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
      <DataTable
        label="Regions"
        rows={ids}
        keyOf={(id) => id}
        height="box"
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
          !other &&
            barColumn('Band', (id: string) => {
              const [{ name, valid, all } = { name: id, valid: 0, all: 0 }] = eventsIn(main, id);
              const { rate, band } = rated(valid, all);
              const label = `${regionName(name)}: valid share`;
              return {
                label,
                value: rate,
                bar:
                  isFew(all) || rate === null ? undefined : (
                    <RateScale {...{ label, rate, band }} />
                  ),
                figure: !isFew(all) && band && <BandTag band={band} />,
              };
            }),
          ...people.map((person) =>
            personColumn(other ? person.name : 'Valid', (id: string) => {
              const [events] = eventsIn(person, id);
              if (!events) return noFigure;
              return (
                <Link
                  href={rowsPath('all', { telemarketer: person.name, region: events.name })}
                  aria-label={`${person.name} in ${regionName(events.name)}: ${showNumber(events.valid)} valid of ${showNumber(events.all)}`}
                  className={other ? 'hover:underline' : rowLink}
                >
                  <Rate valid={events.valid} all={events.all} />
                </Link>
              );
            }),
          ),
        ]}
      />
    </QueryCard>
  );
}
