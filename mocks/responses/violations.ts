import { isRealCustomer } from '../world/judge.ts';
import { isUnknownFieldAgent } from '../../src/domain/people/rep-name.ts';
import { isDesignated } from '../../src/domain/people/telemarketer.ts';
import { repByDigits } from '../world/reps.ts';
import type { Row } from '../world/row.ts';
import { analyzePhone, type PhoneFinding } from './phone.ts';

type Severity = 'error' | 'warning' | 'info';
type Violation = {
  field: string;
  canAutoFix: boolean;
  rule: { message: string; severity: Severity };
};

const cost: Readonly<Record<Severity, number>> = { error: 35, warning: 15, info: 5 };

/** How well one appointment is filled in. */
export type Checkup = {
  readonly phone: PhoneFinding | null;
  readonly report: {
    status: string;
    score: number;
    autoFixApplied: boolean;
    violations: Violation[];
    recommendations: string[];
  };
};

/** Checks one row field by field. Blocked time is no appointment, so nothing is asked of it. */
export function checkup({ event, salesRep }: Row, designated: readonly string[]): Checkup {
  const violations: Violation[] = [];
  const found = (field: string, message: string, severity: Severity, canAutoFix = false) =>
    violations.push({ field, canAutoFix, rule: { message, severity } });
  const phone = event.isBlockedTime || event.phone === '' ? null : analyzePhone(event.phone);

  if (!event.isBlockedTime) {
    if (event.customer === '') found('customer', 'The customer is missing', 'error');
    else if (!isRealCustomer(event.customer))
      found('customer', 'The customer is a placeholder', 'error');
    else if (/^\p{L}\. /u.test(event.customer))
      found('customer', 'The first name is only a letter', 'info');
    if (phone && !phone.isValid)
      found('phone', 'The phone number cannot be dialed', 'warning', phone.canMend);
    if (isUnknownFieldAgent(salesRep))
      found('salesRep', 'No sales rep is known', 'warning', repByDigits(event.title) !== null);
    if (!isDesignated(event.telemarketer, designated))
      found('telemarketer', 'The telemarketer is not designated', 'warning');
  }
  const severities = new Set(violations.map(({ rule }) => rule.severity));
  return {
    phone,
    report: {
      status: severities.has('error')
        ? 'invalid'
        : severities.has('warning')
          ? 'warnings'
          : 'valid',
      score: Math.max(
        0,
        violations.reduce((left, { rule }) => left - cost[rule.severity], 100),
      ),
      autoFixApplied: phone?.canMend ?? false,
      violations,
      recommendations: violations.map(({ field, canAutoFix }) => advice(field, canAutoFix)),
    },
  };
}

function advice(field: string, canAutoFix: boolean): string {
  if (field === 'salesRep' && canAutoFix) return 'Run AI Auto-Correct: the title tells the rep';
  if (field === 'phone' && canAutoFix) return 'Use the mended number';
  return field === 'telemarketer'
    ? 'Have a designated telemarketer confirm the booking'
    : `Ask the telemarketer for the ${field === 'salesRep' ? 'sales rep' : field}`;
}
