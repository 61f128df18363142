import { Download, Printer, Tv } from 'lucide-react';
import { use, useCallback, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { dashboard } from '../../calls/dashboard.ts';
import {
  jsonFile,
  JsonNote,
  MonthlyExportButton,
  useExport,
} from '../../features/export/index.tsx';
import { HandoverButton } from '../../features/handover/index.tsx';
import { NeedsYouCard } from '../../features/needs-you/index.tsx';
import { wallPath } from '../../paths.ts';
import { ReportWantedContext } from '../../features/print/index.tsx';
import { useDaySubtitle } from '../../query/screen-time.ts';
import { useCall, useFollowDashboard } from '../../query/use-read.ts';
import { useHash } from '../../shell/location.ts';
import { RowNote } from '../../shell/more-menu.tsx';
import { Page } from '../../shell/page.tsx';
import { RefreshButton, useRefreshData } from '../../shell/refresh.tsx';
import { scrollToSection, useShownScreens } from '../../shell/route-change.ts';
import { CardRow } from '../../ui/card-row.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { lazy, whenIdle } from '../../ui/lazy.ts';
import { useMinWidth } from '../../ui/browser-state.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import { StatCards } from './stat-cards.tsx';
import { layouts, LoadingPart, panels, useView, ViewOptions } from './views.tsx';

const LowerHalf = lazy(async () => {
  await new Promise<void>(whenIdle);
  const code = await import('./lower-half.tsx');
  // So that a change of view shows it at once.
  await panels.recent.preload();
  return code.LowerHalf;
}, LoadingPart);

export const preloadLowerHalf = LowerHalf.preload;

/** The main dashboard (spec 2). The cards below the first view load after it. */
export function Dashboard() {
  const { figures, state } = useCall(dashboard);
  const refresh = useRefreshData();
  useFollowDashboard();
  const scrollToHash = useScrollToHash();
  const weekly = figures.week !== null;
  const [view, setView] = useView();
  const { beside, below } = layouts[view];
  const isPhone = !useMinWidth('sm');
  // A phone's first screen has the calendars too (visual.md 27).
  const [first, ...others] = beside;
  const First = panels[first];
  const shown = isPhone ? others : beside;
  return (
    <Page
      {...(weekly && { title: 'Dashboard (Weekly Summary)' })}
      subtitle={useDaySubtitle()}
      state={state}
      refreshing={refresh.pending}
      actions={<HeaderActions weekly={weekly} refresh={refresh} />}
      more={<HeaderMenu weekly={weekly} refresh={refresh} />}
    >
      {/* The place of ChangesStrip, whose code loads with the lower half. */}
      <div id="since" className="contents" />
      <CardRow className="low-together xl:grid-cols-[9fr_3fr]">
        <div className="xl:col-span-2">
          <StatCards />
        </div>
        <NeedsYouCard />
        {isPhone && <First className="" />}
        <ViewOptions view={view} onChange={setView} />
      </CardRow>
      <CardRow className="low-together wide:grid-cols-3 md:grid-cols-2">
        {shown.map((name) => {
          const Panel = panels[name];
          return <Panel key={name} className="wide:last:col-span-1 md:last:col-span-2" />;
        })}
      </CardRow>
      <LowerHalf below={below} onDrawn={scrollToHash} />
    </Page>
  );
}

/**
 * Scrolls to the section of the hash (rulings C1) when the route opens and when the hash changes. Returns a
 * function that tries again, for a section that was not drawn yet.
 */
function useScrollToHash(): () => void {
  const hash = useHash();
  const reached = useRef('');
  const shownRef = useShownScreens();
  const scroll = useCallback(() => {
    if (hash === reached.current) return;
    const isReached = hash === '' || shownRef.current.isKept || scrollToSection(hash);
    reached.current = isReached ? hash : '';
  }, [hash, shownRef]);
  useEffect(scroll, [scroll]);
  useEffect(() => {
    // wouter's event. A link to the section that is already in the URL changes no hash.
    const scrollAgain = () => {
      reached.current = '';
      if (location.hash.slice(1) === hash) scroll();
    };
    addEventListener('pushState', scrollAgain);
    return () => removeEventListener('pushState', scrollAgain);
  }, [hash, scroll]);
  return scroll;
}

interface HeaderActionsProps {
  readonly weekly: boolean;
  readonly refresh: ReturnType<typeof useRefreshData>;
}

/** The header's buttons; in weekly mode without Refresh Data (spec 2). */
function HeaderActions({ weekly, refresh }: HeaderActionsProps) {
  return (
    <>
      {/* A narrow header has no room for this link. */}
      <Link
        href={wallPath}
        aria-label="Wall display"
        className={`${buttonClass()} relative px-2! max-xl:hidden`}
      >
        <Tv aria-hidden className="icon" />
        <Tooltip text="Wall display" />
      </Link>
      <MonthlyExportButton label="Monthly Data" className={withoutIcon} />
      <ExportButton />
      <HandoverButton />
      {!weekly && <RefreshButton label="Refresh Data" refresh={refresh} />}
    </>
  );
}

/** The same on a phone (visual.md 27). */
function HeaderMenu({ weekly, refresh }: HeaderActionsProps) {
  const reportWanted = use(ReportWantedContext);
  return (
    <>
      {!weekly && <RefreshButton label="Refresh Data" refresh={refresh} />}
      <HandoverButton />
      <MonthlyExportButton label="Monthly Data" className="relative" />
      <ExportButton />
      <Button icon={Printer} onClick={() => reportWanted.set(true)}>
        Print
        <RowNote>the day</RowNote>
      </Button>
    </>
  );
}

/** The words of all buttons have room beside the menu from 1024 px on. */
const withoutIcon = 'relative lg:max-xl:[&>svg]:hidden';

function ExportButton() {
  const exportReport = useExport('saveReport');
  return (
    <Button
      className={withoutIcon}
      icon={Download}
      {...jsonFile}
      onClick={() => void exportReport()}
    >
      Export
      <JsonNote />
    </Button>
  );
}
