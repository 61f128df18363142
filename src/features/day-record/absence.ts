import { type Read, reads } from '../../api/contract.ts';
import type { RecentValidation } from '../../api/entities/dashboard.ts';
import { appointmentName } from '../../domain/appointment/token.ts';
import { regionOf, regionTextOf } from '../../domain/region/region.ts';
import { excerpt } from '../../domain/text/plain-text.ts';
import { easternDate, minuteOfDay } from '../../domain/time/eastern.ts';
import { serverTime } from '../../domain/time/server-time.ts';
import { screenAt } from '../../paths.ts';
import { type ApiClient, responseOf } from '../../query/client.ts';
import { callOf } from '../../query/reads.ts';
import type { CallRecord } from '../../query/records.ts';
import { elapsedMs, now, onTick } from '../../ui/clock.ts';
import { safeStorage } from '../../ui/store.ts';
import type { DayState } from './day-state.ts';
import { fieldsOf, isFigure, isRegionFigures } from './rules/day-record.ts';
import { type SinceFact, sinceFacts, type SinceFigures } from './rules/since.ts';

const storage = safeStorage('local');
const unknown: KnownRows = { appointments: null, validations: null };

/** Watches how the page is left and come back to (issue 17); returns a function that ends it. */
export function watchAbsence(client: ApiClient, day: DayState): () => void {
  let left: KnownRows | null = null;
  const leave = () => {
    if (left !== null || screenAt(location) === 'wall') return;
    left = {
      appointments: namesIn(client, reads.appointments, appointmentName),
      validations: namesIn(client, reads.recentValidations, validationName),
    };
    const absence = day.absence.get();
    if (absence && absence.strip !== 'shown')
      day.absence.set({ ...absence, strip: 'gone', known: left });
    if (absence?.strip === 'shown' && isToday(client, absence)) return;
    const figures = figuresOf(client);
    const look = figures && writeLook({ at: serverNow(client), figures }, now());
    // An older look would tell of another time.
    if (look === null || !storage.set(lookKey, look)) storage.remove(lookKey);
  };
  const comeBack = () => {
    const isFirst = left === null;
    const known = left ?? unknown;
    left = null;
    forgetOver(client, day);
    const look = readLook(storage.get(lookKey) ?? '', now());
    const isTold = day.absence.get()?.at === look?.at;
    if (look === null || isTold || screenAt(location) === 'wall') return;
    const returned = { ...look, known, returnedAt: elapsedMs() };
    const isOver = isFirst ? !mayAppear() : factsSince(client, returned)?.length === 0;
    day.absence.set({ ...returned, strip: isOver ? 'gone' : 'shown' });
  };
  const show = () => {
    comeBack();
    if (day.absence.get() === null) document.documentElement.removeAttribute('data-since');
  };
  const onChange = () => (document.visibilityState === 'visible' ? show() : leave());
  document.addEventListener('visibilitychange', onChange);
  window.addEventListener('pagehide', leave);
  const stopTicks = onTick(() => forgetOver(client, day));
  if (document.visibilityState === 'visible') show();
  return () => {
    stopTicks();
    document.removeEventListener('visibilitychange', onChange);
    window.removeEventListener('pagehide', leave);
  };
}

const serverNow = ({ serverClock }: ApiClient) =>
  serverTime(serverClock.differences.get(), now()) ?? now();

const isToday = (client: ApiClient, { at }: Absence) =>
  easternDate(at) === easternDate(serverNow(client));

/** After midnight nothing is told of the day before: no row is new, and the strip is an empty row. */
function forgetOver(client: ApiClient, day: DayState): void {
  const absence = day.absence.get();
  if (absence === null || isToday(client, absence)) return;
  const strip = absence.strip === 'shown' ? 'read' : absence.strip;
  if (absence.known !== unknown || strip !== absence.strip)
    day.absence.set({ ...absence, known: unknown, strip });
}

function mayAppear(): boolean {
  return screenAt(location) !== 'dashboard' || 'since' in document.documentElement.dataset;
}

function namesIn<T>(
  client: ApiClient,
  read: Read<{ readonly rows: readonly T[] }>,
  nameOf: (row: T) => string,
): ReadonlySet<string> | null {
  const rows = responseOf(client, read)?.data.rows;
  return rows ? new Set(rows.map(nameOf)) : null;
}

export function validationName({ id, customer, time }: RecentValidation): string {
  return `${id}|${customer}|${time}`;
}

