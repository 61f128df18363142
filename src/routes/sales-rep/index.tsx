import { Link } from 'wouter';
import { type Person, readRep } from '../../domain/people.ts';
import { noRegion, readRegion } from '../../domain/region/region.ts';
import { excerpt } from '../../domain/text/format.ts';
import { HoursCard } from '../../features/person/hours-card.tsx';
import { PersonPage } from '../../features/person/person-page.tsx';
import { paths, salesRepPath, statePath } from '../../paths.ts';
import { useDaySubtitle } from '../../query/use-call.ts';
import { CardRow } from '../../ui/card-row.tsx';
import { RegionBadge } from '../../ui/badge.tsx';
import { BookersCard } from './bookers-card.tsx';
import { RepAppointments } from './rep-appointments.tsx';
import { RepReasons } from './rep-reasons.tsx';
import { RepStrip } from './rep-strip.tsx';
import { RepsCard } from './reps-card.tsx';
import { useRep } from './use-rep.ts';

interface SalesRepDetailProps {
  /** As the server sent it (B4). */
  readonly name: string;
  /** Any name of a region, or the text of an unknown one (C7). */
  readonly region: string;
}

/** A sales rep's page (S2): the events in a region with this sales rep or telemarketer. */
export function SalesRepDetail({ name, region: regionText }: SalesRepDetailProps) {
  const rep = readRep(name);
  const region = readRegion(regionText);
  const data = useRep(rep, region);
  const { key } = region;
  const neighbor = (word: string, to: Person | null) =>
    to && {
      label: `${word} rep, ${excerpt(to.name, 60)}`,
      href: salesRepPath(to, region),
    };
  return (
    <PersonPage
      title={rep.name}
      badge={
        key && (
          // On the narrowest phones the name needs its space; the line below names the region.
          <Link href={statePath(key)} className="inline-flex align-middle max-[22.5rem]:hidden">
            <RegionBadge region={region} />
          </Link>
        )
      }
      subtitle={
        <>
          Field agent,{' '}
          {region === noRegion ? 'without a region' : <bdi>{excerpt(region.name)}</bdi>} ·{' '}
          <bdi>{useDaySubtitle()}</bdi>
        </>
      }
      status={data.status}
      back={
        key
          ? { href: statePath(key), to: region.name }
          : { href: paths.states, to: 'States Dashboard' }
      }
      neighbors={
        data.place && {
          before: neighbor('Previous', data.place.before),
          after: neighbor('Next', data.place.after),
        }
      }
    >
      <RepStrip {...data} />
      <CardRow className="compact-empty-row wide:grid-cols-[2fr_1fr]">
        <HoursCard status={data.status} people={[data.events]} days={data.days} />
        <RepsCard {...data} />
      </CardRow>
      <CardRow className="compact-empty-row wide:grid-cols-[2fr_1fr]">
        <BookersCard {...data} />
        <RepReasons {...data} />
      </CardRow>
      <RepAppointments {...data} />
    </PersonPage>
  );
}
