import type { Verdict } from './judge.ts';
import { closeMs } from './calendar.ts';
import type { Doubt } from './event.ts';
import { pick, quota, type Random } from './random.ts';
import { shares } from './rates.ts';

export type DoubtKind = 'common-name' | 'mixed-title' | 'other';

/** The doubt about a proper booking, and why. */
export function doubtKind(random: Random): DoubtKind {
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

/** Makes doubts and what colleagues decide about them before the day ends. */
export function doubts(random: Random, date: string) {
  const isDismissed = quota(random);
  const endMs = closeMs(date) + 30 * minute;
  return (verdict: Verdict, kind: DoubtKind, judgedMs: number, agreed: boolean): Doubt => {
    const { status } = verdict;
    const other = status === 'valid' ? 'invalid' : 'valid';
    const latestMs = Math.max(judgedMs + minute, endMs - Math.floor(random() * 20 * 60) * 1_000);
    const decidedMs = judgedMs + Math.round(40 + random() * 420) * minute;
    return {
      reason: reasonOf(random, verdict, kind),
      decision: isDismissed(shares.dismissed) ? 'dismissed' : agreed ? status : other,
      decidedMs: Math.min(decidedMs, latestMs),
      notes: noteTexts[Math.floor(random() * noteTexts.length)] ?? '',
    };
  };
}

function reasonOf(random: Random, verdict: Verdict, kind: DoubtKind): string {
  if (verdict.status === 'invalid') return `${verdict.reason}; ${pick(random, invalidReasons)}`;
  if (kind === 'common-name') return 'Customer name is too common to match a past visit';
  return kind === 'mixed-title'
    ? 'Service code and phone digits in one title; the rules disagree'
    : pick(random, otherReasons);
}
