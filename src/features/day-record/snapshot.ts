import { easternDate } from '../../domain/time/eastern.ts';
import type { DayPoint, Figures } from './record.ts';

/** Figures of a response; its times are in ms of the server's clock, -Infinity before a response. */
export interface ReceivedFigures<T> {
  readonly data: T;
  readonly requestedAt: number;
  readonly receivedAt: number;
}

interface Responses {
  readonly nowMs: number;
  /** When the first response with this total came. */
  readonly unchangedSince: number;
  readonly totals: ReceivedFigures<Pick<Figures, 'valid'>>;
  readonly regions: ReceivedFigures<Figures['regions']>;
  readonly telemarketers: ReceivedFigures<Figures['telemarketers']>;
}

/** A poll of the dashboard and half of one, in ms. */
const currentMs = 45_000;
/** Other calls are at most so much older than the total, in ms. */
const togetherMs = 5 * 60_000;

/** The figures of one moment, that of the dashboard's response (docs/memory.md); null if it is old or covers several days. */
export function snapshotOf(responses: Responses): { day: string; point: DayPoint } | null {
  const { nowMs, unchangedSince, totals, regions, telemarketers } = responses;
  if (!(nowMs - totals.receivedAt <= currentMs)) return null;
  const day = easternDate(totals.receivedAt);
  // A response that was requested before midnight and came after it may be of either day.
  const isOfDay = ({ requestedAt }: { readonly requestedAt: number }) =>
    easternDate(requestedAt) === day;
  if (!isOfDay(totals)) return null;
  const from = totals.receivedAt - togetherMs;
  const rowsOf = <T>(response: ReceivedFigures<readonly T[]>, since: number) =>
    response.receivedAt >= since && isOfDay(response) ? response.data : [];
  return {
    day,
    point: {
      at: totals.receivedAt,
      ...totals.data,
      regions: rowsOf(regions, from),
      // Not polled, but requested again when the total changes.
      telemarketers: rowsOf(telemarketers, Math.min(from, unchangedSince)),
    },
  };
}