/** null before a response of the dashboard, and in weekly mode, which has no strip (visual.md 14). */
function figuresOf(client: ApiClient): SinceFigures | null {
  const metrics = responseOf(client, reads.dashboard)?.data.metrics;
  if (!metrics || metrics.weeklyMode) return null;
  const { total = null, pending = null } = responseOf(client, reads.alertStats)?.data ?? {};
  return {
    valid: metrics.totalValidAppointments,
    regions: regionsOf(client) ?? [],
    alerts: total ?? pending,
  };
}

// A response may have any length, and a record is bounded.
export const longestName = 60;
const mostRegions = 24;

/** Bounded, and with the key of each region that is known. */
export function regionsOf(client: ApiClient) {
  return responseOf(client, reads.regions)
    ?.data.rows.slice(0, mostRegions)
    .map((row) => ({
      region: regionOf(regionTextOf(row)) ?? excerpt(regionTextOf(row), longestName),
      valid: row.validAppointments,
      total: row.totalEvents,
    }));
}

const compared = [reads.dashboard, reads.regions, reads.alertStats] as const;
/** On a load the first responses come before this code, by less than this, in ms. */
const currentMs = 30_000;

/** What changed, of calls that have responded since the return; null while none can be compared. */
export function factsSince(
  client: ApiClient,
  { figures, returnedAt }: Pick<Absence, 'figures' | 'returnedAt'>,
): readonly SinceFact[] | null {
  const after = figuresOf(client);
  const records = compared.map((read) => client.records.get(callOf(read)));
  const isCurrent = ({ receivedAt }: CallRecord) =>
    (receivedAt ?? -Infinity) >= returnedAt - currentMs;
  const hasFailed = ({ failedAt }: CallRecord) => (failedAt ?? -Infinity) >= returnedAt;
  if (after === null || !records.every((record) => isCurrent(record) || hasFailed(record)))
    return null;
  const [dashboard, regions, alerts] = records.map(isCurrent);
  const facts = sinceFacts(figures, {
    valid: dashboard ? after.valid : null,
    regions: regions ? after.regions : [],
    alerts: alerts ? after.alerts : null,
  });
  return facts.length > 0 || records.every(isCurrent) ? facts : null;
}

export const lookKey = 'last-look';

/** Away for less, nothing is said (issue 17), in ms. */
const minuteMs = 60_000;
const awayMs = 20 * minuteMs;

interface LastLook {
  /** Of the server's clock, in ms. */
  readonly at: number;
  readonly figures: SinceFigures;
}

/** The names of the rows that are not new, in this page's memory alone; null: none is. */
type KnownRows = Readonly<Record<'appointments' | 'validations', ReadonlySet<string> | null>>;

export interface Absence extends LastLook {
  /** On the clock of `elapsedMs`. */
  readonly returnedAt: number;
  /** 'read': its empty row stays until the tab is hidden, so that nothing moves. */
  readonly strip: 'shown' | 'read' | 'gone';
  /** Others are marked as new until the strip is gone and the page is left. */
  readonly known: KnownRows;
}

/** '{from}|{until}|{look}': the strip is for who comes back between the two, which are of this machine's clock, on the same Eastern day. */
export function writeLook({ at, figures }: LastLook, machineMs: number): string {
  const { valid, alerts, regions } = figures;
  const until = machineMs + endOfDay(at) - at;
  return `${machineMs + awayMs}|${until}|${JSON.stringify({ at, valid, alerts, regions })}`;
}

// A day on which the clocks change is a Sunday, which has no strip.
const endOfDay = (ms: number) =>
  Math.floor(ms / 1_000) * 1_000 + (24 * 60 - minuteOfDay(ms)) * minuteMs;

// Without the schemas' library, whose parts would be in the first load.
function isLook(stored: unknown): stored is SinceFigures & { readonly at: number } {
  const { at, valid, alerts, regions } = fieldsOf(stored);
  const hasCounts = Number.isFinite(at) && isFigure(valid) && isFigure(alerts);
  return hasCounts && Array.isArray(regions) && regions.every(isRegionFigures);
}

/** The last look of a text, for who comes back at `machineMs`; null of a damaged text, too early and on another day. */
export function readLook(text: string, machineMs: number): LastLook | null {
  const [, from, until, json = ''] = /^(\d+)\|(\d+)\|(.*)$/s.exec(text) ?? [];
  if (!(Number(from) <= machineMs && machineMs < Number(until))) return null;
  try {
    const look: unknown = JSON.parse(json);
    if (!isLook(look)) return null;
    const { at, ...figures } = look;
    return { at, figures };
  } catch {
    return null;
  }
}
