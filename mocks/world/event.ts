import type { ValidationResult } from './validation.ts';
import type { RegionKey } from '../../src/domain/region/region.ts';

/** A colleague's review; only counts when it is before the session's start. */
export type Review = {
  readonly reason: string;
  readonly decision: 'valid' | 'invalid' | 'dismissed';
  readonly decidedMs: number;
  readonly notes: string;
};

/** A colleague's correction of an unknown rep. */
export type Fix = { readonly salesRep: string; readonly reason: string; readonly ms: number };

/** An immutable calendar event, with the verdicts of rules and colleagues. */
export type BookedEvent = {
  readonly id: string;
  readonly date: string;
  readonly bookedMs: number;
  /** The instant of the engine's validation, in ms. */
  readonly validatedMs: number;
  readonly region: RegionKey;
  readonly title: string;
  readonly customer: string;
  readonly phone: string;
  readonly telemarketer: string;
  readonly salesRep: string;
  readonly validation: ValidationResult;
  readonly isBlockedTime: boolean;
  /** In percent; lower than the rule's for an event with a review. */
  readonly confidence: number;
  readonly review: Review | null;
  readonly fix: Fix | null;
  /** The result of a call-back that checked the validation. */
  readonly checked: boolean;
  readonly agreed: boolean;
  readonly detectedState: string;
  readonly detectedConfidence: number;
};
