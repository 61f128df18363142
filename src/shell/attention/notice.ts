import { countText } from '../../domain/text/count-text.ts';

/** At most one notification in so many ms (issue 17). */
const everyMs = 60_000;
/** Tabs poll the same alerts within this, in ms; later the same number is of other alerts. */
const sharedMs = 5 * everyMs;

/** Up to which number of alerts a notification was sent, and when; by whichever tab. */
interface Told {
  readonly total: number;
  /** In ms of the clock. */
  readonly at: number;
}

interface Decision {
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
  const isTold = told?.total === total && passedMs >= 0 && passedMs < sharedMs;
  // Fewer are another day's, and another tab may have told of these.
  if (total <= known || isTold) return { count: 0, known: total };
  // A clock that was set back must not silence for longer.
  if (passedMs >= 0 && passedMs < everyMs) return { count: 0, known };
  return { count: total - known, known: total };
}

export function noticeTexts(
  count: number,
  pending: number | null,
): { title: string; body: string } {
  const open = pending === null ? '' : `${countText(pending, 'alert')} pending. `;
  return { title: countText(count, 'new alert'), body: `${open}Open the queue to review.` };
}

export function writeTold({ total, at }: Told): string {
  return `${total}|${at}`;
}

export function readTold(text: string | null): Told | null {
  const [, total, at] = /^(\d+)\|(\d+)$/.exec(text ?? '') ?? [];
  return total === undefined ? null : { total: Number(total), at: Number(at) };
}
