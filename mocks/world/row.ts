import type { RegionKey } from '../../src/domain/region/region.ts';
import type { BookedEvent } from './event.ts';

export type Decision = {
  readonly decision: 'valid' | 'invalid' | 'dismissed';
  readonly reviewedBy: string;
  readonly reviewedMs: number;
  readonly notes: string;
};

/** A triggered run of the validation engine; null for all regions. */
export type Run = { readonly region: RegionKey | null; readonly ms: number };

/** The changes since the session began: decisions and reps by event id, runs oldest first. */
export type Memory = {
  readonly startMs: number;
  readonly decisions: ReadonlyMap<string, Decision>;
  readonly salesReps: ReadonlyMap<string, string>;
  readonly runs: readonly Run[];
};

/** An event at an instant. */
export type Row = {
  readonly event: BookedEvent;
  readonly status: 'valid' | 'invalid' | 'blocked' | 'pending';
  readonly salesRep: string;
  readonly validatedMs: number;
  readonly decision: Decision | null;
};

/** The reviewer label of the client (C12). */
const colleague = 'System User';

export const nothingChanged: Memory = {
  startMs: Infinity,
  decisions: new Map(),
  salesReps: new Map(),
  runs: [],
};

/** The row at an instant; null before the event is booked. */
export function rowAt(event: BookedEvent, atMs: number, memory: Memory): Row | null {
  if (event.bookedMs > atMs) return null;
  const validatedMs = validatedAt(event, memory.runs);
  const decision = memory.decisions.get(event.id) ?? colleaguesDecision(event, atMs, memory);
  const fixed = event.fix && event.fix.ms <= Math.min(atMs, memory.startMs);
  return {
    event,
    status: validatedMs > atMs ? 'pending' : statusOf(event, decision),
    salesRep:
      memory.salesReps.get(event.id) ?? (fixed ? event.fix?.salesRep : null) ?? event.salesRep,
    validatedMs,
    decision,
  };
}

function validatedAt(event: BookedEvent, runs: readonly Run[]): number {
  const run = runs.find(
    ({ region, ms }) => ms >= event.bookedMs && (region === null || region === event.region),
  );
  return run ? Math.min(run.ms, event.validatedMs) : event.validatedMs;
}

function colleaguesDecision(
  { review }: BookedEvent,
  atMs: number,
  memory: Memory,
): Decision | null {
  if (!review || review.decidedMs > Math.min(atMs, memory.startMs)) return null;
  const { decision, decidedMs, notes } = review;
  return { decision, reviewedBy: colleague, reviewedMs: decidedMs, notes };
}

function statusOf(
  { validation, isBlockedTime }: BookedEvent,
  decision: Decision | null,
): Row['status'] {
  if (decision && decision.decision !== 'dismissed') return decision.decision;
  return isBlockedTime ? 'blocked' : validation.status;
}
