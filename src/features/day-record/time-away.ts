import { alerts } from '../../calls/alerts.ts';
import { appointments } from '../../calls/appointments.ts';
import { dashboard } from '../../calls/dashboard.ts';
import { regions } from '../../calls/regions.ts';
import { type RecentValidation, recentValidations } from '../../calls/validations.ts';
import { appointmentName } from '../../domain/appointment/token.ts';
import { easternDate, minuteOfDay } from '../../domain/time/eastern.ts';
import { screenAt } from '../../paths.ts';
import { type ApiClient, responseOf } from '../../query/client.ts';
import { keyOf } from '../../query/reads.ts';
import { serverNow } from '../../query/server-time.ts';
import { now, onTick } from '../../ui/clock.ts';
import { safeStorage } from '../../ui/store.ts';
import type { DayState, KnownRows, LastVisit, TimeAway } from './day-state.ts';
import { type Change, changesBetween, type VisitFigures } from './changes.ts';
import { areRegionCounts, isInstant, regionCountsOf } from './record.ts';

const key = 'last-look';
const storage = safeStorage('local');

const unknownRows: KnownRows = { appointments: null, validations: null };

const inputs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const;
/** Moves of a pointer count as one use per this many ms. */
const pointerStepMs = 1_000;
/** A response that comes within these ms of a use counts as seen. */
const seenWithinMs = 10_000;

/**
 * Follows how the page is left and returned to: it is hidden, or nobody uses it for 20 minutes.
 * Returns an unsubscribe function.
 */
export function watchTimeAway(client: ApiClient, day: DayState): () => void {
  let rowsWhenLeft: KnownRows | null = null;
  let usedAt = Date.now();
  let lastLook = lookAt(client);
  const isUnused = () => Date.now() - usedAt >= leastAwayMs;
  const leave = (look = lookAt(client)) => {
    if (rowsWhenLeft !== null || screenAt(location) === 'wall') return;
    rowsWhenLeft = {
      appointments: namesOf(look.appointments, appointmentName),
      validations: namesOf(look.validations, validationName),
    };
    const timeAway = day.timeAway.get();
    if (timeAway && timeAway.strip !== 'shown')
      day.timeAway.set({ ...timeAway, strip: 'gone', knownRows: rowsWhenLeft });
    // Changes that were not read yet are shown again, with those that follow.
    if (timeAway?.strip === 'shown' && isToday(client, timeAway)) return;
    const { at, machineMs, figures } = look;
    const visit = figures && lastVisitText({ at, figures }, machineMs);
    // An earlier visit is forgotten even where there is nothing to store.
    if (visit === null || !storage.set(key, visit)) storage.remove(key);
  };
  /** The visit before this return; null if its changes are shown already, or if there is no visit before. */
  const visitToShow = (): TimeAway | null => {
    endAtMidnight(client, day);
    const visit = parseLastVisit(storage.get(key) ?? '', now());
    const isShown = day.timeAway.get()?.at === visit?.at;
    if (visit === null || isShown || screenAt(location) === 'wall') return null;
    const knownRows = rowsWhenLeft ?? unknownRows;
    return { ...visit, knownRows, returnedAt: Date.now(), strip: 'shown', isUnattended: false };
  };
  const returnToPage = (isDrawn: boolean) => {
    const timeAway = visitToShow();
    rowsWhenLeft = null;
    if (timeAway === null) return;
    // The strip would move a dashboard that is in view.
    const isEmpty = isDrawn
      ? screenAt(location) === 'dashboard'
      : changesSince(client, timeAway)?.length === 0;
    day.timeAway.set({ ...timeAway, strip: isEmpty ? 'gone' : 'shown' });
  };
  const use = () => {
    if (Date.now() - usedAt < pointerStepMs) return;
    if (isUnused()) leave(lastLook);
    if (rowsWhenLeft !== null) returnToPage(false);
    day.timeAway.set((before) =>
      before?.isUnattended ? { ...before, isUnattended: false } : before,
    );
    look();
  };
  const look = () => {
    usedAt = Date.now();
    lastLook = lookAt(client);
  };
  /** Shows the changes before somebody is back, so that nothing moves under a pointer. */
  const leaveUnused = () => {
    leave(lastLook);
    const timeAway = visitToShow();
    if (timeAway && changesSince(client, timeAway)?.length)
      day.timeAway.set({ ...timeAway, isUnattended: true });
  };
  const show = (isDrawn: boolean) => {
    returnToPage(isDrawn);
    look();
  };
  const isVisible = () => document.visibilityState === 'visible';
  const onChange = () => (isVisible() ? show(false) : leave());
  const onHide = () => leave();
  const stopTicks = onTick(() => {
    endAtMidnight(client, day);
    if (Date.now() - usedAt < seenWithinMs) lastLook = lookAt(client);
    if (isVisible() && isUnused()) leaveUnused();
  });
  document.addEventListener('visibilitychange', onChange);
  window.addEventListener('pagehide', onHide);
  for (const input of inputs) window.addEventListener(input, use, { capture: true, passive: true });
  if (isVisible()) show(true);
  return () => {
    stopTicks();
    document.removeEventListener('visibilitychange', onChange);
    window.removeEventListener('pagehide', onHide);
    for (const input of inputs) window.removeEventListener(input, use, { capture: true });
  };
}

