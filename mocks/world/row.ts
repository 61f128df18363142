import type { RegionKey } from '../../src/domain/region/region.ts';
import type { BookedEvent } from './event.ts';

/** What a person decided about a doubtful event. */
export type Decision = {
  readonly decision: 'valid' | 'invalid' | 'dismissed';
  readonly reviewedBy: string;
  readonly reviewedMs: number;
  readonly notes: string;
};

/** A run of the validation engine that someone asked for; null: all regions. */
export type Run = { readonly region: RegionKey | null; readonly ms: number };

/** What has been changed since the session began, and when that was. */
export type Memory = {
  readonly startMs: number;
  /** By event id. */
  readonly decisions: ReadonlyMap<string, Decision>;
  /** By event id. */
  readonly salesReps: ReadonlyMap<string, string>;
  /** Oldest first. */
  readonly runs: readonly Run[];
};

/** An event as it stands at an instant. */
export type Row = {
  readonly event: BookedEvent;
  readonly status: 'valid' | 'invalid' | 'blocked' | 'pending';
  readonly salesRep: string;
  readonly judgedMs: number;
  readonly decision: Decision | null;
};

/** The label that the client sends for its reviewer (rulings C12); colleagues use the same screens. */
const colleague = 'System User';

/** The memory of someone who was not there: what colleagues did is all that was done. */
export const nothingChanged: Memory = {
  startMs: Infinity,
  decisions: new Map(),
  salesReps: new Map(),
  runs: [],
};

/** The event as it stands at `atMs`; null before it is booked. */
export function rowAt(event: BookedEvent, atMs: number, memory: Memory): Row | null {
  if (event.bookedMs > atMs) return null;
  const judgedMs = judgedAt(event, memory.runs);
  const decision = memory.decisions.get(event.id) ?? colleaguesDecision(event, atMs, memory);
  const fixed = event.fix && event.fix.ms <= Math.min(atMs, memory.startMs);
  return {
    event,
    status: judgedMs > atMs ? 'pending' : statusOf(event, decision),
    salesRep:
      memory.salesReps.get(event.id) ?? (fixed ? event.fix?.salesRep : null) ?? event.salesRep,
    judgedMs,
    decision,
  };
}

function judgedAt(event: BookedEvent, runs: readonly Run[]): number {
  const run = runs.find(
    ({ region, ms }) => ms >= event.bookedMs && (region === null || region === event.region),
  );
  return run ? Math.min(run.ms, event.judgedMs) : event.judgedMs;
}

function colleaguesDecision({ doubt }: BookedEvent, atMs: number, memory: Memory): Decision | null {
  if (!doubt || doubt.decidedMs > Math.min(atMs, memory.startMs)) return null;
  const { decision, decidedMs, notes } = doubt;
  return { decision, reviewedBy: colleague, reviewedMs: decidedMs, notes };
}

function statusOf(
  { verdict, isBlockedTime }: BookedEvent,
  decision: Decision | null,
): Row['status'] {
  if (decision && decision.decision !== 'dismissed') return decision.decision;
  return isBlockedTime ? 'blocked' : verdict.status;
}
