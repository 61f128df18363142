import { easternDate } from '../../../domain/time/eastern.ts';
import { type Figures, gapMs } from './day-record.ts';

/** What the calls that are recorded say of a day. */
export interface Said extends Pick<Figures, 'regions' | 'telemarketers'> {
  /** null in weekly mode: those figures are of no day. */
  readonly totals: Pick<Figures, 'valid'> | null;
}

/** When a response came, in ms of the server's clock, and since when the call says the same. */
interface LastResponse<T> {
  readonly at: number;
  readonly since: number;
  readonly data: T;
}

/** The last response of each call that has one. */
export type LastResponses = { readonly [Call in keyof Said]?: LastResponse<Said[Call]> };

/** The last responses with the next one of a call, which stands alone where a clock was set back. */
export function withResponse<Call extends keyof Said>(
  known: LastResponses,
  call: Call,
  data: Said[Call],
  at: number,
): LastResponses {
  const latest = Math.max(...Object.values(known).map((response) => response.at));
  const others = at < latest - gapMs ? {} : known;
  const before = others[call];
  const isSameData = JSON.stringify(before?.data) === JSON.stringify(data);
  return { ...others, [call]: { at, since: (isSameData && before?.since) || at, data } };
}

/** A poll of the dashboard and half of one, in ms. */
const confirmedMs = 45_000;

export type DaySnapshot = NonNullable<ReturnType<typeof snapshotOf>>;

/**
 * The figures that stood together; the dashboard leads (docs/memory.md, 'What stands together'). `at` is when the newest
 * of them came, `confirmedAt` the dashboard's; null: not those of a day.
 */
export function snapshotOf(known: LastResponses) {
  const { totals } = known;
  if (!totals) return null;
  const day = easternDate(totals.at);
  const recently = totals.at - gapMs;
  const standing = <T>(response?: LastResponse<T>, from = recently) =>
    response && response.at >= from && easternDate(response.at) === day ? response : null;
  const regions = standing(known.regions);
  const telemarketers = standing(known.telemarketers, Math.min(recently, totals.since));
  const at = Math.max(...[totals, regions, telemarketers].map((each) => each?.at ?? 0));
  const isConfirmed = at - totals.at <= confirmedMs;
  const figures: Figures | null = isConfirmed
    ? totals.data && {
        ...totals.data,
        regions: regions?.data ?? [],
        telemarketers: telemarketers?.data ?? [],
      }
    : null;
  return { day, figures, at, confirmedAt: totals.at };
}