/** What the page shows: its figures, and the rows by which new ones are told. */
function lookAt(client: ApiClient) {
  return {
    at: serverNow(client),
    machineMs: now(),
    figures: figuresOf(client),
    appointments: responseOf(client, appointments)?.loaded.data.rows,
    validations: responseOf(client, recentValidations)?.loaded.data.rows,
  };
}

function namesOf<T>(
  rows: readonly T[] | undefined,
  nameOf: (row: T) => string,
): ReadonlySet<string> | null {
  return rows ? new Set(rows.map(nameOf)) : null;
}

const isToday = (client: ApiClient, { at }: TimeAway) =>
  easternDate(at) === easternDate(serverNow(client));

/** After midnight no row is new, and the strip is an empty row. */
function endAtMidnight(client: ApiClient, day: DayState): void {
  const timeAway = day.timeAway.get();
  if (timeAway === null || isToday(client, timeAway)) return;
  const strip = timeAway.strip === 'shown' ? 'read' : timeAway.strip;
  if (timeAway.knownRows !== unknownRows || strip !== timeAway.strip)
    day.timeAway.set({ ...timeAway, knownRows: unknownRows, strip });
}

export function validationName({ id, customer, time }: RecentValidation): string {
  return `${id}|${customer}|${time.text}`;
}

/** null before a response of the dashboard, and in weekly mode, which has no strip. */
function figuresOf(client: ApiClient): VisitFigures | null {
  const { valid, week } = responseOf(client, dashboard)?.loaded.figures ?? {};
  if (valid === undefined || week) return null;
  return {
    valid,
    regions: regionCountsOf(responseOf(client, regions)?.loaded.figures.received),
    alerts: responseOf(client, alerts)?.loaded.data.rows.length ?? null,
  };
}

const compared = [dashboard, regions, alerts] as const;
/** On a load the first responses come before this code, by less than this, in ms. */
const currentMs = 30_000;

/** The changes, by the calls that have responded since the return; null while none can be compared. */
export function changesSince(
  client: ApiClient,
  { figures, returnedAt }: Pick<TimeAway, 'figures' | 'returnedAt'>,
): readonly Change[] | null {
  const after = figuresOf(client);
  const states = compared.map((read) => client.queries.getQueryState(keyOf(read)));
  const current = states.map((state) => (state?.dataUpdatedAt ?? 0) >= returnedAt - currentMs);
  const hasFailed = (index: number) => (states[index]?.errorUpdatedAt ?? 0) >= returnedAt;
  if (after === null || !current.every((isCurrent, index) => isCurrent || hasFailed(index)))
    return null;
  const [hasTotal, hasRegions, hasAlerts] = current;
  const changes = changesBetween(figures, {
    valid: hasTotal ? after.valid : null,
    regions: hasRegions ? after.regions : [],
    alerts: hasAlerts ? after.alerts : null,
  });
  return changes.length > 0 || current.every(Boolean) ? changes : null;
}

/** After a shorter time away no changes are shown, in ms. */
const minuteMs = 60_000;
const leastAwayMs = 20 * minuteMs;

/** JSON. Changes since the visit are shown between `from` and `until`, by this machine's clock, on the same Eastern day. */
export function lastVisitText({ at, figures }: LastVisit, machineMs: number): string {
  const { valid, alerts: allAlerts, regions: counts } = figures;
  return JSON.stringify({
    from: machineMs + leastAwayMs,
    until: machineMs + endOfDay(at) - at,
    at,
    valid,
    alerts: allAlerts,
    regions: counts,
  });
}

// A day on which the clocks change is a Sunday, which has no strip.
const endOfDay = (ms: number) =>
  Math.floor(ms / 1_000) * 1_000 + (24 * 60 - minuteOfDay(ms)) * minuteMs;

/** null for a damaged text, too early, and on another day. */
export function parseLastVisit(text: string, machineMs: number): LastVisit | null {
  try {
    const visit = Object(JSON.parse(text)) as Unknown;
    const { from, until, at, valid, alerts: allAlerts, regions: counts } = visit;
    if (!(Number(from) <= machineMs && machineMs < Number(until))) return null;
    return isInstant(at) && isFigure(valid) && isFigure(allAlerts) && areRegionCounts(counts)
      ? { at, figures: { valid, alerts: allAlerts, regions: counts } }
      : null;
  } catch {
    return null;
  }
}

type Unknown = Readonly<Partial<Record<'from' | 'until' | 'at' | keyof VisitFigures, unknown>>>;

const isFigure = (value: unknown): value is number | null =>
  value === null || Number.isFinite(value);
