import { easternDate } from '../../../domain/time/eastern.ts';
import { type Figures, gapMs } from './day-record.ts';

/** The figures of a day, by the call that brings them. */
export interface CallFigures extends Pick<Figures, 'regions' | 'telemarketers'> {
  /** null in weekly mode: those figures are not those of a day. */
  readonly totals: Pick<Figures, 'valid'> | null;
}

/** Times are in ms of the server's clock. */
interface LastResponse<T> {
  readonly receivedAt: number;
  /** When the first of the responses with this data came. */
  readonly unchangedSince: number;
  readonly data: T;
}

export type LastResponses = {
  readonly [Call in keyof CallFigures]?: LastResponse<CallFigures[Call]>;
};

/** The last responses with the next one of a call; after the clock was set back, that one alone. */
export function withResponse<Call extends keyof CallFigures>(
  responses: LastResponses,
  call: Call,
  data: CallFigures[Call],
  receivedAt: number,
): LastResponses {
  const latest = Math.max(...Object.values(responses).map((response) => response.receivedAt));
  const others = receivedAt < latest - gapMs ? {} : responses;
  const before = others[call];
  const isUnchanged = JSON.stringify(before?.data) === JSON.stringify(data);
  const unchangedSince = (isUnchanged && before?.unchangedSince) || receivedAt;
  return { ...others, [call]: { receivedAt, unchangedSince, data } };
}

/** A poll of the dashboard and half of one, in ms. */
const confirmedMs = 45_000;

export type DaySnapshot = NonNullable<ReturnType<typeof snapshotOf>>;

/**
 * The figures that belong together, by the dashboard's response (docs/memory.md, 'Which figures belong together'). `at` is
 * when the newest of them came, `confirmedAt` when the dashboard's did. null: they are not those of a day.
 */
export function snapshotOf(responses: LastResponses) {
  const { totals } = responses;
  if (!totals) return null;
  const day = easternDate(totals.receivedAt);
  const recently = totals.receivedAt - gapMs;
  const belonging = <T>(response?: LastResponse<T>, from = recently) =>
    response && response.receivedAt >= from && easternDate(response.receivedAt) === day
      ? response
      : null;
  const regions = belonging(responses.regions);
  const telemarketers = belonging(
    responses.telemarketers,
    Math.min(recently, totals.unchangedSince),
  );
  const at = Math.max(...[totals, regions, telemarketers].map((each) => each?.receivedAt ?? 0));
  const isConfirmed = at - totals.receivedAt <= confirmedMs;
  const figures: Figures | null = isConfirmed
    ? totals.data && {
        ...totals.data,
        regions: regions?.data ?? [],
        telemarketers: telemarketers?.data ?? [],
      }
    : null;
  return { day, figures, at, confirmedAt: totals.receivedAt };
}
