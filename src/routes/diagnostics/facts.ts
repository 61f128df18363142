import { buildId, configFile, designatedTelemarketers, errorReportUrl } from '../../config.ts';
import {
  clockDifference,
  clockDifferenceText,
  isClockOff,
} from '../../domain/time/clock-difference.ts';
import { mostDays } from '../../domain/memory/bounds.ts';
import type { DayRecord } from '../../domain/memory/day-record.ts';
import { countText } from '../../domain/text/count-text.ts';
import { dayLabel, easternDateTime, easternTime, easternZone } from '../../domain/time/eastern.ts';
import { noValue, showNumber } from '../../domain/number/format.ts';
import { spanText } from './span.ts';
import type { ApiClient } from '../../query/client.ts';
import type { MemoryStatus } from '../../query/memory/day-memory.ts';
import type { Moment } from '../../ui/clock/clock.ts';
import type { Updates } from '../../shell/updates/policy.ts';
import { reportStatus } from '../../shell/error-reports/status.ts';
import { configProblems, usedInstead } from '../../shell/run-time/problems.ts';
import { wakeLock } from '../../shell/wake-lock.ts';
import { elementsText, heapText, sizeText } from './browser.ts';

/** What only components can get hold of. */
export interface Sources {
  readonly client: ApiClient;
  readonly updates: Updates;
  /** Whether the page may store data on this machine. */
  readonly storage: string;
  /** The kept days before today, newest first; null until they are read. */
  readonly kept: readonly string[] | null;
}

export const recordTitle = 'Record of the day';

/** One line of the report. */
export interface Fact {
  readonly label: string;
  readonly text: (at: Moment, sources: Sources) => string;
  /** Whether it is something to act on. */
  readonly warns?: (sources: Sources) => boolean;
}

export interface FactGroup {
  readonly title: string;
  readonly facts: readonly Fact[];
}

function timeIn(timeZone: string, ms: number): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  }).format(ms);
}

function machineZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** An instant on the clock of `elapsedMs`, on the clock that people see; in ms. */
export function timeOf(elapsed: number, at: Moment): number {
  return at.now - (at.elapsed - elapsed);
}

/** What keeps the screen awake, or why nothing does. */
export function wakeLockText(at: Moment): string {
  const lock = wakeLock.get();
  switch (lock.kind) {
    case 'idle':
      return 'Not requested: only the wall display does';
    case 'requesting':
      return 'Being requested';
    case 'held':
      return `Held since ${easternTime(timeOf(lock.since, at))} ET`;
    case 'unavailable':
      return `Not held: ${lock.reason}`;
  }
}

function updateText({ running, build, phase, reloadedFor }: Updates): string {
  if (running === null) return 'Not checked: this build is not deployed';
  if (build === null) return 'No newer build';
  const reloaded = reloadedFor === build ? ', this tab has reloaded for it' : '';
  return `${updateTexts[phase]} ${build}${reloaded}`;
}

const updateTexts = {
  current: 'Newer build',
  ready: 'Ready to load',
  checking: 'Checks the server for',
  refused: 'The server is not ready for',
  reloading: 'Reloads for',
} as const satisfies Record<Updates['phase'], string>;

function cacheText(client: ApiClient): string {
  const cache = client.getQueryCache();
  const shown = cache.findAll({ type: 'active' }).length;
  return `${showNumber(cache.getAll().length)}, ${showNumber(shown)} of them in use`;
}

const differenceOf = ({ client }: Sources) => clockDifference(client.serverClock.differences.get());

const time: readonly Fact[] = [
  { label: 'Eastern time', text: ({ now }) => timeIn(easternZone, now) },
  { label: 'Machine time', text: ({ now }) => timeIn(machineZone(), now) },
  { label: 'Machine zone', text: machineZone },
  {
    label: 'Server clock',
    text: (_at, sources) => clockDifferenceText(differenceOf(sources)),
    warns: (sources) => isClockOff(differenceOf(sources)),
  },
  { label: 'Page opened', text: (at) => `${easternDateTime(timeOf(0, at))} ET` },
  { label: 'Open for', text: ({ elapsed }) => spanText(elapsed) },
];

