import { buildId, runTimeConfig } from '../../config.ts';
import { noValue, showNumber } from '../../domain/number/format.ts';
import { countText } from '../../domain/text/words.ts';
import { dayLabel, easternDateTime, easternTime } from '../../domain/time/eastern.ts';
import { clockDifference, clockDifferenceText, isClockOff } from '../../domain/time/server-time.ts';
import type { DayMemory, MemoryStatus } from '../../features/day-record/day-memory.ts';
import { type DayRecord, gapsOf } from '../../features/day-record/rules/day-record.ts';
import { mostDays } from '../../features/day-record/rules/merge-days.ts';
import { reportStatus } from '../../features/error-reports/status.ts';
import type { ApiClient } from '../../query/client.ts';
import { configWarning } from '../../shell/config-problems.ts';
import type { Updates } from '../../shell/updates-context.ts';
import { wakeLock } from '../../shell/wake-lock.ts';
import type { Moment } from '../../ui/clock.ts';
import { ageText } from '../../domain/time/age.ts';
import type { Exchange } from '../../query/records.ts';
import {
  durationText,
  outcomeText,
  requestFigures,
  type UsedCall,
  usedCalls,
} from './calls-card.tsx';

/** What only components can get hold of. */
export interface Sources {
  readonly client: ApiClient;
  readonly memory: DayMemory | null;
  readonly updates: Updates;
  /** The kept days before today, newest first; null until they are read. */
  readonly kept: readonly string[] | null;
}

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

/** What keeps the screen awake, or why nothing does. */
function wakeLockText(at: Moment): string {
  const lock = wakeLock.get();
  switch (lock.kind) {
    case 'idle':
      return 'Not requested: only the wall display uses one';
    case 'requesting':
      return 'Requesting';
    case 'held':
      return `Held since ${easternTime(at.now - at.elapsed + lock.since)} ET`;
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

const differenceOf = ({ client }: Sources) => clockDifference(client.serverClock.differences.get());

const page: readonly Fact[] = [
  { label: 'Build', text: () => buildId },
  { label: 'Update', text: (_at, { updates }) => updateText(updates) },
  { label: 'Open since', text: (at) => `${easternDateTime(at.now - at.elapsed)} ET` },
  {
    label: 'Server clock',
    text: (_at, sources) => clockDifferenceText(differenceOf(sources)),
    warns: (sources) => isClockOff(differenceOf(sources)),
  },
  { label: 'Wake lock', text: wakeLockText, warns: () => wakeLock.get().kind === 'unavailable' },
  { label: 'Window', text: () => `${innerWidth} × ${innerHeight}` },
  { label: 'Browser', text: () => navigator.userAgent },
];

const recordStatus = ({ memory }: Sources) => memory?.status.get() ?? 'opening';

const recordFacts: readonly Fact[] = [
  {
    label: 'Status',
    text: (_at, sources) => recordTexts[recordStatus(sources)],
    warns: (sources) => ['full', 'blocked', 'broken'].includes(recordStatus(sources)),
  },
  {
    label: 'Days kept',
    text: (_at, { kept }) => (kept ? `${kept.length} of at most ${mostDays}, and today` : noValue),
  },
  { label: 'Oldest day', text: (_at, { kept }) => dayLabel(kept?.at(-1) ?? '') },
  { label: 'Today', text: (_at, { memory }) => todayText(memory?.today.get()) },
];

const recordTexts = {
  opening: 'Opening',
  kept: 'Kept on this device',
  full: 'Not kept: storage is full',
  blocked: 'Not kept: this browser blocks storage',
  broken: 'Not kept: storage fails',
} as const satisfies Record<MemoryStatus, string>;

function todayText(today: DayRecord | undefined): string {
  if (today?.points.length === 0) return 'Nothing yet';
  return today
    ? `${countText(today.points.length, 'change')}, ${countText(gapsOf(today).length, 'gap')}`
    : noValue;
}

const configuration: readonly Fact[] = [
  { label: 'config.json', text: configText, warns: () => configWarning() !== '' },
  {
    label: 'Designated',
    text: () => countText(runTimeConfig().designatedTelemarketers.length, 'telemarketer'),
  },
  {
    label: 'Error reports',
    text: errorReportText,
    warns: () => reportStatus.get()?.isBlocked === true,
  },
];

function configText(): string {
  const isMissing = runTimeConfig().file === undefined;
  return (
    configWarning() ||
    (isMissing ? "No such file. The build's values are used instead." : 'Read, and valid')
  );
}

function errorReportText(): string {
  const status = reportStatus.get();
  const { errorReportUrl } = runTimeConfig();
  if (errorReportUrl === '') return 'Off';
  if (status === null) return `Not started, to ${errorReportUrl}`;
  if (status.isBlocked) return `The policy blocks ${errorReportUrl}`;
  const refused = status.refused > 0 ? `, ${showNumber(status.refused)} refused` : '';
  return `To ${errorReportUrl}, ${showNumber(status.sent)} sent${refused}`;
}

export const recordTitle = 'Record of the day';

/** Everything but the calls, in the order shown and copied. */
export const factGroups: readonly FactGroup[] = [
  { title: 'Page', facts: page },
  { title: recordTitle, facts: recordFacts },
  { title: 'Configuration', facts: configuration },
];

/** The whole report as plain text. It holds no data, no URL of the page and no typed text: nothing personal. */
export function reportText(at: Moment, sources: Sources): string {
  const facts = factGroups.flatMap(({ title, facts: of }) => [
    '',
    title,
    ...of.map(({ label, text }) => `  ${label}: ${text(at, sources)}`),
  ]);
  const calls = usedCalls(sources.client).flatMap((call) => callLines(call, at));
  return ['Appointment Tracker: diagnostics', ...facts, '', 'Calls', ...calls, ''].join('\n');
}

function callLines({ name, record }: UsedCall, at: Moment): string[] {
  const { receivedAt, history, inFlight } = record;
  const { ok, failed, medianMs } = requestFigures(history);
  const valid = receivedAt === null ? '' : `, last valid ${ageText(at.elapsed - receivedAt)} ago`;
  return [
    `  ${name}: ${ok} OK, ${failed} failed, median ${durationText(medianMs)}${valid}, ${inFlight} in flight`,
    ...history.toReversed().map(exchangeLine),
  ];
}

function exchangeLine(exchange: Exchange): string {
  const requestedAt = new Date(exchange.requestedAtWall).toISOString();
  return `    ${requestedAt} ${outcomeText(exchange)} ${durationText(exchange.durationMs)}`;
}
