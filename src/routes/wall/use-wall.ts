import { useMemo, useState } from 'react';
import { appointments } from '../../calls/appointments.ts';
import { dashboard, yesterdayComparison } from '../../calls/dashboard.ts';
import { regionFigures, regions } from '../../calls/regions.ts';
import {
  type TelemarketerFigures,
  telemarketerFigures,
  telemarketers,
} from '../../calls/telemarketers.ts';
import { noRows } from '../../api/tolerant.ts';
import { readPerson } from '../../domain/people.ts';
import { readRegion } from '../../domain/region/region.ts';
import { easternDate } from '../../domain/time/eastern.ts';
import { intervalOf } from '../../domain/time/period.ts';
import { closedText, hasOpened, opensSoon, wallStatus, type WallStatus } from './status.ts';
import type { DayRecord } from '../../features/day-record/record.ts';
import { useLastDay } from '../../features/day-record/use-day-record.ts';
import { useServerMoment } from '../../query/server-time.ts';
import { type ReadState, useReceivedAt, useRecord } from '../../query/data-state.ts';
import { useCall } from '../../query/use-call.ts';
import { notLoaded } from '../../ui/card-messages.tsx';
import { elapsedMs, now } from '../../ui/clock.ts';
import { ageMs, type PartName, requestedMs, type WallPart, type WallTotals } from './figures.ts';

/** The lists below the figures (issue 4): `&show=`. */
export const shows = ['both', 'telemarketers', 'reps', 'none'] as const;
export type Show = (typeof shows)[number];

const minuteMs = 60_000;

const hasTelemarketers = (show: Show) => show === 'both' || show === 'telemarketers';
const hasReps = (show: Show) => show === 'both' || show === 'reps';

/** All parts, polled, calls without an interval every 60 s (rulings C21); their status, and the text of the night or null. */
export function useWall(show: Show) {
  const everyMinute = { everyMs: minuteMs, enabled: hasTelemarketers(show) };
  const rarely = { slow: true, enabled: hasReps(show) };
  const live = {
    totals: usePart<WallTotals>('totals', useCall(dashboard)),
    change: usePart('change', useCall(yesterdayComparison)),
    regions: usePart('regions', useCall(regions)),
    telemarketers: usePart<TelemarketerFigures>(
      'telemarketers',
      useCall(telemarketers, everyMinute),
    ),
    reps: usePart('reps', useCall(appointments, rarely)),
  };
  const hasDayBegun = useServerMoment(({ now: at }) => hasOpened(at));
  // In weekly mode the server has figures on a closed day.
  const isBefore = !hasDayBegun && !live.totals.data?.week;
  const recorded = useRecorded(isBefore);
  const hasStarted = (live.totals.data?.valid ?? 0) > 0;
  const { yesterday = null } = live.change.data?.totalValidAppointments ?? {};
  const compared = useCompared(isBefore && !hasStarted ? yesterday : null);
  const opening = { isBefore, mayBeLive: hasStarted };
  const totals = useHeld<WallTotals>(live.totals, opening, recorded?.totals ?? compared);
  const day = useServerMoment((moment) => easternDate(requestedMs(totals, moment)));
  // The other parts are of the same day as the totals.
  const mayBeLive = hasStarted && totals.receivedAt === live.totals.receivedAt;
  const context = { day, isBefore, mayBeLive };
  const parts = {
    totals,
    change: useOfDay(context, live.change),
    regions: useOfDay(context, live.regions, recorded?.regions),
    telemarketers: useOfDay(context, live.telemarketers, recorded?.telemarketers),
    reps: useOfDay(context, live.reps),
  };
  // Before opening, too, an outage shows by the calls, not by the figures of the last day.
  const status = useStatus(isBefore ? live : parts, show);
  const closed = useServerMoment(({ now: at }) => closedText(at));
  const isSoon = useServerMoment(({ now: at }) => opensSoon(at));
  const isOut = status.state === 'stale' || status.state === 'error';
  // While the call center is closed an outage is not shown (visual.md 23).
  const night = isSoon && isOut ? null : closed;
  const marked = <T>(part: WallPart<T>): WallPart<T> => ({
    ...part,
    isOld: night === null && status.old.includes(part.name),
  });
  const week = totals.data?.week;
  const days = week ? intervalOf(week) : `${day}/${day}`;
  const reps = marked(parts.reps);
  return {
    status,
    night,
    totals: marked(parts.totals),
    change: marked(parts.change),
    regions: marked(parts.regions),
    telemarketers: marked(parts.telemarketers),
    // Of the days of the totals (rulings C37).
    reps: { ...reps, data: reps.data?.on(days) },
  };
}

