import { useMemo, useState } from 'react';
import { reads } from '../../api/contract.ts';
import type { Telemarketer } from '../../api/entities/calendar.ts';
import type { Yesterday } from '../../api/entities/dashboard.ts';
import { designatedTelemarketers } from '../../config.ts';
import { rankReps, type RankedRep } from '../../domain/appointment/ranking.ts';
import { onlyDesignated } from '../../domain/people/telemarketer.ts';
import { easternDate } from '../../domain/time/eastern.ts';
import { requestedAtOf } from '../../query/query.ts';
import { useAnsweredAt, useQueryFact, useRead, type ReadState } from '../../query/use-read.ts';
import { useMoment, type Moment } from '../../ui/clock/clock.ts';
import { elapsedMs } from '../../ui/clock/elapsed.ts';
import {
  leaderboard,
  regionCounts,
  type Leader,
  type RegionCounts,
  type Totals,
} from './figures.ts';
import { ageMs, requestedMs, type PartName, type WallPart } from './parts.ts';
import type { Saved } from './saved-figures.ts';
import { wallStatus, type WallStatus } from './status.ts';
import { useSavedFigures, useSaveFigures } from './use-saved-figures.ts';

/** What the lower half holds (issue 4): `&show=`. */
export const shows = ['both', 'telemarketers', 'reps', 'none'] as const;
export type Show = (typeof shows)[number];

interface WallParts {
  readonly totals: WallPart<Totals>;
  readonly change: WallPart<Yesterday>;
  readonly regions: WallPart<RegionCounts>;
  readonly telemarketers: WallPart<readonly Leader<Telemarketer>[]>;
  readonly reps: WallPart<readonly RankedRep[]>;
}

const minuteMs = 60_000;
const topReps = 5;

const hasTelemarketers = (show: Show) => show === 'both' || show === 'telemarketers';
const hasReps = (show: Show) => show === 'both' || show === 'reps';

/** Everything that the wall shows, polled; calls without an interval every 60 s (rulings C21). */
export function useWall(show: Show): WallParts {
  const saved = useSavedFigures();
  const dashboard = useRead(reads.dashboard);
  const yesterday = useRead(reads.yesterdayComparison);
  const regions = useRead(reads.regions);
  const telemarketers = useRead(reads.telemarketers, {
    everyMs: minuteMs,
    enabled: hasTelemarketers(show),
  });
  const appointments = useRead(reads.appointments, { slow: true, enabled: hasReps(show) });

  const metrics = dashboard.data?.metrics;
  const totals = useMemo(
    () =>
      metrics && {
        valid: metrics.totalValidAppointments,
        weekly: metrics.weeklyMode === true,
        ...metrics.dateRange,
      },
    [metrics],
  );
  const counts = useMemo(() => regions.data && regionCounts(regions.data.rows), [regions.data]);
  const leaders = useMemo(
    () =>
      telemarketers.data &&
      leaderboard(onlyDesignated(telemarketers.data.rows, designatedTelemarketers)),
    [telemarketers.data],
  );
  const reps = useMemo(
    () => appointments.data && rankReps(appointments.data.rows, designatedTelemarketers, topReps),
    [appointments.data],
  );

  const totalsPart = usePart('totals', dashboard, totals, saved.totals);
  const regionsPart = usePart('regions', regions, counts, saved.regions);
  useSaveFigures(totalsPart, regionsPart);
  const day = useMoment((moment) => easternDate(requestedMs(totalsPart, moment)));
  return {
    totals: totalsPart,
    change: useOnlySince(day, usePart('change', yesterday, yesterday.data)),
    regions: useOnlySince(day, regionsPart),
    telemarketers: useOnlySince(day, usePart('telemarketers', telemarketers, leaders)),
    reps: useOnlySince(day, usePart('reps', appointments, reps)),
  };
}

function usePart<T>(
  name: PartName,
  state: ReadState<unknown>,
  data: T | undefined,
  saved: Saved<T> | null = null,
): WallPart<T> {
  const answeredAt = useAnsweredAt(state.read);
  const requestedAt = useQueryFact(state.read, (_query, client) =>
    requestedAtOf(client, state.read),
  );
  const { pollMs = minuteMs, hasFailed } = state;
  const part = { name, pollMs, hasFailed };
  if (data !== undefined) return { ...part, data, answeredAt, requestedAt, isSaved: false };
  return {
    ...part,
    data: saved?.data,
    answeredAt: saved?.at ?? null,
    requestedAt: saved?.requestedAt ?? null,
    isSaved: saved !== null,
  };
}

/** Empties a part of an earlier Eastern day than the date line's, until its next response. */
function useOnlySince<T>(day: string, part: WallPart<T>): WallPart<T> {
  const isEarlier = useMoment((moment) => easternDate(requestedMs(part, moment)) < day);
  return isEarlier
    ? { ...part, data: undefined, answeredAt: null, requestedAt: null, isSaved: false }
    : part;
}

/** The status of the parts that are shown. */
export function useWallStatus(wall: WallParts, show: Show): WallStatus {
  const [openedAt] = useState(elapsedMs);
  const shown = [
    wall.totals,
    wall.change,
    wall.regions,
    ...(hasTelemarketers(show) ? [wall.telemarketers] : []),
    ...(hasReps(show) ? [wall.reps] : []),
  ];
  const statusAt = (moment: Moment) =>
    wallStatus(
      shown.map(({ name, answeredAt, pollMs, isSaved }) => ({
        name,
        pollMs,
        isSaved,
        ageMs: answeredAt === null ? null : ageMs(answeredAt, moment),
      })),
      { nowMs: moment.now, openMs: ageMs(openedAt, moment) },
    );
  // As text, so that the wall is drawn again only when the status changes.
  const text = useMoment((moment) => JSON.stringify(statusAt(moment)));
  return useMemo(() => JSON.parse(text) as WallStatus, [text]);
}
