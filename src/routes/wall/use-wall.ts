import { useEffect, useMemo, useState } from 'react';
import { appointments } from '../../calls/appointments.ts';
import { dashboard, yesterdayComparison } from '../../calls/dashboard.ts';
import { regionFigures, regions } from '../../calls/regions.ts';
import { telemarketerFigures, telemarketers } from '../../calls/telemarketers.ts';
import { readPerson } from '../../domain/people.ts';
import { readRegion } from '../../domain/region/region.ts';
import { addDays, easternDate } from '../../domain/time/eastern.ts';
import { closedText, hasOpened, opensSoon, wallStatus, type WallStatus } from './status.ts';
import type { DayRecord } from '../../features/day-record/record.ts';
import { useLastDay } from '../../features/day-record/use-day-record.ts';
import { useApiClient } from '../../query/client.ts';
import { watchApi } from '../../query/outage.ts';
import { useServerMoment } from '../../query/server-time.ts';
import { ageOf, type ReadStatus, useCachedAt, useReceivedAt } from '../../query/data-state.ts';
import { useCall, useDay } from '../../query/use-call.ts';
import { gapText } from '../../query/reads-age.ts';
import { notLoaded } from '../../ui/failure-text.tsx';
import { now } from '../../ui/clock.ts';
import { useStore } from '../../ui/store.ts';
import type { PartName, WallPart, WallTelemarketers, WallTotals } from './figures.ts';

/** The lists below the figures: `&show=`. */
export const shows = ['both', 'telemarketers', 'reps', 'none'] as const;
export type Show = (typeof shows)[number];

const minuteMs = 60_000;

const hasTelemarketers = (show: Show) => show === 'both' || show === 'telemarketers';
const hasReps = (show: Show) => show === 'both' || show === 'reps';

/** All parts, polled, calls without an interval every 60 s (C21); their status, and the text of the night or null. */
export function useWall(show: Show) {
  const everyMinute = { everyMs: minuteMs, enabled: hasTelemarketers(show) };
  const rarely = { slow: true, enabled: hasReps(show) };
  const live = {
    totals: usePart<WallTotals>('totals', useCall(dashboard)),
    change: usePart('change', useCall(yesterdayComparison)),
    regions: usePart('regions', useCall(regions)),
    telemarketers: usePart<WallTelemarketers>('telemarketers', useCall(telemarketers, everyMinute)),
    reps: usePart('reps', useCall(appointments, rarely)),
  };
  const hasDayBegun = useServerMoment(({ now: at }) => hasOpened(at));
  // In weekly mode the server has figures on a closed day.
  const isBefore = !hasDayBegun && !live.totals.data?.week;
  const recorded = useRecorded(isBefore);
  const hasStarted = (live.totals.data?.valid ?? 0) > 0;
  const { yesterday = null } = live.change.data?.totalValidAppointments ?? {};
  const compared = useCompared(isBefore && live.totals.data?.valid === 0 ? yesterday : null);
  const opening = { isBefore, mayBeLive: hasStarted };
  const totals = useHeld(live.totals, opening, recorded?.totals ?? compared);
  // Before opening the other parts are of the last day, as the totals are.
  const others = {
    isBefore,
    mayBeLive: hasStarted && totals.receivedAt === live.totals.receivedAt,
  };
  const change = useHeld(live.change, others);
  const regionTable = useHeld(live.regions, others, recorded?.regions);
  const team = useHeld(live.telemarketers, others, recorded?.telemarketers);
  const reps = useHeld(live.reps, others);
  const client = useApiClient();
  useEffect(() => watchApi(client), [client]);
  // Before opening, too, an outage shows by the calls, not by the figures of the last day.
  const status = useStatus(live, show);
  const closed = useServerMoment(({ now: at }) => closedText(at));
  const isSoon = useServerMoment(({ now: at }) => opensSoon(at));
  const isOut = status.state === 'stale' || status.state === 'error';
  // While the call center is closed an outage is not shown.
  const night = isSoon && isOut ? null : closed;
  const marked = <T>(part: WallPart<T>): WallPart<T> => ({
    ...part,
    isOld: night === null && status.old.includes(part.name),
  });
  return {
    status,
    night,
    totals: marked(totals),
    change: marked(change),
    regions: marked(regionTable),
    telemarketers: marked(team),
    reps: marked(reps),
  };
}

