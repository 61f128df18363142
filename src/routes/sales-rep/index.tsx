import { ChevronDown, ChevronUp } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import type { Person } from '../../domain/people.ts';
import { readRep } from '../../domain/people.ts';
import { noRegion, readRegion, type Region } from '../../domain/region/region.ts';
import { excerpt } from '../../domain/text/plain-text.ts';
import { CopyLink } from '../../features/person/copy-link.tsx';
import { paths, salesRepPath, statePath } from '../../paths.ts';
import { useDaySubtitle } from '../../query/screen-time.ts';
import { Page } from '../../shell/page.tsx';
import { IconButton } from '../../ui/button.tsx';
import { BackLink } from '../../ui/links.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { AppointmentsCard } from './appointments-card.tsx';
import { HoursCard } from './hours-card.tsx';
import { ReasonsCard } from './reasons-card.tsx';
import { RepsCard } from './reps-card.tsx';
import { Strip } from './strip.tsx';
import { TelemarketersCard } from './telemarketers-card.tsx';
import { useRep } from './use-rep.ts';

interface SalesRepDetailProps {
  /** As the server sent it (rulings B4). */
  readonly name: string;
  /** Any name of a region, or the text of an unknown one (rulings C7). */
  readonly region: string;
}

const row = 'grid min-w-0 gap-3 sm:gap-4 huge:gap-5 *:min-w-0 wide:grid-cols-[2fr_1fr]';

/** A sales rep's page (spec 2, visual.md 22): the events in a region with this sales rep or telemarketer. */
export function SalesRepDetail({ name, region: regionText }: SalesRepDetailProps) {
  const [rep, region] = [readRep(name), readRegion(regionText)];
  const data = useRep(rep, region);
  const { key } = region;
  return (
    <Page
      title={rep.name}
      status={
        key && (
          <Link href={statePath(key)} className="inline-flex align-middle">
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
      state={data.state}
      actions={
        <>
          {data.place && <Neighbors {...data.place} region={region} />}
          <CopyLink />
          <BackLink
            href={key ? statePath(key) : paths.states}
            to={key ? region.name : 'States Dashboard'}
            className="max-sm:flex-auto"
          />
        </>
      }
    >
      <Strip {...data} />
      <div className={row}>
        <HoursCard {...data} />
        <RepsCard {...data} />
      </div>
      <div className={row}>
        <TelemarketersCard {...data} />
        <ReasonsCard {...data} />
      </div>
      <AppointmentsCard {...data} />
    </Page>
  );
}

interface NeighborsProps {
  readonly before: Person | null;
  readonly after: Person | null;
  readonly region: Region;
}

/** Steps through the region's reps by rank; at an end there is no arrow. */
function Neighbors({ before, after, region }: NeighborsProps) {
  const [, navigate] = useLocation();
  const steps = [
    ['Previous', before, ChevronUp],
    ['Next', after, ChevronDown],
  ] as const;
  return (
    <span className="flex">
      {steps.map(([word, to, Icon]) =>
        to ? (
          <IconButton
            key={word}
            label={`${word} rep, ${excerpt(to.name, 60)}`}
            icon={<Icon aria-hidden className="icon" />}
            // One history entry for all steps, so that Back leaves the page.
            onClick={() => navigate(salesRepPath(to, region), { replace: true })}
          />
        ) : (
          <span key={word} className="size-7 max-sm:size-10" />
        ),
      )}
    </span>
  );
}
