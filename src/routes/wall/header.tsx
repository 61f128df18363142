import { useQuery } from '@tanstack/react-query';
import { CloudOff, LogOut, Moon, TriangleAlert } from 'lucide-react';
import { alerts as alertsCall, longestWait } from '../../calls/alerts.ts';
import { easternDate, easternTime } from '../../domain/time/eastern.ts';
import { useDayState } from '../../features/day-record/day-state.ts';
import { readOptions } from '../../query/reads.ts';
import { useServerMoment } from '../../query/server-time.ts';
import { ageOf, useCachedAt } from '../../query/data-state.ts';
import { useStore } from '../../ui/store.ts';
import { alertNote } from './alert-note.ts';
import type { WallPart, WallTotals } from './figures.ts';
import { ReloadPage } from './start-failed.tsx';
import { wallDate, type WallStatus } from './status.ts';

interface StatusProps {
  readonly status: WallStatus;
  /** 'Closed, opens at 9 AM'; null while figures are live. */
  readonly night: string | null;
  readonly totals: WallPart<WallTotals>;
}

/** The date and the age of the data; of stale data only the age. */
export function WallHeader({ status, night, totals }: StatusProps) {
  const isOld = night === null && (status.state === 'stale' || status.state === 'error');
  return (
    <header className="wall-header flex items-center gap-[3rem]">
      {/* Announced once; the age changes silently (D6). */}
      <p role="status" className="sr-only">
        {isOld && status.state === 'error' && `${status.headline}. Retrying automatically.`}
        {isOld && status.state === 'stale' && 'The data on the wall is not current.'}
      </p>
      {isOld ? (
        <StaleMark status={status} />
      ) : (
        <LiveStatus status={status} night={night} totals={totals} />
      )}
      <Clock />
    </header>
  );
}

function LiveStatus({ status, night, totals }: StatusProps) {
  const today = useServerMoment(({ now }) => easternDate(now));
  const date = wallDate(totals.data, night === null ? totals.day : today);
  const isReady = night === null && status.state === 'ready';
  const dot = isReady ? 'bg-positive-mark' : 'border-ink-3 border-[.2rem]';
  return (
    <>
      <div className="min-w-0 flex-1">
        <p className="wall-date text-wall-date truncate">
          <bdi>{date}</bdi>
        </p>
        <p className="text-wall-title text-ink-2 mt-[.35rem] flex items-center gap-[.9rem] font-normal tabular-nums">
          {night === null ? (
            <span
              aria-hidden
              className={`size-[1.1rem] flex-none rounded-full ${status.failure ? 'bg-caution-mark' : dot}`}
            />
          ) : (
            <Moon aria-hidden className="size-[2.1rem] flex-none stroke-[1.75]" />
          )}
          {night ?? status.headline}
          {night === null && <ReloadPage failure={status.failure} />}
        </p>
      </div>
      <div className="wall-notes">
        {isReady && (totals.data ?? totals.error) && !totals.data?.week && <AlertNote />}
      </div>
    </>
  );
}

/** The bar across the header while the figures are not current. */
function StaleMark({ status }: Pick<StatusProps, 'status'>) {
  const { state, failure } = status;
  const WithoutFigures = failure?.isSignedOut ? LogOut : CloudOff;
  const Icon = state === 'error' ? WithoutFigures : TriangleAlert;
  return (
    <div className="wall-old bg-caution-mark text-ink-on-mark flex h-[7rem] min-w-0 flex-1 items-center gap-[2rem] rounded-[.75rem] px-[2.25rem] tabular-nums">
      <Icon aria-hidden className="size-[4.25rem] flex-none stroke-[1.75]" />
      <div className="flex min-w-0 flex-1 items-center gap-[2rem]">
        <p className="text-wall-stale whitespace-nowrap">{status.headline}</p>
        <p className="text-wall-detail ml-auto min-w-0 text-right">
          {status.details.map((sentence) => (
            <span key={sentence} className="block">
              {sentence}
            </span>
          ))}
        </p>
        {state === 'stale' && <ReloadPage failure={failure} />}
      </div>
    </div>
  );
}

function Clock() {
  const [time = '', half = ''] = useServerMoment(({ now }) => easternTime(now)).split(' ');
  return (
    <p className="text-wall-clock flex items-baseline gap-[1.1rem] whitespace-nowrap tabular-nums">
      {time}
      <span className="text-wall-body text-ink-2 leading-none font-medium tracking-normal">
        {half} ET
      </span>
    </p>
  );
}

/** In ms. The note has minutes, so the queue's own interval of 10 s would be a waste. */
const pollMs = 60_000;

/** The note on an old alert, beside the age of live data. */
function AlertNote() {
  // Not among the first requests.
  const hasStarted = useStore(useDayState().record) !== null;
  const { data: alerts, error } = useQuery({
    ...readOptions(alertsCall, { enabled: hasStarted }),
    refetchInterval: pollMs,
    select: (response) => response && response.loaded.figures,
  });
  const text = useCachedAt((client, at) => {
    // Not silent, as if no alert were old (A19).
    if (ageOf(client, alertsCall, at)?.isOld ?? true) return error ? "Alerts couldn't load" : null;
    return alerts && alertNote(alerts.counts.pending, longestWait(alerts.pending, at.now));
  });
  if (text === null) return null;
  return (
    <p className="text-wall-name text-ink flex items-center gap-[.9rem]">
      <TriangleAlert aria-hidden className="text-caution-mark size-[2.6rem] flex-none" />
      {text}
    </p>
  );
}
