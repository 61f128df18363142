import { History, X } from 'lucide-react';
import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'wouter';
import { easternTime } from '../../domain/time/eastern.ts';
import { type Absence, factsSince } from '../../features/day-record/absence.ts';
import { type DayState, useDayState } from '../../features/day-record/day-state.ts';
import type { SinceFact } from '../../features/day-record/rules/since.ts';
import { paths, rowsPath, sectionPath } from '../../paths.ts';
import { useApiClient } from '../../query/client.ts';
import { useHref } from '../../shell/location.ts';
import { IconButton } from '../../ui/button.tsx';
import { onTick } from '../../ui/clock.ts';
import { useStore } from '../../ui/store.ts';

/** So long it is in view with the page in use until it counts as read, in s. */
const readSeconds = 60;
// Two lines at 390 (visual.md 08); src/index.css leaves the same room before the app runs.
const height = 'min-h-14 sm:min-h-10';

/** 'Since you last looked' (issue 17, visual.md 08), above the cards. */
export function Since({ isWeek }: { readonly isWeek: boolean }) {
  const day = useDayState();
  const absence = useStore(day.absence);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // oxlint-disable-next-line react/set-state-in-effect -- The place is drawn by the first look.
  useLayoutEffect(() => setPlace(document.getElementById('since')), []);
  useEffect(() => () => end(day, 'read'), [day]);
  if (place === null || absence === null || absence.strip === 'gone' || isWeek) return null;
  return createPortal(<Strip key={absence.at} absence={absence} />, place);
}

/** Ends a strip that is in this state, or in any. */
function end(day: DayState, state?: Absence['strip']): void {
  day.absence.set((before) =>
    before && (state ?? before.strip) === before.strip ? { ...before, strip: 'gone' } : before,
  );
}

function Strip({ absence }: { readonly absence: Absence }) {
  const day = useDayState();
  // The row takes the room that was left for it, in one step.
  useLayoutEffect(() => document.documentElement.removeAttribute('data-since'), []);
  const facts = useFacts(absence);
  const section = useRef<HTMLElement>(null);
  useReading(day, section, facts !== null);
  if (absence.strip === 'read') return <div className={height} />;
  const at = easternTime(absence.at);
  return (
    <section
      ref={section}
      aria-label="Since you last looked"
      className={`rounded-card border-line text-small text-ink-2 flex items-center gap-2 border py-1 pr-1.5 pl-3.5 tabular-nums print:hidden ${height}`}
    >
      <History aria-hidden className="icon text-ink-3" />
      <p className="flex min-w-0 flex-1 flex-wrap gap-x-1.5 gap-y-0.5">
        {facts?.length === 0 ? (
          `Nothing changed since ${at}`
        ) : (
          <>
            <span>Since {at}:</span>
            {facts === null && <span>waiting for new figures</span>}
            {facts?.map((fact, index) => (
              <span key={fact.of} className="min-w-0">
                <FactLink fact={fact} onFollow={() => end(day)} />
                {index < facts.length - 1 && ','}
              </span>
            ))}
          </>
        )}
      </p>
      <IconButton
        label="Dismiss"
        icon={<X aria-hidden className="icon" />}
        onClick={() => {
          end(day);
          document.querySelector('h1')?.focus({ preventScroll: true });
        }}
      />
    </section>
  );
}

const hrefOf = ({ of, region = '' }: SinceFact): string =>
  ({
    valid: rowsPath('valid'),
    region: rowsPath('all', { region }),
    bands: sectionPath('calendars'),
    alerts: paths.validation,
  })[of];

interface FactLinkProps {
  readonly fact: SinceFact;
  readonly onFollow: () => void;
}

function FactLink({ fact, onFollow }: FactLinkProps) {
  return (
    <Link
      href={useHref(hrefOf(fact))}
      onClick={onFollow}
      className="text-ink font-medium [overflow-wrap:anywhere] underline"
    >
      {fact.text}
    </Link>
  );
}

/** As text, so that a poll which changes no fact draws nothing. */
function useFacts(absence: Absence): readonly SinceFact[] | null {
  const client = useApiClient();
  const subscribe = useCallback(
    (onChange: () => void) => client.records.subscribe(null, onChange),
    [client],
  );
  const text = useSyncExternalStore(subscribe, () => JSON.stringify(factsSince(client, absence)));
  return JSON.parse(text) as readonly SinceFact[] | null;
}

/** Counts the seconds in which somebody can have read it; who has the focus in it keeps it. */
function useReading(
  day: DayState,
  section: RefObject<HTMLElement | null>,
  isReadable: boolean,
): void {
  useEffect(() => {
    if (!isReadable) return undefined;
    let seconds = 0;
    return onTick(() => {
      if (document.visibilityState !== 'visible' || !document.hasFocus()) return;
      seconds += 1;
      const hasFocus = section.current?.contains(document.activeElement) ?? false;
      if (seconds >= readSeconds && !hasFocus)
        day.absence.set((before) =>
          before?.strip === 'shown' ? { ...before, strip: 'read' } : before,
        );
    });
  }, [day, section, isReadable]);
}

interface NewMarkProps {
  readonly list: keyof Absence['known'];
  /** Of the row. */
  readonly name: string;
  readonly className: string;
}

/** Marks a row that came since the last look, until the strip is gone and the page is left. */
export function NewMark({ list, name, className }: NewMarkProps) {
  const { absence } = useDayState();
  const isNew = useStore(absence, (last) => last?.known[list]?.has(name) === false);
  return isNew && <b className={`text-caption text-accent font-medium ${className}`}>New</b>;
}
