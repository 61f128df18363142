import { History, X } from 'lucide-react';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'wouter';
import { easternTime } from '../../domain/time/eastern.ts';
import { type DayState, type TimeAway, useDayState } from '../../features/day-record/day-state.ts';
import type { Change } from '../../features/day-record/changes.ts';
import { changesSince } from '../../features/day-record/time-away.ts';
import { paths, rowsPath, sectionPath } from '../../paths.ts';
import { useIsOutage } from '../../query/is-outage.ts';
import { usePeriod } from '../../query/use-call.ts';
import { useCached } from '../../query/data-state.ts';
import { useHref } from '../../shell/location.ts';
import { IconButton } from '../../ui/button.tsx';
import { onTick } from '../../ui/clock.ts';
import { useStore } from '../../ui/store.ts';

/** The strip counts as read after so many seconds in view with the page in use. */
const readSeconds = 60;
// Two lines at 390 px.
const height = 'min-h-14 sm:min-h-10';

/** 'Since you last looked', above the cards. */
export function ChangesStrip() {
  const { isWeek } = usePeriod();
  const day = useDayState();
  const timeAway = useStore(day.timeAway);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // oxlint-disable-next-line react/set-state-in-effect -- The element exists only after the dashboard is drawn.
  useLayoutEffect(() => setPlace(document.getElementById('since')), []);
  useEffect(() => () => endStrip(day, 'read'), [day]);
  if (place === null || timeAway === null || timeAway.strip === 'gone' || isWeek) return null;
  return createPortal(<Strip key={timeAway.at} timeAway={timeAway} />, place);
}

/** Removes the strip; with `state`, only from that state. */
function endStrip(day: DayState, strip?: TimeAway['strip']): void {
  day.timeAway.set((before) =>
    before && (strip ?? before.strip) === before.strip ? { ...before, strip: 'gone' } : before,
  );
}

function Strip({ timeAway }: { readonly timeAway: TimeAway }) {
  const day = useDayState();
  // Null before new figures.
  const changes = useCached((client) => changesSince(client, timeAway));
  const section = useRef<HTMLElement>(null);
  useReadingTime(day, section, changes !== null && !timeAway.isUnattended);
  if (timeAway.strip === 'read') return <EmptyRow onUnseen={() => endStrip(day)} />;
  const at = easternTime(timeAway.at);
  return (
    <section
      ref={section}
      aria-label="Since you last looked"
      className={`rounded-card border-line text-small text-ink-2 flex items-center gap-2 border py-1 pr-1.5 pl-3.5 tabular-nums print:hidden ${height}`}
    >
      <History aria-hidden className="icon text-ink-3" />
      <p className="flex min-w-0 flex-1 flex-wrap gap-x-1.5 gap-y-0.5">
        {changes?.length === 0 ? (
          `Nothing changed since ${at}`
        ) : (
          <>
            <span>Since {at}:</span>
            {changes === null && <span>waiting for new figures</span>}
            {changes?.map((change, index) => (
              <span key={change.kind} className="min-w-0">
                <ChangeLink change={change} onFollow={() => endStrip(day)} />
                {index < changes.length - 1 && ','}
              </span>
            ))}
          </>
        )}
      </p>
      <IconButton
        label="Dismiss"
        icon={X}
        onClick={() => {
          endStrip(day);
          document.querySelector('h1')?.focus({ preventScroll: true });
        }}
      />
    </section>
  );
}

/** The place of a strip that was read: nothing moves until the page is out of sight, or an outage draws the page anew. */
function EmptyRow({ onUnseen }: { readonly onUnseen: () => void }) {
  const isOutage = useIsOutage();
  useEffect(() => {
    if (isOutage) onUnseen();
  }, [isOutage, onUnseen]);
  useEffect(() => {
    const close = () => document.visibilityState === 'hidden' && onUnseen();
    document.addEventListener('visibilitychange', close);
    return () => document.removeEventListener('visibilitychange', close);
  }, [onUnseen]);
  return <div className={height} />;
}

const hrefOf = ({ kind, region = '' }: Change): string =>
  ({
    valid: rowsPath('valid'),
    region: rowsPath('all', { region }),
    bands: sectionPath('calendars'),
    alerts: paths.validation,
  })[kind];

function ChangeLink({ change, onFollow }: { change: Change; onFollow: () => void }) {
  return (
    <Link
      href={useHref(hrefOf(change))}
      onClick={onFollow}
      className="text-ink font-medium [overflow-wrap:anywhere] underline"
    >
      {change.text}
    </Link>
  );
}

/** Empties the strip after `readSeconds`, unless the focus is inside. */
function useReadingTime(
  day: DayState,
  section: RefObject<HTMLElement | null>,
  isReadable: boolean,
): void {
  // In an outage the text is all that is known of the changes.
  const isOutage = useIsOutage();
  useEffect(() => {
    if (!isReadable) return undefined;
    let seconds = 0;
    return onTick(() => {
      if (isOutage || document.visibilityState !== 'visible' || !document.hasFocus()) return;
      seconds += 1;
      const hasFocus = section.current?.contains(document.activeElement) ?? false;
      if (seconds >= readSeconds && !hasFocus)
        day.timeAway.set((before) =>
          before?.strip === 'shown' ? { ...before, strip: 'read' } : before,
        );
    });
  }, [day, section, isReadable, isOutage]);
}

/** The names of the rows that are not new, until the strip is gone and the page is left; null: no row is new. */
export function useKnownRows(list: keyof TimeAway['knownRows']): ReadonlySet<string> | null {
  return useStore(useDayState().timeAway, (last) => last?.knownRows[list] ?? null);
}

/** Marks a row added since the last visit; `name` identifies it. */
export function newMark(knownNames: ReadonlySet<string> | null, name: string): ReactNode {
  return (
    knownNames?.has(name) === false && (
      <b className="text-caption text-accent mr-1.5 font-medium">New</b>
    )
  );
}
