import type { QueryClient } from '@tanstack/react-query';
import { buildId } from '../../config.ts';
import { clockDifferenceText, isClockOff } from '../../domain/time/clock-difference.ts';
import { easternDateTime, easternTime, easternZone } from '../../domain/time/eastern.ts';
import { showNumber } from '../../domain/number/format.ts';
import { spanText } from './span.ts';
import { readClockDifference } from '../../query/clock-difference.ts';
import type { Moment } from '../../ui/clock/clock.ts';
import type { Updates } from '../../shell/updates/policy.ts';
import { readWakeLock } from '../../shell/wake-lock.ts';
import { elementsText, heapText, sizeText, storageText } from './browser.ts';

/** What only components can get hold of. */
export interface Sources {
  readonly client: QueryClient;
  readonly updates: Updates;
}

/** One line of the report. It is drawn, and copied, by asking for its words anew. */
export interface Fact {
  readonly label: string;
  readonly tell: (at: Moment, sources: Sources) => string;
  /** Whether it is something to act on. */
  readonly warns?: () => boolean;
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

/** When something was on the clock that people see, from when it was on that of `elapsedMs`. */
export function timeOf(elapsed: number, at: Moment): number {
  return at.now - (at.elapsed - elapsed);
}

/** What keeps the screen awake, or why nothing does. */
export function wakeLockText(at: Moment): string {
  const lock = readWakeLock();
  switch (lock.kind) {
    case 'idle':
      return 'Not asked for: only the wall display does';
    case 'asking':
      return 'Being asked for';
    case 'held':
      return `Held since ${easternTime(timeOf(lock.since, at))} ET`;
    case 'lacking':
      return `Not held: ${lock.why}`;
  }
}

function updateText({ running, build, phase, reloadedFor }: Updates): string {
  if (running === null) return 'Not looked for: this build is not deployed';
  if (build === null) return 'No newer build is known';
  const reloaded = reloadedFor === build ? ', this tab has reloaded for it' : '';
  return `${updateWords[phase]} ${build}${reloaded}`;
}

const updateWords = {
  current: 'Newer build',
  waiting: 'Waits for',
  asking: 'Asks the server for',
  refused: 'The server is not ready for',
  reloading: 'Reloads for',
} as const satisfies Record<Updates['phase'], string>;

function cacheText(client: QueryClient): string {
  const cache = client.getQueryCache();
  const shown = cache.findAll({ type: 'active' }).length;
  return `${showNumber(cache.getAll().length)}, ${showNumber(shown)} of them in use`;
}

const time: readonly Fact[] = [
  { label: 'Eastern time', tell: ({ now }) => timeIn(easternZone, now) },
  { label: 'Machine time', tell: ({ now }) => timeIn(machineZone(), now) },
  { label: 'Machine zone', tell: machineZone },
  {
    label: 'Server clock',
    tell: () => clockDifferenceText(readClockDifference()),
    warns: () => isClockOff(readClockDifference()),
  },
  { label: 'Page opened', tell: (at) => `${easternDateTime(timeOf(0, at))} ET` },
  { label: 'Open for', tell: ({ elapsed }) => spanText(elapsed) },
];

const page: readonly Fact[] = [
  { label: 'Build', tell: () => buildId },
  { label: 'Update', tell: (_at, { updates }) => updateText(updates) },
  { label: 'Answers kept', tell: (_at, { client }) => cacheText(client) },
  { label: 'JS heap', tell: heapText },
  { label: 'DOM elements', tell: elementsText },
  { label: 'Storage', tell: storageText },
  {
    label: 'Connection',
    tell: () => (navigator.onLine ? 'Online' : 'Offline, says the browser'),
    warns: () => !navigator.onLine,
  },
  {
    label: 'Page',
    tell: () => (document.visibilityState === 'visible' ? 'Visible' : 'Hidden or covered'),
  },
];

const display: readonly Fact[] = [
  { label: 'Wake lock', tell: wakeLockText, warns: () => readWakeLock().kind === 'lacking' },
  { label: 'Screen', tell: () => sizeText(screen.width, screen.height) },
  { label: 'Window', tell: () => sizeText(innerWidth, innerHeight) },
  { label: 'Pixel ratio', tell: () => String(Math.round(devicePixelRatio * 100) / 100) },
  { label: 'Language', tell: () => navigator.language },
  { label: 'Browser', tell: () => navigator.userAgent },
];

/** Everything but the calls, in the order in which it is shown and copied. */
export const factGroups: readonly FactGroup[] = [
  { title: 'Time', facts: time },
  { title: 'Page', facts: page },
  { title: 'Screen', facts: display },
];
