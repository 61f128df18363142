import {
  type AgeLimits,
  ageSentence,
  type DataState,
  dataState,
  updatedText,
} from '../../domain/time/age.ts';
import { dayLabel, easternDate, easternLongDate, recentTime } from '../../domain/time/eastern.ts';
import { weekSubtitle } from '../../domain/time/period.ts';
import { type PartName, partNames, type WallTotals } from './figures.ts';

export interface PartAge {
  readonly name: PartName;
  /** Since its last valid response, in ms; null before one. */
  readonly ageMs: number | null;
  readonly pollMs: number;
  readonly isSaved?: boolean;
}

export interface WallStatus {
  /** 'error': no response for two minutes. */
  readonly state: Exclude<DataState, 'delayed'>;
  readonly headline: string;
  readonly details: readonly string[];
  /** The parts to draw gray. */
  readonly old: readonly PartName[];
}

type KnownAge = PartAge & { readonly ageMs: number };

/** Data of this age is stale (issue 4, visual.md 'Wall display'), in ms. */
const staleMs = 2 * 60_000;

/**
 * Ready below 1.5 intervals, so that in an outage no part is ready any more when the first is stale. Stale from two
 * minutes; with an interval of a minute 10 s later, since the poll after a missed one comes just then.
 */
const wallLimits: AgeLimits = {
  delayedMs: (pollMs) => 1.5 * pollMs,
  staleMs: (pollMs) => Math.max(staleMs, 2 * pollMs + 10_000),
  staleFailures: Infinity,
};

function stateOfPart({ ageMs, pollMs, isSaved }: KnownAge): DataState {
  return isSaved ? 'stale' : dataState({ ageMs, pollMs, failures: 0 }, wallLimits);
}

/** The status by the age of the oldest part. `openMs` is how long the wall has been open. */
export function wallStatus(
  parts: readonly PartAge[],
  { nowMs, openMs }: { readonly nowMs: number; readonly openMs: number },
): WallStatus {
  const known = parts.filter((part): part is KnownAge => part.ageMs !== null);
  if (known.length === 0) return noResponse(nowMs, openMs);
  const oldestMs = Math.max(...known.map(({ ageMs }) => ageMs));
  const old = known.filter((part) => stateOfPart(part) !== 'ready');
  if (!old.some((part) => stateOfPart(part) === 'stale')) {
    const totals = known.find(({ name }) => name === 'totals');
    // After a missed poll the oldest age counts.
    const text = updatedText(totals && old.length === 0 ? totals.ageMs : oldestMs);
    const live = `Live · ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
    return {
      state: 'ready',
      headline: openMs < staleMs ? live : live + missingText(parts),
      details: [],
      old: [],
    };
  }
  return {
    state: 'stale',
    headline: ageSentence(oldestMs),
    details: old.length === known.length ? allOldDetails(old, nowMs) : someOldDetails(old, nowMs),
    old: old.map(({ name }) => name),
  };
}

function noResponse(nowMs: number, openMs: number): WallStatus {
  const none = { headline: 'No data yet', old: [] };
  if (openMs < staleMs) return { ...none, state: 'loading', details: [] };
  const since = recentTime(nowMs - openMs, nowMs);
  return {
    ...none,
    state: 'error',
    details: [`No response since ${since}.`, 'There are no figures to show.'],
  };
}

/** Names the parts without data, except the change, whose own line says so. */
function missingText(parts: readonly PartAge[]): string {
  const absent = parts.filter(({ name, ageMs }) => ageMs === null && name !== 'change');
  return absent.length === 0 ? '' : ` · no ${partList(absent).toLowerCase()} yet`;
}

function allOldDetails(old: readonly KnownAge[], nowMs: number): string[] {
  const ages = old.map(({ ageMs }) => ageMs);
  const [newest, oldest] = [Math.min(...ages), Math.max(...ages)];
  // Polls are up to a minute apart; within that the figures are of one time.
  const then = oldest - newest < 90_000 ? 'then' : 'then or earlier';
  return [
    `No response since ${recentTime(nowMs - newest, nowMs)}.`,
    `Showing figures from ${then}.`,
  ];
}

function someOldDetails(old: readonly KnownAge[], nowMs: number): string[] {
  const oldest = Math.max(...old.map(({ ageMs }) => ageMs));
  return [
    `${partList(old)}: from ${recentTime(nowMs - oldest, nowMs)}.`,
    'The other figures are live.',
  ];
}

function partList(parts: readonly PartAge[]): string {
  return nameList(
    parts.map(({ name }, at) => (at === 0 ? partNames[name] : partNames[name].toLowerCase())),
  );
}

/** The date line: the day on which the figures were requested, or in weekly mode the week (spec 2). */
export function wallDate(totals: WallTotals | undefined, requestedMs: number): string {
  if (totals?.weekly) return weekSubtitle(totals);
  return easternLongDate(requestedMs).replace(/, \d+$/, '');
}

/** The heading of the main figure, with the day unless it is today. */
export function wallHeading(
  totals: WallTotals | undefined,
  requestedMs: number,
  nowMs: number,
): string {
  const day = easternDate(requestedMs);
  if (day === easternDate(nowMs))
    return totals?.weekly ? 'Valid appointments this week' : 'Valid appointments today';
  if (!totals?.weekly) return `Valid appointments, ${dayLabel(day)}`;
  return `Valid in the week to ${dayLabel(totals.end.date ?? day)}`;
}

/** 'As of 2:35 PM', 'As of Nov 20, 9:14 PM'. */
export function asOf(receivedMs: number, nowMs: number): string {
  return `As of ${recentTime(receivedMs, nowMs)}`;
}

/** At most two names, so that the sentence fits its line. */
export function nameList([first = '', second = '', ...more]: readonly string[]): string {
  if (second === '') return first;
  if (more.length === 0) return `${first} and ${second}`;
  return `${first}, ${second} and ${more.length} more`;
}