interface CallState<F> {
  readonly figures: F;
  readonly part: string;
  readonly state: ReadState<unknown>;
}

function usePart<F>(name: PartName, { figures, part, state }: CallState<F>): WallPart<F> {
  const { read, pollMs = minuteMs, error } = state;
  const data = state.data === undefined ? undefined : figures;
  const receivedAt = useReceivedAt(read);
  const requestedAt = useRecord(read, (record) => record.requestedAt);
  const absent = error ? notLoaded : 'Waiting for data';
  return {
    name,
    pollMs,
    error,
    data,
    missing: part,
    receivedAt,
    requestedAt,
    absent,
    isOld: false,
  };
}

type Received<T> = Pick<WallPart<T>, 'data' | 'missing' | 'receivedAt' | 'requestedAt'>;

/** Before opening, this browser's last figures of the last working day; null without them. Reps are not recorded. */
function useRecorded(isBefore: boolean) {
  const [byMs] = useState(() => elapsedMs() - now());
  const last = useLastDay();
  return useMemo(
    () => (isBefore && last ? recordedFigures(last, byMs) : null),
    [isBefore, last, byMs],
  );
}

/** The last figures of a recorded day as of responses, their instants moved by `byMs`. */
function recordedFigures({ entries }: DayRecord, byMs: number) {
  const last = entries.at(-1);
  if (last === undefined) return null;
  const at = { missing: '', receivedAt: last.at + byMs, requestedAt: last.at + byMs };
  const regionRows = last.regions.map(({ region, valid, all }) => ({
    region: readRegion(region),
    validAppointments: valid,
    totalEvents: all,
  }));
  const people = last.telemarketers.map(({ name, count }) => ({
    person: readPerson(name),
    appointments: count,
    performance: null,
  }));
  return {
    totals: { ...at, data: { valid: last.valid, week: null } },
    regions: regionRows.length > 0 && {
      ...at,
      data: regionFigures({ ...noRows, rows: regionRows }),
    },
    telemarketers: people.length > 0 && {
      ...at,
      data: telemarketerFigures({ ...noRows, rows: people }),
    },
  };
}

const dayMs = 24 * 60 * minuteMs;

/** Yesterday's total by the comparison call (visual.md 23), as of a request of that day. */
function useCompared(valid: number | null): Received<WallTotals> | null {
  return useMemo(
    () =>
      valid
        ? {
            data: { valid, week: null },
            missing: '',
            receivedAt: null,
            requestedAt: elapsedMs() - dayMs,
          }
        : null,
    [valid],
  );
}

const nothing = {
  data: undefined,
  missing: '',
  receivedAt: null,
  requestedAt: null,
} as const;

interface Opening {
  readonly isBefore: boolean;
  /** Before opening, live figures are shown where there are none of the last day. */
  readonly mayBeLive: boolean;
}

/**
 * The part. Before opening it is that of the last day where there is one, here or in the record, whatever the server sends: the zeros of an empty morning would look like a failure.
 */
function useHeld<T>(
  part: WallPart<T>,
  { isBefore, mayBeLive }: Opening,
  kept?: Received<T> | false | null,
): WallPart<T> {
  const [last, setLast] = useState<WallPart<T> | null>(null);
  if (!isBefore && (last?.data !== part.data || last?.receivedAt !== part.receivedAt))
    setLast(part);
  const shown = isBefore ? last : part;
  if (shown?.data !== undefined) return shown;
  if (kept) return { ...part, ...kept };
  return isBefore && mayBeLive ? part : { ...part, ...nothing };
}

interface ShownDay extends Opening {
  readonly day: string;
}

/** As `useHeld`; empty while its data is of an earlier Eastern day than the totals. */
function useOfDay<T>(
  { day, ...opening }: ShownDay,
  live: WallPart<T>,
  kept?: Received<T> | false | null,
): WallPart<T> {
  const part = useHeld(live, opening, kept);
  const isOlder = useServerMoment((moment) => easternDate(requestedMs(part, moment)) < day);
  return { ...part, ...(isOlder && nothing), absent: opening.isBefore ? 'Not kept' : part.absent };
}

function useStatus(parts: Readonly<Record<PartName, WallPart<unknown>>>, show: Show): WallStatus {
  const shown = Object.values(parts).filter(
    ({ name }) =>
      (name !== 'telemarketers' || hasTelemarketers(show)) && (name !== 'reps' || hasReps(show)),
  );
  return useServerMoment((moment) =>
    wallStatus(
      shown.map(({ receivedAt, ...part }) => ({
        ...part,
        ageMs: receivedAt === null ? null : ageMs(receivedAt, moment),
      })),
      moment.now,
    ),
  );
}
