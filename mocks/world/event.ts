import type { Verdict } from './judge.ts';
import type { RegionKey } from '../../src/domain/region/region.ts';

/** What a colleague made of a doubtful event, and when; it counts only if that was before the session began. */
export type Doubt = {
  readonly reason: string;
  readonly decision: 'valid' | 'invalid' | 'dismissed';
  readonly decidedMs: number;
  readonly notes: string;
};

/** A correction of an unknown rep that a colleague made at the end of the day. */
export type Fix = { readonly salesRep: string; readonly reason: string; readonly ms: number };

/** A calendar event as it was booked, and what the rules and the colleagues make of it. It never changes. */
export type BookedEvent = {
  readonly id: string;
  readonly date: string;
  readonly bookedMs: number;
  /** When the engine gets to it by itself. */
  readonly judgedMs: number;
  readonly region: RegionKey;
  readonly title: string;
  readonly customer: string;
  readonly phone: string;
  readonly telemarketer: string;
  readonly salesRep: string;
  readonly verdict: Verdict;
  /** Blocked time is no appointment. */
  readonly isBlockedTime: boolean;
  /** Percent; lower than the rule's own where the event is doubtful. */
  readonly confidence: number;
  readonly doubt: Doubt | null;
  readonly fix: Fix | null;
  /** Whether the customer's call-back told if the verdict was right, and whether it was. */
  readonly checked: boolean;
  readonly agreed: boolean;
  readonly detectedState: string;
  readonly detectedConfidence: number;
};
