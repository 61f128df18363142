import { useMemo, useState } from 'react';
import { reads } from '../../api/contract.ts';
import type { Appointment } from '../../api/entities/appointment.ts';
import type { Telemarketer, Dashboard, Yesterday } from '../../api/entities/dashboard.ts';
import type { Rows } from '../../api/tolerant.ts';
import { designatedTelemarketers } from '../../config.ts';
import { rankReps } from '../../domain/figures/ranking.ts';
import { onlyDesignated } from '../../domain/people.ts';
import { easternDate } from '../../domain/time/eastern.ts';
import { useServerMoment } from '../../query/screen-time.ts';
import { type ReadState, useRead, useReceivedAt, useRecord } from '../../query/use-read.ts';
import { elapsedMs, useMoment } from '../../ui/clock.ts';
import {
  ageMs,
  leaderboard,
  type PartName,
  regionCounts,
  requestedMs,
  wallRows,
  type WallPart,
  type WallTotals,
} from './figures.ts';
import { type Saved, useSavedFigures, useSaveFigures } from './saved-figures.ts';
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
const leadersOf = (sent: Rows<Telemarketer>) =>
  wallRows(leaderboard(onlyDesignated(sent.rows, designatedTelemarketers())), sent);
const topRepsOf = (sent: Rows<Appointment>) =>
  wallRows(rankReps(sent.rows, designatedTelemarketers(), 5), sent);

/** The data of all parts, polled; calls without an interval every 60 s (rulings C21). */
export function useWall(show: Show) {
  const saved = useSavedFigures();
  const totals = usePart('totals', useRead(reads.dashboard), totalsOf, saved.totals);
  const change = usePart('change', useRead(reads.yesterdayComparison), comparisonOf);
  const regions = usePart('regions', useRead(reads.regions), regionCounts, saved.regions);
  const telemarketers = usePart(
    'telemarketers',
    useRead(reads.telemarketers, { everyMs: minuteMs, enabled: hasTelemarketers(show) }),
    leadersOf,
  );
  const reps = usePart(
    'reps',
    useRead(reads.appointments, { slow: true, enabled: hasReps(show) }),
    topRepsOf,
  );
  useSaveFigures(totals, regions);
  const day = useServerMoment((moment) => easternDate(requestedMs(totals, moment)));
  return {
    totals,
    change: useOnlySince(day, change),
    regions: useOnlySince(day, regions),
    telemarketers: useOnlySince(day, telemarketers),
    reps: useOnlySince(day, reps),
  };
}

function usePart<D, T>(
  name: PartName,
  state: ReadState<D>,
  select: (data: D) => T,
  saved: Saved<T> = null,
): WallPart<T> {
  const { read, data: sent, pollMs = minuteMs, hasFailed } = state;
  const receivedAt = useReceivedAt(read);
  const requestedAt = useRecord(read, (record) => record.requestedAt);
  const data = useMemo(() => (sent === undefined ? undefined : select(sent)), [sent, select]);
  const part = { name, pollMs, hasFailed, data, receivedAt, requestedAt, isSaved: false };
  return data === undefined && saved ? { ...part, ...saved, isSaved: true } : part;
}

/** Empties a part whose data is of an earlier Eastern day than `day`, until its next response. */
function useOnlySince<T>(day: string, part: WallPart<T>): WallPart<T> {
  const isEarlier = useServerMoment((moment) => easternDate(requestedMs(part, moment)) < day);
  return isEarlier
    ? { ...part, data: undefined, receivedAt: null, requestedAt: null, isSaved: false }
    : part;
}

export function useWallStatus(wall: ReturnType<typeof useWall>, show: Show): WallStatus {
  const [openedAt] = useState(elapsedMs);
  const shown = [
    wall.totals,
    wall.change,
    wall.regions,
    ...(hasTelemarketers(show) ? [wall.telemarketers] : []),
    ...(hasReps(show) ? [wall.reps] : []),
  ];
  return useMoment((moment) =>
    wallStatus(
      shown.map(({ name, receivedAt, pollMs, isSaved }) => ({
        name,
        pollMs,
        isSaved,
        ageMs: receivedAt === null ? null : ageMs(receivedAt, moment),
      })),
      { nowMs: moment.now, openMs: ageMs(openedAt, moment) },
    ),
  );
}
