import type { RegionKey } from '../../src/domain/region/region.ts';
import type { Decision, Memory, Run } from './row.ts';

export type SentCorrection = {
  readonly appointmentId: string;
  readonly originalSalesRep: string;
  readonly correctedSalesRep: string;
  readonly reason: string;
  readonly ms: number;
};

/** A learning correction. */
export type Lesson = {
  readonly appointmentTitle: string;
  readonly correctDecision: boolean;
  readonly correctedBy: string;
  readonly reason: string;
  /** Whether the model had made the same decision; false for an unknown appointment. */
  readonly agreed: boolean;
};

/** The changes of a session. */
export function createMemory(startMs: number) {
  const decisions = new Map<string, Decision>();
  const salesReps = new Map<string, string>();
  const runs: Run[] = [];
  const corrections: SentCorrection[] = [];
  const lessons: Lesson[] = [];
  let version = 0;

  const memory: Memory = { startMs, decisions, salesReps, runs };
  return {
    ...memory,
    version: () => version,
    /** Newest first. */
    corrections: (): readonly SentCorrection[] => corrections,
    lessons: (): readonly Lesson[] => lessons,
    writers: (now: () => number) => ({
      decide(eventId: string, decision: Decision): void {
        decisions.set(eventId, decision);
        version += 1;
      },
      correctRep(eventIds: readonly string[], correction: SentCorrection): void {
        for (const id of eventIds) salesReps.set(id, correction.correctedSalesRep);
        corrections.unshift(correction);
        version += 1;
      },
      learn(lesson: Lesson): void {
        lessons.push(lesson);
      },
      run(region: RegionKey | null): void {
        runs.push({ region, ms: now() });
        version += 1;
      },
    }),
  };
}
