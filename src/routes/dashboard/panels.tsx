import { NeedsYouCard } from '../../features/needs-you/index.tsx';
import { useFollowDashboard } from '../../query/follow-dashboard.ts';
import { useMinWidth } from '../../ui/browser-state.ts';
import { CardRow } from '../../ui/card-row.tsx';
import { lazy } from '../../ui/lazy.ts';
import { LoadingCards } from './loading-cards.tsx';
import { lowerHalfCode } from './lower-half-code.ts';
import { useScrollToHash } from './use-scroll-to-hash.ts';
import { layouts, panels, useView, ViewOptions } from './views.tsx';

const LowerHalf = lazy(async () => {
  const code = await lowerHalfCode();
  // So that a change of view shows it at once.
  await panels.recent.preload();
  return code.LowerHalf;
}, LoadingCards);

export const preloadLowerHalf = LowerHalf.preload;

/** What is below the stat cards: Needs you now and the panels of the view, later the cards below the first look. */
export function Panels() {
  useFollowDashboard();
  const scrollToHash = useScrollToHash();
  const [view, setView] = useView();
  const { firstRow, lowerPanel } = layouts[view];
  const isPhone = !useMinWidth('sm');
  // A phone's first screen has the calendars too.
  const [first, ...others] = firstRow;
  const First = panels[first];
  const shown = isPhone ? others : firstRow;
  return (
    <>
      <CardRow className="compact-empty-row xl:grid-cols-[9fr_3fr]">
        <NeedsYouCard />
        {isPhone && <First className="" />}
        <ViewOptions view={view} onChange={setView} />
      </CardRow>
      <CardRow className="compact-empty-row wide:grid-cols-3 md:grid-cols-2">
        {shown.map((name) => {
          const Panel = panels[name];
          return <Panel key={name} className="wide:last:col-span-1 md:last:col-span-2" />;
        })}
      </CardRow>
      <LowerHalf lowerPanel={lowerPanel} onDrawn={scrollToHash} />
    </>
  );
}