const page: readonly Fact[] = [
  { label: 'Build', text: () => buildId },
  { label: 'Update', text: (_at, { updates }) => updateText(updates) },
  { label: 'Cached responses', text: (_at, { client }) => cacheText(client) },
  { label: 'JS heap', text: heapText },
  { label: 'DOM elements', text: elementsText },
  { label: 'Storage', text: (_at, { storage }) => storage },
  {
    label: 'Connection',
    text: () => (navigator.onLine ? 'Online' : 'Offline (reported by the browser)'),
    warns: () => !navigator.onLine,
  },
  {
    label: 'Page',
    text: () => (document.visibilityState === 'visible' ? 'Visible' : 'Hidden or covered'),
  },
];

const display: readonly Fact[] = [
  { label: 'Wake lock', text: wakeLockText, warns: () => wakeLock.get().kind === 'unavailable' },
  { label: 'Screen', text: () => sizeText(screen.width, screen.height) },
  { label: 'Window', text: () => sizeText(innerWidth, innerHeight) },
  { label: 'Pixel ratio', text: () => String(Math.round(devicePixelRatio * 100) / 100) },
  { label: 'Language', text: () => navigator.language },
  { label: 'Browser', text: () => navigator.userAgent },
];

const record: readonly Fact[] = [
  {
    label: 'Status',
    text: (_at, { client }) => recordTexts[client.memory.get()?.status.get() ?? 'opening'],
    warns: ({ client }) =>
      ['full', 'blocked', 'broken'].includes(client.memory.get()?.status.get() ?? ''),
  },
  {
    label: 'Days kept',
    text: (_at, { kept }) => (kept ? `${kept.length} of at most ${mostDays}, and today` : noValue),
  },
  {
    label: 'Oldest day',
    text: (_at, { kept }) => {
      const oldest = kept?.at(-1);
      return oldest === undefined ? noValue : dayLabel(oldest);
    },
  },
  { label: 'Today', text: (_at, { client }) => todayText(client.memory.get()?.today.get()) },
];

const recordTexts = {
  opening: 'Being opened',
  kept: 'Kept on this device',
  full: 'Not kept: storage is full',
  blocked: 'Not kept: this browser blocks storage',
  broken: 'Not kept: storage fails',
} as const satisfies Record<MemoryStatus, string>;

function todayText(today: DayRecord | undefined): string {
  if (today?.points.length === 0) return 'Nothing yet';
  return today
    ? `${countText(today.points.length, 'change')}, ${countText(today.gaps.length, 'gap')}`
    : noValue;
}

const configuration: readonly Fact[] = [
  {
    label: 'config.json',
    text: configText,
    warns: () => configProblems(configFile).length > 0,
  },
  {
    label: 'Designated',
    text: () => countText(designatedTelemarketers.length, 'telemarketer'),
  },
  {
    label: 'Error reports',
    text: errorReportText,
    warns: () => reportStatus.get()?.isBlocked === true,
  },
];

function configText(): string {
  const problems = configProblems(configFile);
  if (problems.length > 0) return `${problems.join(' ')} ${usedInstead}`;
  return configFile === undefined ? `No such file. ${usedInstead}` : 'Read, and valid';
}

function errorReportText(): string {
  const status = reportStatus.get();
  if (errorReportUrl === '') return 'Off';
  if (status === null) return `Not started, to ${errorReportUrl}`;
  if (status.isBlocked) return `The policy blocks ${errorReportUrl}`;
  const refused = status.refused > 0 ? `, ${showNumber(status.refused)} refused` : '';
  return `To ${errorReportUrl}, ${showNumber(status.sent)} sent${refused}`;
}

/** Everything but the calls, in the order shown and copied. */
export const factGroups: readonly FactGroup[] = [
  { title: 'Time', facts: time },
  { title: 'Page', facts: page },
  { title: 'Screen', facts: display },
  { title: recordTitle, facts: record },
  { title: 'Configuration', facts: configuration },
];
