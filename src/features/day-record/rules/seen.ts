import { easternDate } from '../../../domain/time/eastern.ts';
import { gapMs, withFigures, type DayRecord, type Figures } from './day-record.ts';

/** The last response of a call: when it came, in ms of the server's clock, and since when its data is the same. */
export interface LastResponse<T> {
  readonly at: number;
  readonly since: number;
  readonly data: T;
}

/** The last responses of the calls that are recorded, in any of the tabs; null: none yet. */
export interface LastResponses {
  /** null in weekly mode: those figures are of no day. */
  readonly totals: LastResponse<Pick<
    Figures,
    'valid' | 'activeRegions' | 'confidence'
  > | null> | null;
  readonly regions: LastResponse<Figures['regions']> | null;
  readonly telemarketers: LastResponse<Figures['telemarketers']> | null;
  readonly pendingAlerts: LastResponse<Figures['pendingAlerts']> | null;
}

export const nothingSeen: LastResponses = {
  totals: null,
  regions: null,
  telemarketers: null,
  pendingAlerts: null,
};

/** What is known after `next`: of each call the newer response; `next` alone where a clock was set back. */
export function afterwards(known: LastResponses, next: LastResponses): LastResponses {
  const [before, last] = [latestIn(known), latestIn(next)];
  if (last !== -Infinity && last < before - gapMs) return next;
  return {
    totals: newer(known.totals, next.totals),
    regions: newer(known.regions, next.regions),
    telemarketers: newer(known.telemarketers, next.telemarketers),
    pendingAlerts: newer(known.pendingAlerts, next.pendingAlerts),
  };
}

function latestIn(seen: LastResponses): number {
  return Math.max(
    ...Object.values(seen).map(
      (response: LastResponse<unknown> | null) => response?.at ?? -Infinity,
    ),
  );
}

function newer<T>(
  one: LastResponse<T> | null,
  other: LastResponse<T> | null,
): LastResponse<T> | null {
  if (one === null || other === null) return one ?? other;
  const [before, after] = one.at > other.at ? [other, one] : [one, other];
  const isSameData = JSON.stringify(before.data) === JSON.stringify(after.data);
  return isSameData ? { ...after, since: Math.min(before.since, after.since) } : after;
}

/** A poll of the dashboard and half of one, in ms. */
const confirmedMs = 45_000;

/** `at` is when the newest of the figures came, `confirmedAt` the dashboard's; null: not those of a day. */
export interface DaySnapshot {
  readonly day: string;
  readonly figures: Figures | null;
  readonly at: number;
  readonly confirmedAt: number;
}

/** The figures that stood together; the dashboard leads (docs/memory.md, 'What stands together'). */
export function snapshotOf({
  totals,
  regions,
  telemarketers,
  pendingAlerts,
}: LastResponses): DaySnapshot | null {
  if (totals === null) return null;
  const day = easternDate(totals.at);
  const recently = totals.at - gapMs;
  const standing = <T>(response: LastResponse<T> | null, from = recently) =>
    response !== null && response.at >= from && easternDate(response.at) === day ? response : null;
  const byRegion = standing(regions);
  const byName = standing(telemarketers, Math.min(recently, totals.since));
  const pending = standing(pendingAlerts);
  const at = Math.max(totals.at, ...[byRegion, byName, pending].map((each) => each?.at ?? 0));
  const isConfirmed = at - totals.at <= confirmedMs;
  const figures = isConfirmed &&
    totals.data && {
      ...totals.data,
      regions: byRegion?.data ?? [],
      telemarketers: byName?.data ?? [],
      pendingAlerts: pending?.data ?? null,
    };
  return { day, figures: figures || null, at, confirmedAt: totals.at };
}

/** The day with a sight of it: figures that changed are a point, the others were confirmed once more. */
export function withSnapshot(
  record: DayRecord,
  { figures, at, confirmedAt }: DaySnapshot,
): DayRecord {
  return figures === null ? record : withFigures(record, figures, at, confirmedAt);
}
