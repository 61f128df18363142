import type { Alert } from '../../src/api/contract.d.ts';
import type { Decision, Row } from '../world/row.ts';
import { addDays, isWorkingDay } from '../world/calendar.ts';
import type { World } from '../world/world.ts';
import { iso } from './numbers.ts';

/** Working days, today among them. */
const keptDays = 3;

/** The rows with an alert, newest first. */
function alertRows(world: World): Row[] {
  const rows: Row[] = [];
  let date = world.today();
  for (let kept = 0; kept < keptDays && date >= world.since; date = addDays(date, -1)) {
    if (!isWorkingDay(date)) continue;
    kept += 1;
    rows.push(...world.rowsOf(date).filter(isAlert));
  }
  return rows.toSorted((a, b) => b.validatedMs - a.validatedMs);
}

function isAlert({ event, status }: Row): boolean {
  return event.review !== null && status !== 'pending';
}

function idOf({ event }: Row): string {
  return event.id.replace(/^ev/, 'alert');
}

export function rowOfAlert(world: World, alertId: string): Row | null {
  return alertRows(world).find((row) => idOf(row) === alertId) ?? null;
}

function statusOf(decision: Decision | null): 'pending' | 'reviewed' | 'dismissed' {
  if (decision === null) return 'pending';
  return decision.decision === 'dismissed' ? 'dismissed' : 'reviewed';
}

/** Newest first. */
export function alerts(world: World): readonly Alert[] {
  return alertRows(world).map((row) => {
    const { event, salesRep, validatedMs, decision } = row;
    return {
      id: idOf(row),
      title: event.title,
      customer: event.customer,
      telemarketer: event.telemarketer,
      salesRep,
      region: event.region,
      confidence: event.confidence,
      reason: event.review?.reason ?? null,
      status: statusOf(decision),
      createdAt: iso(validatedMs),
      manualDecision:
        decision === null || decision.decision === 'dismissed' ? null : decision.decision,
      reviewedBy: decision?.reviewedBy ?? null,
      reviewedAt: decision ? iso(decision.reviewedMs) : null,
      notes: decision?.notes ?? null,
    };
  });
}

export function alertStats(world: World) {
  const decisions = alertRows(world).map(({ decision }) => decision);
  const count = (status: string) => decisions.filter((made) => statusOf(made) === status).length;
  const decided = (what: string) => decisions.filter((made) => made?.decision === what).length;
  return {
    total: decisions.length,
    pending: count('pending'),
    reviewed: count('reviewed'),
    dismissed: count('dismissed'),
    validDecisions: decided('valid'),
    invalidDecisions: decided('invalid'),
  };
}
