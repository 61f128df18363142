import './wall.css';
import type { ReactNode } from 'react';
import { useSearchChoice } from '../../shell/location.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { WallHeader } from './header.tsx';
import { Hero } from './hero.tsx';
import type { WallPart } from './figures.ts';
import { RegionTable } from './region-table.tsx';
import { Stage } from './stage.tsx';
import { Telemarketers, WallTopReps } from './leaderboards.tsx';
import { StartFailed } from './start-failed.tsx';
import { shows, useWall } from './use-wall.ts';

/** The wall display. It shows no customer. */
export function Wall() {
  const [show] = useSearchChoice('show', shows);
  const { status, night, totals, change, regions, telemarketers, reps } = useWall(show);
  const header = <WallHeader status={status} night={night} totals={totals} />;
  if (night === null && status.state === 'error' && status.failure)
    return (
      <Stage state="error" className="grid grid-rows-[7rem_minmax(0,1fr)_auto]">
        {header}
        <StartFailed failure={status.failure} />
      </Stage>
    );
  if (night !== null && (totals.data ?? regions.data) === undefined)
    return (
      <Stage state="ready" isNight className="">
        {header}
      </Stage>
    );
  // At night, of the comparison call or a record without regions.
  const isTotalAlone = night !== null && regions.data === undefined;
  const hasLists = show !== 'none' && !isTotalAlone;
  const rows = !hasLists
    ? 'grid-rows-[7rem_minmax(0,1fr)]'
    : 'grid-rows-[7rem_30.5rem_minmax(0,1fr)]';
  return (
    <Stage
      state={night === null ? status.state : 'ready'}
      isNight={night !== null}
      className={`grid grid-cols-[minmax(0,1fr)] gap-y-[1.75rem] ${rows}`}
    >
      {header}
      <div
        className={`${isTotalAlone ? '' : 'wall-upper'} grid grid-cols-[31rem_minmax(0,1fr)] gap-x-[5rem] ${!hasLists ? 'items-center *:last:h-full *:last:pb-[2rem]' : ''}`}
      >
        <PartBoundary part={totals}>
          <Hero {...{ totals, regions, change }} isNight={night !== null} />
        </PartBoundary>
        {!isTotalAlone && (
          <PartBoundary part={regions}>
            <RegionTable regions={regions} events={reps.data} />
          </PartBoundary>
        )}
      </div>
      {hasLists && (
        <div
          className={`wall-lower border-line-strong grid gap-x-[5rem] border-t-[.0625rem] pt-[1.25rem] ${show === 'both' ? 'grid-cols-[minmax(0,1fr)_42.5rem]' : 'grid-cols-1'}`}
        >
          {show !== 'reps' && (
            <PartBoundary part={telemarketers}>
              <Telemarketers telemarketers={telemarketers} />
            </PartBoundary>
          )}
          {show !== 'telemarketers' && (
            <PartBoundary part={reps}>
              <WallTopReps reps={reps} hasBars={show === 'reps'} />
            </PartBoundary>
          )}
        </div>
      )}
    </Stage>
  );
}

/** Keeps a render error inside its part until the next response. */
function PartBoundary({ part, children }: { part: WallPart<unknown>; children: ReactNode }) {
  return (
    <Boundary
      resetKey={part.receivedAt}
      fallback={() => (
        <p className="text-wall-body text-ink-3">Couldn't show this. Retrying automatically.</p>
      )}
    >
      {children}
    </Boundary>
  );
}
