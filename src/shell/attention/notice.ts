import { countText } from '../../domain/text/count-text.ts';

/** At most one notification in so many ms (issue 17). */
const everyMs = 60_000;
/** Tabs poll the same alerts within this, in ms; later the same number is of other alerts. */
const sharedMs = 5 * everyMs;

/** Up to which number of alerts a notification was sent, and when; by whichever tab. */
export interface Told {
  readonly total: number;
  /** In ms of the clock. */
  readonly at: number;
}

export interface Decision {
  /** How many alerts are new; 0: nothing to send now. */
  readonly count: number;
  /** The number of alerts that are known from now on. */
  readonly known: number;
}

/** What to tell of `total` alerts to a person who knows of `known`; what comes within a minute waits for the next one. */
export function decideNotice(
  known: number,
  total: number,
  told: Told | null,
  nowMs: number,
): Decision {
  const passedMs = told === null ? Infinity : nowMs - told.at;
  const isToldOf = told !== null && Math.abs(passedMs) < sharedMs && told.total <= total;
  // Another tab may have told of some.
  const from = isToldOf ? Math.max(known, told.total) : known;
  // Fewer are another day's.
  if (total <= from) return { count: 0, known: total };
  // A clock that was set back must not silence for longer.
  if (passedMs >= 0 && passedMs < everyMs) return { count: 0, known: from };
  return { count: total - from, known: total };
}

export function noticeTexts(
  count: number,
  pending: number | null,
): { title: string; body: string } {
  const open = pending === null ? '' : `${countText(pending, 'alert')} pending. `;
  return { title: countText(count, 'new alert'), body: `${open}Open the queue to review.` };
}
