import { Link } from 'wouter';
import { rated } from '../../domain/number/bands.ts';
import { isFew } from '../../domain/number/thresholds.ts';
import { showNumber } from '../../domain/number/format.ts';
import { regionsOf } from '../../domain/figures/compared.ts';
import { noEvents } from '../../domain/figures/events.ts';
import type { Region } from '../../domain/region/region.ts';
import { rowsPath } from '../../paths.ts';
import { rowLink } from '../../features/appointment/appointment-link.tsx';
import { QueryCard } from '../../query/query-card.tsx';
import { BandTag, RateScale } from '../../ui/band.tsx';
import { BeforeBooking } from '../../ui/card-messages.tsx';
import { barColumn } from '../../ui/meter.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { DataTable } from '../../ui/table.tsx';
import { noFigure, personColumn, Rate, subjectColumn } from '../../features/person/figures.tsx';
import type { PeopleData, PersonEvents } from './people.ts';

const eventsIn = (person: PersonEvents, { id }: Region) =>
  person.region.find(({ of }) => of.id === id);

/** The rate per region; each figure links to its appointments. */
export function RegionsCard({ appointments, team, people }: PeopleData) {
  const regions = regionsOf(people);
  const [main, other] = people;
  return (
    <QueryCard
      title="Regions"
      subtitle="Validation rate per region"
      className="max-wide:has-[>[data-nothing]]:low min-h-[22rem]"
      state={appointments}
      what="Appointments"
      skeleton={[4, 76]}
      empty={
        regions.length === 0 && {
          text: 'No regions to show',
          hint: team.all === 0 && (
            <BeforeBooking what="Regions will appear here with their first event." />
          ),
        }
      }
    >
      <DataTable
        label="Regions"
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
          !other &&
            barColumn('Band', (region: Region) => {
              const { valid, all } = eventsIn(main, region) ?? noEvents;
              const { rate, band } = rated(valid, all);
              const label = `${region.name}: validation rate`;
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
          ...people.map((events) =>
            personColumn(other ? events.person : 'Valid', (region: Region) => {
              const { person } = events;
              const own = eventsIn(events, region);
              if (!own) return noFigure;
              return (
                <Link
                  href={rowsPath('all', { telemarketer: person.sent, region: region.sent })}
                  aria-label={`${person.name} in ${region.name}: ${showNumber(own.valid)} valid of ${showNumber(own.all)}`}
                  className={other ? 'hover:underline' : rowLink}
                >
                  <Rate valid={own.valid} all={own.all} />
                </Link>
              );
            }),
          ),
        ]}
      />
    </QueryCard>
  );
}
