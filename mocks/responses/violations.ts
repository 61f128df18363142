import { isRealCustomer } from '../world/validation.ts';
import { isUnknownFieldAgent, readRep } from '../../src/domain/people.ts';
import { isOneOf } from '../world/team.ts';
import { repByDigits } from '../world/reps.ts';
import type { Row } from '../world/row.ts';
import { analyzePhone, isFixable, type PhoneFinding } from './phone.ts';

type Severity = 'error' | 'warning' | 'info';
type Violation = {
  field: string;
  canAutoFix: boolean;
  rule: { message: string; severity: Severity };
};

const cost: Readonly<Record<Severity, number>> = { error: 35, warning: 15, info: 5 };

type Checkup = {
  readonly phone: PhoneFinding | null;
  readonly report: {
    status: string;
    score: number;
    autoFixApplied: boolean;
    violations: Violation[];
    recommendations: string[];
  };
};

/** Checks the fields of a row; blocked time is no appointment. */
export function checkup({ event, salesRep }: Row, designated: readonly string[]): Checkup {
  const violations: Violation[] = [];
  const found = (field: string, message: string, severity: Severity, canAutoFix = false) =>
    violations.push({ field, canAutoFix, rule: { message, severity } });
  const phone = event.isBlockedTime || event.phone === '' ? null : analyzePhone(event.phone);

  if (!event.isBlockedTime) {
    if (event.customer === '') found('customer', 'Customer is missing', 'error');
    else if (!isRealCustomer(event.customer))
      found('customer', 'Customer is a placeholder', 'error');
    else if (/^\p{L}\. /u.test(event.customer))
      found('customer', 'First name is a single letter', 'info');
    if (phone && !phone.isValid)
      found('phone', 'Phone number cannot be dialed', 'warning', isFixable(phone));
    if (isUnknownFieldAgent(readRep(salesRep)))
      found('salesRep', 'Sales rep is unknown', 'warning', repByDigits(event.title) !== null);
    if (!isOneOf(designated, event.telemarketer))
      found('telemarketer', 'Telemarketer is not designated', 'warning');
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
      autoFixApplied: phone !== null && isFixable(phone),
      violations,
      recommendations: violations.map(({ field, canAutoFix }) => advice(field, canAutoFix)),
    },
  };
}

function advice(field: string, canAutoFix: boolean): string {
  if (field === 'salesRep' && canAutoFix)
    return 'Run AI Auto-Correct: the title identifies the rep';
  if (field === 'phone' && canAutoFix) return 'Use the corrected number';
  return field === 'telemarketer'
    ? 'Have a designated telemarketer confirm the booking'
    : `Ask the telemarketer for the ${field === 'salesRep' ? 'sales rep' : field}`;
}
