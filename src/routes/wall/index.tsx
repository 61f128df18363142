import type { ReactNode } from 'react';
import './wall.css';
import { useSearchChoice } from '../../shell/location.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { useMediaQuery } from '../../ui/media-query.ts';
import { Clock, WallHeader } from './header.tsx';
import { Hero } from './hero.tsx';
import { LifeBar } from './life-bar.tsx';
import { RegionTable } from './region-table.tsx';
import { Stage } from './stage.tsx';
import { Telemarketers } from './telemarketers.tsx';
import { TopReps } from './top-reps.tsx';
import { shows, useWall, useWallNews, type Fact } from './use-wall.ts';

const states = { waiting: 'loading', silent: 'error', live: 'ready', stale: 'stale' } as const;

const lowerHalf = {
  both: 'grid-cols-[minmax(0,1fr)_42.5rem]',
  telemarketers: 'grid-cols-1',
  reps: 'grid-cols-1',
} as const;

/** The wall display (issue 4): six facts and their age, and nobody's customer. */
export function Wall() {
  const [show] = useSearchChoice('show', shows);
  const isPortrait = useMediaQuery('(orientation: portrait)');
  const wall = useWall(show);
  const news = useWallNews(wall, show);
  const { totals, change, regions, telemarketers, reps } = wall;
  const isOld = ({ part }: Fact<unknown>) => news.old.includes(part);
  const rows =
    show === 'none' ? 'grid-rows-[7rem_minmax(0,1fr)]' : 'grid-rows-[7rem_30.5rem_minmax(0,1fr)]';
  return (
    <Stage
      name="Wall Display"
      state={states[news.state]}
      className={`grid grid-cols-[minmax(0,1fr)] gap-y-[1.75rem] ${rows}`}
    >
      <WallHeader news={news} totals={totals} isPortrait={isPortrait} />
      <div
        className={`wall-upper relative grid grid-cols-[31rem_minmax(0,1fr)] gap-x-[5rem] ${show === 'none' ? 'items-center *:last:h-full *:last:pb-[2rem]' : ''}`}
      >
        <Part of={totals}>
          <Hero
            totals={totals}
            regions={regions}
            change={change}
            old={news.old}
            isPortrait={isPortrait}
          />
        </Part>
        <Part of={regions}>
          <RegionTable regions={regions} isOld={isOld(regions)} isPortrait={isPortrait} />
        </Part>
        {isPortrait && (
          <div className="absolute top-0 right-0">
            <Clock />
          </div>
        )}
      </div>
      {show !== 'none' && (
        <div
          className={`wall-lower border-line-strong grid gap-x-[5rem] border-t-[.0625rem] pt-[1.25rem] ${lowerHalf[show]}`}
        >
          {show !== 'reps' && (
            <Part of={telemarketers}>
              <Telemarketers telemarketers={telemarketers} isOld={isOld(telemarketers)} />
            </Part>
          )}
          {show !== 'telemarketers' && (
            <Part of={reps}>
              <TopReps reps={reps} isOld={isOld(reps)} isAlone={show === 'reps'} />
            </Part>
          )}
        </div>
      )}
      <LifeBar />
    </Stage>
  );
}

/** A part that could not be drawn costs no other, and is tried again with its next answer. */
function Part({ of, children }: { readonly of: Fact<unknown>; readonly children: ReactNode }) {
  return (
    <Boundary
      resetKey={of.at}
      fallback={() => <p className="text-wall-body text-ink-3">This part could not be shown</p>}
    >
      {children}
    </Boundary>
  );
}
