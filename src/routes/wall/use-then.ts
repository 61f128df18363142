import { useEffect, useMemo } from 'react';
import { figuresAt, missingAt, regionRowsOf, timeOf } from '../../domain/memory/replay.ts';
import { longDay } from '../../domain/time/eastern.ts';
import { useShownMoment } from '../../query/memory/use-moment.ts';
import { changeSearch } from '../../shell/location.ts';
import { useNoModal } from '../../shell/modal-stack.ts';
import { useIdle } from '../../shell/use-idle.ts';
import { now } from '../../ui/clock/clock.ts';
import { elapsedMs } from '../../ui/clock/elapsed.ts';
import { leaderboard, regionCounts } from './figures.ts';
import type { WallPart } from './parts.ts';
import type { WallStatus } from './status.ts';
import { wallDate } from './texts.ts';
import type { WallParts } from './use-wall.ts';

interface WallThen {
  readonly wall: WallParts;
  readonly status: WallStatus;
}

const minuteMs = 60_000;
const end = () => changeSearch({ at: '' });

/** The wall as this screen saw it at a moment of the URL, under its mark (issue 17). */
export function useWallThen(at: string): WallThen {
  const { record, range, minute, wanted, day } = useShownMoment(at);
  useIdle(false, end);
  useEscape();
  const figures = record && range ? figuresAt(record, minute) : null;
  const wall = useMemo((): WallParts => {
    // In the middle of the minute: two clocks are never apart by whole milliseconds.
    const then = elapsedMs() - now() + (minute + 0.5) * minuteMs;
    const part = <N extends WallPart<unknown>['name'], T>(name: N, data: T | undefined) => ({
      name,
      data,
      answeredAt: then,
      requestedAt: then,
      pollMs: minuteMs,
      isSaved: false,
      hasFailed: false,
    });
    const people = figures?.telemarketers.map(({ name, count }) => ({ name, appointments: count }));
    return {
      totals: part('totals', figures ? { ...ofDay, valid: figures.valid } : undefined),
      change: part('change', undefined),
      regions: part('regions', figures ? regionCounts(regionRowsOf(figures)) : undefined),
      telemarketers: part('telemarketers', people && leaderboard(people)),
      reps: part('reps', undefined),
    };
  }, [figures, minute]);
  const note = record && range ? missingAt(record, minute, wanted) : '';
  const empty =
    record === undefined ? 'Loading the day...' : `Nothing was recorded on ${longDay(day)}`;
  const status: WallStatus = {
    state: record === undefined ? 'loading' : 'ready',
    headline: figures ? `${timeOf(minute)}, as this screen saw it` : empty,
    details: figures ? [note === '' ? wallDate(undefined, minute * minuteMs) : note] : [],
    old: [],
  };
  return { wall, status };
}

const ofDay = { weekly: false, start: '', end: '' };

/** Esc leads to the live wall before it leads from the wall. */
function useEscape(): void {
  const isOnTop = useNoModal();
  useEffect(() => {
    if (!isOnTop) return undefined;
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      end();
    };
    document.addEventListener('keydown', leave, { capture: true });
    return () => document.removeEventListener('keydown', leave, { capture: true });
  }, [isOnTop]);
}
