import { useMemo } from 'react';
import { Link } from 'wouter';
import { rated } from '../../domain/number/bands.ts';
import { isFew } from '../../domain/number/thresholds.ts';
import { showNumber } from '../../domain/number/format.ts';
import { regionName } from '../../domain/region/region.ts';
import type { Tally } from '../../domain/tally.ts';
import { rowsPath } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { BandTag, RateScale } from '../../ui/band.tsx';
import { BeforeBooking } from '../../ui/card-messages.tsx';
import { List } from '../../ui/list.tsx';
import { MeterRow } from '../../ui/meter-row.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { regionFilter, regionIds } from './counts.ts';
import { FewCases, mutedClass, Rate, SideBySide } from './figures.tsx';
import type { PeopleData } from './people.ts';

/** The valid share per region; each row leads to its appointments. */
export function RegionsCard({ appointments, all, people }: PeopleData) {
  const ids = useMemo(() => regionIds(people.map(({ regions }) => regions)), [people]);
  const [{ name, regions }, other] = people;
  const href = (of: string, events: Tally) =>
    rowsPath('all', { telemarketer: of, region: regionFilter(events) });
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
          hint: all.length === 0 && (
            <BeforeBooking what="Regions will appear here with their first event." />
          ),
        }
      }
    >
      {other ? (
        <SideBySide
          label="Regions"
          head="Region"
          names={people.map((person) => person.name)}
          rows={ids.map((id) => ({
            key: id,
            head: (
              <RegionHead region={people.map((p) => p.regions.get(id)?.name).find(Boolean) ?? id} />
            ),
            cells: people.map((person) => {
              const events = person.regions.get(id);
              return events ? (
                <Link
                  key={id}
                  href={href(person.name, events)}
                  aria-label={`${person.name} in ${regionName(events.name)}: ${showNumber(events.valid)} valid of ${showNumber(events.all)}`}
                  className="hover:underline"
                >
                  <Rate valid={events.valid} all={events.all} />
                </Link>
              ) : (
                <Rate key={id} valid={0} all={0} />
              );
            }),
          }))}
        />
      ) : (
        <List
          aria-label="Regions"
          className="scroll-list focus-inside grid flex-1 auto-rows-fr"
          rowClass="border-line grid border-t"
          {...(ids.length > 5 && { tabIndex: 0 })}
          rows={ids.flatMap((id) => regions.get(id) ?? [])}
          keyOf={({ key }) => key}
        >
          {(events) => <RegionRow events={events} href={href(name, events)} />}
        </List>
      )}
    </QueryCard>
  );
}

function RegionHead({ region }: { readonly region: string }) {
  return (
    <span className="flex items-center gap-2">
      <RegionBadge region={region} size="small" />
      <bdi className="truncate">{regionName(region)}</bdi>
    </span>
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
