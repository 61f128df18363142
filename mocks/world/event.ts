import type { ValidationResult } from './validation.ts';
import type { RegionKey } from '../../src/domain/region/region.ts';

/** A colleague's review; it counts when it was before the session began. */
export type Review = {
  readonly reason: string;
  readonly decision: 'valid' | 'invalid' | 'dismissed';
  readonly decidedMs: number;
  readonly notes: string;
};

/** A colleague's correction of an unknown rep. */
export type Fix = { readonly salesRep: string; readonly reason: string; readonly ms: number };

/** A calendar event with all that rules and colleagues make of it; it never changes. */
export type BookedEvent = {
  readonly id: string;
  readonly date: string;
  readonly bookedMs: number;
  /** When the engine validates it. */
  readonly validatedMs: number;
  readonly region: RegionKey;
  readonly title: string;
  readonly customer: string;
  readonly phone: string;
  readonly telemarketer: string;
  readonly salesRep: string;
  readonly validation: ValidationResult;
  readonly isBlockedTime: boolean;
  /** Percent; lower than the rule's for an event with a review. */
  readonly confidence: number;
  readonly review: Review | null;
  readonly fix: Fix | null;
  /** Whether a call-back checked the validation, and whether it agreed. */
  readonly checked: boolean;
  readonly agreed: boolean;
  readonly detectedState: string;
  readonly detectedConfidence: number;
};