interface CallState<F> {
  readonly figures: F;
  readonly status: ReadStatus<unknown>;
}

function usePart<F>(name: PartName, { figures, status }: CallState<F>): WallPart<F> {
  const { read, error } = status;
  return {
    name,
    read,
    error,
    data: status.data === undefined ? undefined : figures,
    missing: gapText(status.data),
    receivedAt: useReceivedAt(read),
    day: useDay(read),
    absent: error ? notLoaded : 'Waiting for data',
    isOld: false,
  };
}

type Kept<T> = Pick<WallPart<T>, 'data' | 'receivedAt' | 'day'>;

/** Before opening, this browser's last figures of the last working day; null without them. Reps are not recorded. */
function useRecorded(isBefore: boolean) {
  const [byMs] = useState(() => Date.now() - now());
  const last = useLastDay();
  return useMemo(
    () => (isBefore && last ? recordedFigures(last, byMs) : null),
    [isBefore, last, byMs],
  );
}

/** The last figures of a recorded day as of responses, their instants moved by `byMs`. */
function recordedFigures({ day, entries }: DayRecord, byMs: number) {
  const last = entries.at(-1);
  if (last === undefined) return null;
  const at = { receivedAt: last.at + byMs, day };
  const regionRows = last.regions.map(({ region, valid, all }) => ({
    region: readRegion(region),
    valid,
    all,
  }));
  const people = last.telemarketers.map(({ name, count }) => ({
    person: readPerson(name),
    appointments: count,
  }));
  return {
    totals: { ...at, data: { valid: last.valid, week: null } },
    regions: regionRows.length > 0 && { ...at, data: regionFigures({ rows: regionRows }) },
    telemarketers: people.length > 0 && { ...at, data: telemarketerFigures({ rows: people }) },
  };
}

/** Yesterday's total by the comparison call. */
function useCompared(valid: number | null): Kept<WallTotals> | null {
  const day = useServerMoment(({ now: at }) => addDays(easternDate(at), -1));
  return valid ? { data: { valid, week: null }, receivedAt: null, day } : null;
}

interface Opening {
  readonly isBefore: boolean;
  /** Before opening, live figures are shown where there are none of the last day. */
  readonly mayBeLive: boolean;
}

/**
 * The part. Before opening it is that of the last day where there is one, here or in the record, whatever the server sends:
 * the zeros of an empty morning would look like a failure.
 */
function useHeld<T>(
  part: WallPart<T>,
  { isBefore, mayBeLive }: Opening,
  kept?: Kept<T> | false | null,
): WallPart<T> {
  const [last, setLast] = useState<WallPart<T> | null>(null);
  if (!isBefore && (last?.data !== part.data || last?.receivedAt !== part.receivedAt))
    setLast(part);
  if (!isBefore) return part;
  if (last?.data !== undefined) return last;
  const absent = 'Not kept';
  if (kept) return { ...part, missing: '', ...kept, absent };
  return mayBeLive
    ? { ...part, absent }
    : { ...part, data: undefined, missing: '', receivedAt: null, absent };
}

function useStatus(parts: Readonly<Record<PartName, WallPart<unknown>>>, show: Show): WallStatus {
  const shown = Object.values(parts).filter(
    ({ name }) =>
      (name !== 'telemarketers' || hasTelemarketers(show)) && (name !== 'reps' || hasReps(show)),
  );
  const isOutage = useStore(useApiClient().api) === 'out';
  return useCachedAt((client, at) =>
    wallStatus(
      shown.map((part) => ({ ...part, age: ageOf(client, part.read, at) })),
      isOutage,
      at.now,
    ),
  );
}
