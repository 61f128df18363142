import { call, write } from '../api/call.ts';
import { mapped, type ValueOf } from '../api/shape.ts';
import { envelope, fieldNames, listResponse, row, type Rows } from '../api/tolerant.ts';
import {
  alertStatus,
  count,
  decision,
  id,
  lines,
  number,
  region,
  salesRep,
  telemarketer,
  text,
  time,
} from '../api/values.ts';
import type { AlertStatus } from '../domain/appointment/appointment.ts';
import { isWhole } from '../api/received.ts';
import { aboveWholeText } from '../domain/number/contradiction.ts';
import { wholeSum } from '../domain/number/arithmetic.ts';
import { listText, showNumber } from '../domain/text/format.ts';
import { hashOf } from '../domain/text/identity.ts';
import { ageAt, ageText, isInFuture } from '../domain/time/age.ts';
import type { Time } from '../domain/time/read-time.ts';
import { lazily } from './lazily.ts';

const alertFields = {
  id,
  title: text,
  customer: text,
  telemarketer,
  salesRep,
  region,
  confidence: number,
  reason: text,
  status: alertStatus,
  createdAt: time,
  manualDecision: decision,
  reviewedBy: text,
  reviewedAt: time,
  notes: lines,
};

/**
 * `confidence` is the verdict's, in percent; `status` is null for a word that is on no tab (spec 3, A19). An alert without
 * a readable id has a name in its place, which is in the URL but says no customer's, and can't be decided (A14).
 */
const alert = mapped(row(alertFields, fieldNames(alertFields)), (read) => {
  const { title, customer, createdAt } = read;
  const hasId = read.id !== '';
  return {
    ...read,
    hasId,
    id: read.id || `no-id-${hashOf(`${title}|${customer}|${createdAt.text}`)}`,
  };
});
export type ValidationAlert = ValueOf<typeof alert>;

interface WithStatus {
  readonly status: AlertStatus | null;
}

export const isPending = ({ status }: WithStatus): boolean => status === 'pending';

/** Alerts by status; `unknown`: with a word that is none of the three, on no tab (rulings A19). */
export function alertCounts(rows: readonly WithStatus[]) {
  const counts = { pending: 0, reviewed: 0, dismissed: 0, unknown: 0 };
  for (const { status } of rows) counts[status ?? 'unknown'] += 1;
  return counts;
}

/** What screens show of the alerts, whatever the time. */
export function alertFigures<A extends WithStatus>(list: Rows<A>) {
  const { rows } = list;
  const isAll = isWhole(list);
  const counts = alertCounts(rows);
  return lazily({
    /** Nothing is missing, so that something may be said of all alerts (rulings A15). */
    isWhole: () => isAll,
    /** Each alert is on one of the tabs (rulings A19). */
    isEachListed: () => isAll && counts.unknown === 0,
    counts: () => counts,
    /** How many alerts are pending; null where some alerts are missing (rulings A15). */
    pendingOfAll: () => (isAll ? counts.pending : null),
    /** No alert ever came, as far as a whole list can say. */
    isEmpty: () => isAll && rows.length === 0,
    /** The pending alerts, in the server's order. */
    pending: () => rows.filter(isPending),
  });
}

export type AlertFigures<A = ValidationAlert> = ReturnType<typeof alertFigures<A & WithStatus>>;

/** The alerts of a tab that the server counts, and of which its list has none (rulings A19); 0 where they agree. */
export function unlistedIn(
  tab: AlertStatus,
  { counts }: Pick<AlertFigures<WithStatus>, 'counts'>,
  stats: Readonly<Record<AlertStatus, number | null>>,
): number {
  return counts[tab] > 0 ? 0 : (stats[tab] ?? 0);
}

/** How long the pending alerts have waited. */
export interface Waits {
  /** Null where some alerts were not received. */
  readonly pending: number | null;
  /** The longest known wait in ms; null where no wait is known. */
  readonly longestMs: number | null;
  /** Alerts without a readable time, and with one in the future: how long they wait is not known (rulings A12). */
  readonly untimed: number;
  readonly inFuture: number;
}

