import { type ApiError, hasResponded, signedOut } from '../../api/api-error.ts';
import { dashboard } from '../../calls/dashboard.ts';
import { ageSentence, type DataState, updatedText } from '../../domain/time/age.ts';
import {
  dayLabel,
  daysBetween,
  isEasternSunday,
  longDay,
  minuteOfDay,
  recentTime,
  weekdayName,
} from '../../domain/time/eastern.ts';
import { callCenterHours, nextOpening } from '../../domain/time/hours.ts';
import { weekSubtitle } from '../../domain/time/period.ts';
import { type PartName, partNames, type WallTotals } from './figures.ts';

export interface PartAge {
  readonly name: PartName;
  /** Since its last valid response; null before one. */
  readonly age: { readonly ms: number; readonly isOld: boolean } | null;
  readonly error?: ApiError | null;
}

export interface WallStatus {
  /** 'error': every call has failed, and there are no figures. */
  readonly state: DataState;
  readonly headline: string;
  readonly details: readonly string[];
  /** The parts to draw gray. */
  readonly old: readonly PartName[];
  /** The failure that is shown, beside figures too. */
  readonly failure: ApiError | null;
}

type KnownAge = PartAge & { readonly age: object };

/** The status by the failed calls without figures (C42), and by old parts: in an outage all of them (C32). */
export function wallStatus(
  parts: readonly PartAge[],
  isOutage: boolean,
  nowMs: number,
): WallStatus {
  const withAge = parts.filter((part): part is KnownAge => part.age !== null);
  const failed = parts.filter(({ age, error }) => age === null && error);
  const failure = signedOutFirst(failed);
  if (withAge.length === 0 && failure && failed.length === parts.length)
    return {
      state: 'error',
      headline: failure.isSignedOut ? signedOut.replace('.', '') : "Couldn't load",
      details: ['Retrying automatically', `every ${(dashboard.pollMs ?? 0) / 1_000} s`],
      old: [],
      failure,
    };
  const old = withAge.filter(({ age }) => isOutage || age.isOld);
  if (old.length === 0) {
    const totals = withAge.find(({ name }) => name === 'totals');
    // The change's own line says that it failed (C4).
    const missing = failed.filter(({ name }) => name !== 'change');
    const shownFailure = signedOutFirst(missing);
    const isMainAwaited = parts.some(
      ({ name, age, error }) => name === 'totals' && age === null && !error,
    );
    const state = withAge.length === 0 || isMainAwaited ? 'loading' : 'ready';
    const first = shownFailure
      ? `${partList(missing)} couldn't load: ${shownFailure.status ?? causeOf(shownFailure)}`
      : 'Live';
    const updated = totals ? ` · ${updatedText(totals.age.ms).toLowerCase()}` : '';
    return {
      state,
      headline: state === 'loading' && !shownFailure ? 'Waiting for data' : first + updated,
      details: [],
      old: [],
      failure: shownFailure,
    };
  }
  const ages = old.map(({ age }) => age.ms);
  const [newest, oldest] = [Math.min(...ages), Math.max(...ages)];
  // Polls are up to a minute apart; within that the figures are of one time.
  const then = oldest - newest < 90_000 ? 'then' : 'then or earlier';
  return {
    state: 'stale',
    headline: ageSentence(oldest),
    details:
      old.length === withAge.length
        ? [
            `${lackOf(parts)} since ${recentTime(nowMs - newest, nowMs)}.`,
            `Showing figures from ${then}.`,
          ]
        : [`${partList(old)}: from ${recentTime(nowMs - oldest, nowMs)}.`],
    old: old.map(({ name }) => name),
    failure: signedOutFirst(parts),
  };
}

/** What a wall of old figures lacks: 'No response' only where none came. */
function lackOf(parts: readonly PartAge[]): string {
  return parts.some(({ error }) => error && hasResponded(error))
    ? 'No usable response'
    : 'No response';
}

function signedOutFirst(parts: readonly PartAge[]): ApiError | null {
  const errors = parts.flatMap(({ error }) => error ?? []);
  return errors.find(({ isSignedOut }) => isSignedOut) ?? errors[0] ?? null;
}

const statusWords: Readonly<Record<number, string>> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** The cause of a failure in a few words that fit the wall. */
export function causeOf({ kind, status, isSignedOut }: ApiError): string {
  if (status) return [status, statusWords[status]].filter(Boolean).join(' ');
  if (isSignedOut) return 'A sign-in page came instead';
  if (kind === 'timeout') return 'No answer within 30 s';
  if (kind === 'network') return navigator.onLine ? 'Server not reached' : 'No network';
  return 'The answer could not be read';
}

function partList(parts: readonly PartAge[]): string {
  return nameList(
    parts.map(({ name }, at) => (at === 0 ? partNames[name] : partNames[name].toLowerCase())),
  );
}

/** The date line, 'Saturday, November 21': the day of the figures, or in weekly mode the week (S2). */
export function wallDate(totals: WallTotals | undefined, day: string): string {
  if (totals?.week) return weekSubtitle(totals.week);
  return `${weekdayName(day)}, ${longDay(day).replace(/, \d+$/, '')}`;
}

/** 'Closed, opens at 9 AM'; null while the call center is open. */
export function closedText(nowMs: number): string | null {
  const next = nextOpening(nowMs, callCenterHours);
  return next && `Closed, opens ${next}`;
}

/** The heading of the main figure, with its day unless that is today. */
export function wallHeading(totals: WallTotals | undefined, day: string, today: string): string {
  if (day === today)
    return totals?.week ? 'Valid appointments this week' : 'Valid appointments today';
  if (!totals?.week)
    return `Valid appointments, ${daysBetween(day, today) < 7 ? weekdayName(day) : dayLabel(day)}`;
  return `Valid in the week to ${dayLabel(totals.week.end.date ?? day)}`;
}

/** 'As of 2:35 PM', 'As of Nov 20, 9:14 PM'. */
export function asOf(receivedMs: number, nowMs: number): string {
  return `As of ${recentTime(receivedMs, nowMs)}`;
}

/** At most two names, so that the sentence fits its line. */
function nameList([first = '', second = '', ...more]: readonly string[]): string {
  if (second === '') return first;
  if (more.length === 0) return `${first} and ${second}`;
  return `${first}, ${second} and ${more.length} more`;
}

/** Whether a working day has begun: its figures are no longer those of an empty morning. */
export function hasOpened(nowMs: number): boolean {
  return !isEasternSunday(nowMs) && minuteOfDay(nowMs) >= callCenterHours.openMinute;
}

const soonMinutes = 30;

export function opensSoon(nowMs: number): boolean {
  const left = callCenterHours.openMinute - minuteOfDay(nowMs);
  return !isEasternSunday(nowMs) && left > 0 && left <= soonMinutes;
}
