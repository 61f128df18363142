import { useMemo, useState } from 'react';
import { reads } from '../../api/contract.ts';
import type { Telemarketer } from '../../api/entities/calendar.ts';
import type { Yesterday } from '../../api/entities/dashboard.ts';
import { elapsedMs } from '../../ui/clock/elapsed.ts';
import { useAnsweredAt } from '../../query/freshness.tsx';
import { useRead, useRecord, type ReadState } from '../../query/use-read.ts';
import { designatedTelemarketers } from '../../config.ts';
import { easternDate } from '../../domain/time/eastern.ts';
import { rankReps, type RankedRep } from '../../domain/appointment/ranking.ts';
import { onlyDesignated } from '../../domain/people/telemarketer.ts';
import { race, regionCounts, type Racer, type RegionCounts } from './figures.ts';
import type { Kept, Totals } from './memory.ts';
import { wallNews, wallParts, type WallNews, type WallPart } from './news.ts';
import { useMoment, type Moment } from '../../ui/clock/clock.ts';
import { useKeepFigures, useKeptFigures } from './kept-figures.ts';

/** What the lower half holds (issue 4): `&show=`. */
export const shows = ['both', 'telemarketers', 'reps', 'none'] as const;
export type Show = (typeof shows)[number];

/** One part of the wall: what it shows, and when that was answered on the clock of `elapsedMs`. */
export interface Fact<T> {
  readonly part: WallPart;
  readonly data: T | undefined;
  readonly at: number | null;
  /** When it was asked for, on the same clock: it is of that day, however late the answer came. */
  readonly requestedAt: number | null;
  readonly pollMs: number;
  /** From before the reload. */
  readonly isKept: boolean;
  /** It was asked for in vain. */
  readonly hasFailed: boolean;
}

export interface Wall {
  readonly totals: Fact<Totals>;
  readonly change: Fact<Yesterday>;
  readonly regions: Fact<RegionCounts>;
  readonly telemarketers: Fact<readonly Racer<Telemarketer>[]>;
  readonly reps: Fact<readonly RankedRep[]>;
}

const minuteMs = 60_000;
const topReps = 5;

/** Everything that the wall shows, polled; the calls without an interval every 60 s (rulings C21). */
export function useWall(show: Show): Wall {
  const kept = useKeptFigures();
  const dashboard = useRead(reads.dashboard);
  const yesterday = useRead(reads.yesterdayComparison);
  const regions = useRead(reads.regions);
  const telemarketers = useRead(reads.telemarketers, {
    everyMs: minuteMs,
    enabled: show === 'both' || show === 'telemarketers',
  });
  const appointments = useRead(reads.appointments, {
    slow: true,
    enabled: show === 'both' || show === 'reps',
  });

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
  const lanes = useMemo(
    () =>
      telemarketers.data && race(onlyDesignated(telemarketers.data.rows, designatedTelemarketers)),
    [telemarketers.data],
  );
  const reps = useMemo(
    () => appointments.data && rankReps(appointments.data.rows, designatedTelemarketers, topReps),
    [appointments.data],
  );

  const totalsFact = useFact('totals', dashboard, totals, kept.totals);
  const regionsFact = useFact('regions', regions, counts, kept.regions);
  useKeepFigures(totalsFact, regionsFact);
  const day = useDayOf(totalsFact);
  return {
    totals: totalsFact,
    change: useSince(day, useFact('change', yesterday, yesterday.data)),
    regions: useSince(day, regionsFact),
    telemarketers: useSince(day, useFact('telemarketers', telemarketers, lanes)),
    reps: useSince(day, useFact('reps', appointments, reps)),
  };
}

function useFact<T>(
  part: WallPart,
  state: ReadState<unknown>,
  data: T | undefined,
  kept: Kept<T> | null = null,
): Fact<T> {
  const at = useAnsweredAt(state.read);
  const requestedAt = useRecord(state.read, (record) => record.requestedAt);
  const { pollMs = minuteMs, hasFailed } = state;
  if (data !== undefined) return { part, data, at, requestedAt, pollMs, isKept: false, hasFailed };
  const before = { data: kept?.data, at: kept?.at ?? null, requestedAt: kept?.requestedAt ?? null };
  return { part, ...before, pollMs, isKept: kept !== null, hasFailed };
}

/** When a fact was answered, in ms; now, before it was. */
export function answeredMs({ at }: Fact<unknown>, { now, elapsed }: Moment): number {
  return now - ageMs(at ?? elapsed, elapsed);
}

/** When a fact was asked for, in ms; now, before it was answered. */
export function askedMs({ requestedAt }: Fact<unknown>, { now, elapsed }: Moment): number {
  return now - ageMs(requestedAt ?? elapsed, elapsed);
}

/** In whole ms: the clock is a sum of fractions, and three minutes must not be a hair less. */
function ageMs(at: number, elapsed: number): number {
  return Math.max(0, Math.round(elapsed - at));
}

/** The Eastern day of the main figure, which is that of the date line. */
function useDayOf(totals: Fact<Totals>): string {
  return useMoment((moment) => easternDate(askedMs(totals, moment)));
}

/** Nothing of an earlier day stands under a date: after midnight a part is empty until it is answered anew. */
function useSince<T>(day: string, fact: Fact<T>): Fact<T> {
  const isBefore = useMoment((moment) => easternDate(askedMs(fact, moment)) < day);
  return isBefore ? { ...fact, data: undefined, at: null, requestedAt: null, isKept: false } : fact;
}

/** What the header says of the parts that are shown. */
export function useWallNews(wall: Wall, show: Show): WallNews {
  const [openedAt] = useState(elapsedMs);
  const facts: Fact<unknown>[] = [wall.totals, wall.change, wall.regions];
  if (show === 'both' || show === 'telemarketers') facts.push(wall.telemarketers);
  if (show === 'both' || show === 'reps') facts.push(wall.reps);
  const newsAt = ({ now, elapsed }: Moment) =>
    wallNews(
      facts.map(({ part, at, pollMs, isKept }) => ({
        part,
        pollMs,
        isKept,
        ageMs: at === null ? null : ageMs(at, elapsed),
      })),
      { nowMs: now, openMs: ageMs(openedAt, elapsed) },
    );
  // Each is a fact of its own, so that the wall is drawn again only when one of them changes.
  const state = useMoment((moment) => newsAt(moment).state);
  const headline = useMoment((moment) => newsAt(moment).headline);
  const words = useMoment((moment) => newsAt(moment).words.join('\n'));
  const old = useMoment((moment) => newsAt(moment).old.join('\n'));
  return useMemo(
    () => ({
      state,
      headline,
      words: words === '' ? [] : words.split('\n'),
      old: wallParts.filter((part) => old.split('\n').includes(part)),
    }),
    [state, headline, words, old],
  );
}