type Timed = WithStatus & { readonly createdAt: Time };

/** The waits at an instant of the server's clock. */
export function waitsAt(
  { pending, isWhole: isAll }: Pick<AlertFigures<Timed>, 'pending' | 'isWhole'>,
  nowMs: number,
): Waits {
  const ages = pending.flatMap(({ createdAt }) => ageAt(createdAt, nowMs) ?? []);
  return {
    pending: isAll ? pending.length : null,
    longestMs: ages.length === 0 ? null : ages.reduce((a, b) => Math.max(a, b)),
    untimed: pending.filter(({ createdAt }) => createdAt.ms === null).length,
    inFuture: pending.filter(({ createdAt }) => isInFuture(createdAt, nowMs)).length,
  };
}

/** The longest wait of all pending alerts, in ms; null where one is not known (rulings A15). */
export function longestOfAll(waits: Waits): number | null {
  return waits.pending === null || unknownWaits(waits).length > 0 ? null : waits.longestMs;
}

/** '1 without a time', '3 with a time in the future'; nothing where each wait is known. */
export function unknownWaits({ untimed, inFuture }: Waits): readonly string[] {
  return [
    untimed > 0 && `${showNumber(untimed)} without a time`,
    inFuture > 0 && `${showNumber(inFuture)} with a time in the future`,
  ].filter((words) => words !== false);
}

/** 'oldest 40 min', 'oldest known 40 min' where some alerts were not received, and the unknown waits. */
export function waitTexts(waits: Waits): readonly string[] {
  const { pending, longestMs } = waits;
  const knownWord = pending === null ? ' known' : '';
  return [
    ...(longestMs === null ? [] : [`oldest${knownWord} ${ageText(longestMs)}`]),
    ...unknownWaits(waits),
  ];
}

const alertStatsResponse = envelope({
  total: count,
  pending: count,
  reviewed: count,
  dismissed: count,
  validDecisions: count,
  invalidDecisions: count,
});

export type AlertStats = ValueOf<typeof alertStatsResponse>;

/** 'Reviewed: more than the total of 3', of counts that are no parts of their whole (rulings C19); '' without one. */
export function statsContradiction({
  total,
  pending,
  reviewed,
  dismissed,
  ...decisions
}: AlertStats) {
  const ofTotal = { Pending: pending, Reviewed: reviewed, Dismissed: dismissed };
  const ofReviewed = { Valid: decisions.validDecisions, Invalid: decisions.invalidDecisions };
  return [
    partsAboveWhole(ofTotal, total, 'the total'),
    partsAboveWhole(ofReviewed, reviewed, 'the reviewed total'),
  ]
    .filter(Boolean)
    .join('; ');
}

function partsAboveWhole(parts: Record<string, number | null>, total: number | null, name: string) {
  const names = listText(Object.keys(parts));
  const together = wholeSum(Object.values(parts));
  return (
    aboveWholeText(Object.entries(parts), total, name) ||
    aboveWholeText([[`${names} together`, together]], total, name)
  );
}

export const alerts = call('/api/manual-validation/alerts', {
  pollMs: 10_000,
  response: listResponse(alert, ['alerts']),
  figures: alertFigures<ValidationAlert>,
});

export const alertStats = call('/api/manual-validation/stats', {
  pollMs: 10_000,
  response: alertStatsResponse,
  figures: (stats) => ({ ...stats, contradiction: statsContradiction(stats) }),
});

export const reviewAlert = write('POST', '/api/manual-validation/review', {
  sends: {
    alertId: 'string',
    decision: ['valid', 'invalid'],
    reviewedBy: 'string',
    notes: 'string',
  },
  reloads: [alerts, alertStats],
});

export const dismissAlert = write('POST', '/api/manual-validation/dismiss', {
  sends: { alertId: 'string', reviewedBy: 'string' },
  reloads: [alerts, alertStats],
});
