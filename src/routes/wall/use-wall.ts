import { useMemo, useState } from 'react';
import { reads } from '../../api/contract.ts';
import type { Appointment } from '../../api/entities/appointment.ts';
import type { Telemarketer, Dashboard, Yesterday } from '../../api/entities/dashboard.ts';
import type { Rows } from '../../api/tolerant.ts';
import { designatedTelemarketers } from '../../config.ts';
import { rankReps } from '../../domain/figures/ranking.ts';
import { telemarketerFigures } from '../../domain/figures/sent-rows.ts';
import { onlyDesignated } from '../../domain/people.ts';
import { hasOpened } from '../../domain/time/hours.ts';
import { easternDate } from '../../domain/time/eastern.ts';
import { useServerMoment } from '../../query/screen-time.ts';
import { type ReadState, useRead, useReceivedAt, useRecord } from '../../query/use-read.ts';
import { notLoaded } from '../../ui/card-messages.tsx';
import { useMoment } from '../../ui/clock.ts';
import {
  ageMs,
  leaderboard,
  type PartName,
  regionCounts,
  requestedMs,
  type CountedLeader,
  wallRows,
  type WallPart,
  type WallRows,
  type WallTotals,
} from './figures.ts';
import { type Recorded, useRecorded } from './recorded.ts';
import { wallStatus, type WallStatus } from './status.ts';

/** The lists below the figures (issue 4): `&show=`. */
export const shows = ['both', 'telemarketers', 'reps', 'none'] as const;
export type Show = (typeof shows)[number];

const minuteMs = 60_000;

const hasTelemarketers = (show: Show) => show === 'both' || show === 'telemarketers';
const hasReps = (show: Show) => show === 'both' || show === 'reps';

const totalsOf = ({ metrics }: Dashboard): WallTotals => ({
  valid: metrics.totalValidAppointments,
  weekly: metrics.weeklyMode === true,
  ...metrics.dateRange,
});
const comparisonOf = (comparison: Yesterday) => comparison;
const leadersOf = (sent: Rows<Telemarketer>): WallRows<CountedLeader> =>
  wallRows(
    leaderboard(telemarketerFigures(onlyDesignated(sent.rows, designatedTelemarketers()))),
    sent,
  );
const topRepsOf = (sent: Rows<Appointment>) =>
  wallRows(rankReps(sent.rows, designatedTelemarketers(), 5), sent);

/** The data of all parts, polled; calls without an interval every 60 s (rulings C21). */
export function useWall(show: Show) {
  const live = {
    totals: usePart('totals', useRead(reads.dashboard), totalsOf),
    change: usePart('change', useRead(reads.yesterdayComparison), comparisonOf),
    regions: usePart('regions', useRead(reads.regions), regionCounts),
    telemarketers: usePart(
      'telemarketers',
      useRead(reads.telemarketers, { everyMs: minuteMs, enabled: hasTelemarketers(show) }),
      leadersOf,
    ),
    reps: usePart(
      'reps',
      useRead(reads.appointments, { slow: true, enabled: hasReps(show) }),
      topRepsOf,
    ),
  };
  const hasDayBegun = useServerMoment(({ now }) => hasOpened(now));
  // In weekly mode the server has figures on a closed day.
  const isBefore = !hasDayBegun && !live.totals.data?.weekly;
  const recorded = useRecorded(isBefore);
  const totals = useHeld(live.totals, isBefore, recorded?.totals);
  const parts = {
    change: useHeld(live.change, isBefore),
    regions: useHeld(live.regions, isBefore, recorded?.regions),
    telemarketers: useHeld(live.telemarketers, isBefore, recorded?.telemarketers),
    reps: useHeld(live.reps, isBefore),
  };
  const day = useServerMoment((moment) => easternDate(requestedMs(totals, moment)));
  const isKept = isBefore || totals.isSaved;
  return {
    // Before opening, too, an outage shows by the calls, not by the figures of the last day.
    live: isBefore ? live : null,
    totals,
    change: useOnlySince(day, parts.change, isKept),
    regions: useOnlySince(day, parts.regions, isKept),
    telemarketers: useOnlySince(day, parts.telemarketers, isKept),
    reps: useOnlySince(day, parts.reps, isKept),
  };
}

function usePart<D, T>(name: PartName, state: ReadState<D>, select: (data: D) => T): WallPart<T> {
  const { read, data: sent, pollMs = minuteMs, error } = state;
  const receivedAt = useReceivedAt(read);
  const requestedAt = useRecord(read, (record) => record.requestedAt);
  const data = useMemo(() => (sent === undefined ? undefined : select(sent)), [sent, select]);
  const absent = error ? notLoaded : 'Waiting for data';
  return { name, pollMs, error, data, receivedAt, requestedAt, isSaved: false, absent };
}

const nothing = { data: undefined, receivedAt: null, requestedAt: null, isSaved: false } as const;

/**
 * The part, or what this browser kept of today. Before opening it is that of the last day, whatever the server sends: the
 * zeros of an empty morning would look like a failure.
 */
function useHeld<T>(
  part: WallPart<T>,
  isBefore: boolean,
  kept: Recorded<T> | null = null,
): WallPart<T> {
  const [last, setLast] = useState<WallPart<T> | null>(null);
  if (!isBefore && (last?.data !== part.data || last?.receivedAt !== part.receivedAt))
    setLast(part);
  const isOfDay = useServerMoment(
    (at) => isBefore || (kept && easternDate(requestedMs(kept, at)) === easternDate(at.now)),
  );
  const shown = isBefore ? last : part;
  if (shown?.data !== undefined) return shown;
  return { ...part, ...(kept && isOfDay ? { ...kept, isSaved: true } : nothing) };
}

/** Empties a part whose data is of an earlier Eastern day than `day`, until its next response. */
function useOnlySince<T>(day: string, part: WallPart<T>, isKept: boolean): WallPart<T> {
  const isOlder = useServerMoment((moment) => easternDate(requestedMs(part, moment)) < day);
  return {
    ...part,
    ...(isOlder && nothing),
    absent: isKept ? 'Not kept' : part.absent,
  };
}

export function useWallStatus(wall: ReturnType<typeof useWall>, show: Show): WallStatus {
  const parts = wall.live ?? wall;
  const shown = [
    parts.totals,
    parts.change,
    parts.regions,
    ...(hasTelemarketers(show) ? [parts.telemarketers] : []),
    ...(hasReps(show) ? [parts.reps] : []),
  ];
  return useMoment((moment) =>
    wallStatus(
      shown.map(({ receivedAt, ...part }) => ({
        ...part,
        ageMs: receivedAt === null ? null : ageMs(receivedAt, moment),
      })),
      moment.now,
    ),
  );
}
