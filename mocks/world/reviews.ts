import type { ValidationResult } from './validation.ts';
import { closeMs } from './calendar.ts';
import type { Review } from './event.ts';
import { pick, quota, type Random } from './random.ts';
import { shares } from './rates.ts';

type ReviewCause = 'common-name' | 'mixed-title' | 'other';

/** Reasons for the review of a proper booking. */
export function reviewCause(random: Random): ReviewCause {
  return pick(random, ['common-name', 'mixed-title', 'other', 'other']);
}

const otherReasons = [
  'Two bookings for one address on the same day',
  'The telemarketer field was filled in after the booking',
  'The customer could not be called back',
] as const;
const invalidReasons = [
  'the note reads like a real visit',
  'the customer was visited before',
  'the rep confirmed the visit',
] as const;
const noteTexts = [
  '',
  '',
  'Called back, visit confirmed',
  'No answer twice',
  'Checked with the rep',
];

const minute = 60_000;

/** Makes the colleagues' reviews of a day. */
export function createReviews(random: Random, date: string) {
  const isDismissed = quota(random);
  const endMs = closeMs(date) + 30 * minute;
  return (
    validation: ValidationResult,
    kind: ReviewCause,
    validatedMs: number,
    agreed: boolean,
  ): Review => {
    const { status } = validation;
    const other = status === 'valid' ? 'invalid' : 'valid';
    const latestMs = Math.max(validatedMs + minute, endMs - Math.floor(random() * 20 * 60) * 1_000);
    const decidedMs = validatedMs + Math.round(40 + random() * 420) * minute;
    return {
      reason: reasonOf(random, validation, kind),
      decision: isDismissed(shares.dismissed) ? 'dismissed' : agreed ? status : other,
      decidedMs: Math.min(decidedMs, latestMs),
      notes: noteTexts[Math.floor(random() * noteTexts.length)] ?? '',
    };
  };
}

function reasonOf(random: Random, validation: ValidationResult, kind: ReviewCause): string {
  if (validation.status === 'invalid')
    return `${validation.reason}; ${pick(random, invalidReasons)}`;
  if (kind === 'common-name') return 'Customer name is too common to match a past visit';
  return kind === 'mixed-title'
    ? 'Service code and phone digits in one title; the rules disagree'
    : pick(random, otherReasons);
}
