import { api } from '../../calls/index.ts';
import type { Call, Write } from '../../api/call.ts';
import { buildId, runTimeConfig } from '../../config.ts';
import { median } from '../../domain/number/arithmetic.ts';
import { noValue, showNumber, countText } from '../../domain/text/format.ts';
import { ageText } from '../../domain/time/age.ts';
import { easternDateTime, easternTime } from '../../domain/time/eastern.ts';
import { clockDifference, clockDifferenceText, isClockOff } from '../../query/server-clock.ts';
import { reportStatus, type ReportStatus } from '../../features/error-reports/status.ts';
import type { ApiClient } from '../../query/client.ts';
import type { Exchange, Outcome } from '../../query/records.ts';
import { configWarning } from '../../shell/config-problems.ts';
import type { Updates } from '../../shell/updates-context.ts';
import { wakeLock } from '../../shell/wake-lock.ts';
import type { Moment } from '../../ui/clock.ts';

export type UsedCall = ReturnType<typeof usedCalls>[number];

/** The calls that were requested since the page opened, in the contract's order. */
export function usedCalls({ records }: ApiClient, { elapsed }: Moment) {
  return Object.values<Call | Write>(api).flatMap((call) => {
    const name = `${call.method} ${call.path}`;
    const { history, receivedAt } = records.get(name);
    if (history.length === 0) return [];
    return {
      /** 'GET /api/regions' */
      name,
      call,
      history,
      inFlight: history.filter(({ outcome }) => outcome === 'pending').length,
      /** The age of the last valid response, '12 s'; null before one. */
      age: receivedAt === null ? null : ageText(elapsed - receivedAt),
      ...requestFigures(history),
    };
  });
}

/** Counts and the median duration of a call's last requests that ended, without aborted ones. */
export function requestFigures(history: readonly Exchange[]) {
  const ended = history.filter(({ outcome }) => !['pending', 'aborted'].includes(outcome));
  const ok = ended.filter(({ outcome }) => outcome === 'ok').length;
  return {
    ok,
    failed: ended.length - ok,
    medianMs: median(ended.flatMap(({ durationMs }) => durationMs ?? [])),
    last: ended.at(-1) ?? null,
  };
}

const texts = {
  pending: 'Pending',
  ok: 'OK',
  aborted: 'Aborted',
  http: 'HTTP error',
  timeout: 'Timed out',
  network: 'No connection',
  redirect: 'Redirected',
  'not-json': 'Not JSON',
  shape: 'Wrong shape',
} as const satisfies Record<Outcome, string>;

/** The outcome of a request: 'OK', '503', 'Timed out'. */
export function outcomeText({ outcome, status }: Pick<Exchange, 'outcome' | 'status'>): string {
  return outcome === 'http' && status !== null ? String(status) : texts[outcome];
}

/** A duration as '84 ms', '1.2 s', '30 s'; '–' if it is unknown. */
export function durationText(ms: number | null): string {
  if (ms === null || !Number.isFinite(ms)) return noValue;
  const roundedMs = Math.round(Math.max(0, ms));
  return roundedMs < 1_000 ? `${roundedMs} ms` : `${showNumber(roundedMs / 1_000)} s`;
}

/** The values that come from React's context and hooks. */
interface Sources {
  readonly client: ApiClient;
  readonly updates: Updates;
}

/** One line of the report; `warns` marks a problem to act on. */
type Fact = readonly [label: string, text: string, warns?: boolean];

type FactGroup = readonly [title: string, facts: readonly Fact[]];

/** Everything but the calls, in the order shown and copied. */
export function factGroups(at: Moment, sources: Sources): readonly FactGroup[] {
  const { client, updates } = sources;
  const difference = clockDifference(client.serverClock.differences.get());
  const { file, designatedTelemarketers, errorReportUrl } = runTimeConfig();
  const missing = file === undefined ? "No such file. The build's values are used instead." : '';
  const warning = configWarning();
  return [
    [
      'Page',
      [
        ['Build', buildId],
        ['Update', updateText(updates)],
        ['Open since', `${easternDateTime(at.now - at.elapsed)} ET`],
        ['Server clock', clockDifferenceText(difference), isClockOff(difference)],
        ['Wake lock', wakeLockText(at), wakeLock.get().kind === 'unavailable'],
        ['Window', `${innerWidth} × ${innerHeight}`],
        ['Browser', navigator.userAgent],
      ],
    ],
    [
      'Configuration',
      [
        ['config.json', warning || missing || 'Read, and valid', warning !== ''],
        ['Designated', countText(designatedTelemarketers.length, 'telemarketer')],
        ['Error reports', errorReportText(errorReportUrl, reportStatus.get())],
      ],
    ],
  ];
}

/** The state of the wake lock, and the reason if there is none. */
function wakeLockText({ now, elapsed }: Moment): string {
  const lock = wakeLock.get();
  switch (lock.kind) {
    case 'idle':
      return 'Not requested: only the wall display uses one';
    case 'requesting':
      return 'Requesting';
    case 'held':
      return `Held since ${easternTime(now - elapsed + lock.since)} ET`;
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

/** The state of the error reports to `url`, which is '' if they are off. */
export function errorReportText(url: string, status: ReportStatus | null): string {
  if (url === '') return 'Off';
  if (status === null) return `Not started, to ${url}`;
  const refused = status.refused > 0 ? `, ${showNumber(status.refused)} refused` : '';
  return `To ${url}, ${showNumber(status.sent)} sent${refused}`;
}

/** The report as plain text. Nothing in it is personal: no data, no URL of the page, no typed text. */
export function reportText(groups: readonly FactGroup[], calls: readonly UsedCall[]): string {
  const facts = groups.flatMap(([title, lines]) => [
    '',
    title,
    ...lines.map(([label, text]) => `  ${label}: ${text}`),
  ]);
  return [
    'Appointment Tracker: diagnostics',
    ...facts,
    '',
    'Calls',
    ...calls.flatMap(callLines),
    '',
  ].join('\n');
}

function callLines({ name, history, inFlight, age, ok, failed, medianMs }: UsedCall): string[] {
  const valid = age === null ? '' : `, last valid ${age} ago`;
  return [
    `  ${name}: ${ok} OK, ${failed} failed, median ${durationText(medianMs)}${valid}, ${inFlight} in flight`,
    ...history.toReversed().map(exchangeLine),
  ];
}

function exchangeLine(exchange: Exchange): string {
  const requestedAt = new Date(exchange.requestedAtWall).toISOString();
  return `    ${requestedAt} ${outcomeText(exchange)} ${durationText(exchange.durationMs)}`;
}
