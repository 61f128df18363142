import { regionsOf } from '../../calls/reason-table.ts';
import { type Counts, noEvents } from '../../calls/tallies.ts';
import { fewCases, isFew, rated } from '../../domain/number/bands.ts';
import { showNumber } from '../../domain/text/format.ts';
import type { Region } from '../../domain/region/region.ts';
import type { PersonEvents } from '../../features/person/events.ts';
import {
  mutedClass,
  noFigure,
  personColumn,
  subjectColumn,
} from '../../features/person/figures.tsx';
import { QueryCard } from '../../query/query-card.tsx';
import { BandTag, RateScale } from '../../ui/band.tsx';
import { TextLink } from '../../ui/links.tsx';
import { barColumn } from '../../ui/meter.tsx';
import { RegionBadge } from '../../ui/badge.tsx';
import { DataTable } from '../../ui/table.tsx';
import type { PeopleData } from './people.ts';

const eventsIn = (person: PersonEvents, { id }: Region) =>
  person.region.find(({ subject }) => subject.id === id);

/** The rate per region, none where rows are missing (A15); each figure links to its appointments. */
export function PersonRegionsCard({ status, received, people }: PeopleData) {
  const ratedIn = ({ valid, all }: Counts) => rated(valid, received ? null : all);
  const regions = regionsOf(people);
  const [main, other] = people;
  // Without a band there is no column of bands.
  const isRated = !other && main.region.some(({ all }) => !isFew(all));
  return (
    <QueryCard
      title="Regions"
      subtitle={`Validation rate; gray: under ${fewCases} events`}
      className="max-wide:has-[>[data-nothing]]:compact-empty min-h-[22rem]"
      status={status}
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
              const inRegion = eventsIn(main, region) ?? noEvents;
              const { rate, band } = ratedIn(inRegion);
              const label = `${region.name}: validation rate`;
              return {
                label,
                value: rate,
                bar: rate !== null && band && <RateScale {...{ label, rate, band }} />,
                barClass: '@max-[22rem]:hidden',
                figure: band && <BandTag band={band} />,
              };
            }),
          ...people.map((events) =>
            personColumn(other ? events.person : 'Valid', (region: Region) => {
              const inRegion = eventsIn(events, region);
              if (!inRegion) return noFigure;
              return (
                <TextLink
                  href={events.hrefOf('all', { region: region.sent })}
                  aria-label={`${events.person.name} in ${region.name}: ${ratedIn(inRegion).percent}, ${showNumber(inRegion.valid)} of ${showNumber(inRegion.all)} valid`}
                  isRow={!other}
                >
                  <b className={`block font-semibold ${mutedClass(inRegion.all)}`}>
                    {ratedIn(inRegion).percent}
                  </b>
                  <span className="text-caption text-ink-2 block font-normal">
                    {showNumber(inRegion.valid)} of {showNumber(inRegion.all)}
                  </span>
                </TextLink>
              );
            }),
          ),
        ]}
      />
    </QueryCard>
  );
}
