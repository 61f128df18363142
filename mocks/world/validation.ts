import { isBlank } from '../../src/domain/text/clean.ts';
import { identityOf } from '../../src/domain/text/identity.ts';
import { regionOf } from '../../src/domain/region/region.ts';
import {
  blockingTerms,
  confidences,
  phoneDigitsLength,
  phoneDigitsRegions,
  serviceCodes,
} from '../../src/domain/appointment/reasons.ts';

import { isOneOf } from './team.ts';

type Rule = 'phone-digits' | 'full-validation' | 'instant-invalid' | 'none';

export type ValidationResult = {
  readonly status: 'valid' | 'invalid';
  readonly rule: Rule;
  readonly confidence: number;
  readonly reason: string;
  readonly type: string;
};

type ValidationInput = {
  readonly title: string;
  readonly customer: string;
  readonly telemarketer: string;
  readonly region: string;
  readonly appMadeBy: boolean;
};

const digitsOnly = new RegExp(`^\\d{${phoneDigitsLength.min},${phoneDigitsLength.max}}$`);
const blocking = blockingTerms.map((term) => ({
  term,
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}])${term.replace(' ', '[\\s_-]*')}(?![\\p{L}\\p{N}])`,
    'iu',
  ),
}));
const placeholders = new Set([
  'n/a',
  'none',
  'null',
  'undefined',
  'unknown',
  'no customer',
  'customer',
]);

/** Whether the field `who` names a person (S5). */
export function isRealCustomer(name: string): boolean {
  const key = identityOf(name);
  return /\p{L}/u.test(name) && !placeholders.has(key) && !blockingTerms.includes(key);
}

/** Applies the three rules of S5; the reason of an invalid event names every unmet need. */
export function validate(event: ValidationInput, designated: readonly string[]): ValidationResult {
  const title = event.title.trim();
  const blocked = blocking.find(({ pattern }) => pattern.test(title));
  if (blocked !== undefined) return instantInvalid(`Title contains ${blocked.term}`);
  if (isBlank(event.customer)) return instantInvalid('Empty who field');

  const unmet: string[] = [];
  if (!isRealCustomer(event.customer)) unmet.push('no real customer');
  if (!isOneOf(designated, event.telemarketer)) unmet.push('no designated telemarketer');

  if (digitsOnly.test(title)) {
    const region = regionOf(event.region);
    const applies = region !== null && phoneDigitsRegions.includes(region);
    if (!applies) unmet.push('phone digits are not valid in this region');
    else if (!event.appMadeBy) unmet.push('empty app-made-by field');
    return unmet.length === 0 ? phoneDigits(title) : notValid(unmet);
  }

  const codes = serviceCodesIn(title);
  if (codes.length === 0) unmet.push('no service code in the title');
  return unmet.length === 0 ? fullValidation(codes) : notValid(unmet);
}

/** The service codes in a title, each once: ['WC', 'DD'] for 'wc/DD' (S5, rule 2). */
export function serviceCodesIn(title: string): string[] {
  const tokens = title.toUpperCase().split(/[^\p{L}\p{N}]+/u);
  return [...new Set(tokens.filter((token) => serviceCodes.includes(token)))];
}

function instantInvalid(reason: string): ValidationResult {
  const confidence = confidences.instantInvalid;
  return {
    status: 'invalid',
    rule: 'instant-invalid',
    confidence,
    reason,
    type: 'Instant invalid',
  };
}

function phoneDigits(title: string): ValidationResult {
  const reason = `Title is ${title.length} digits and a designated telemarketer made the booking`;
  const confidence = confidences.phoneDigits;
  return { status: 'valid', rule: 'phone-digits', confidence, reason, type: 'Phone digits' };
}

function fullValidation(codes: readonly string[]): ValidationResult {
  const named = `${codes.length === 1 ? 'service code' : 'service codes'} ${listed(codes)}`;
  const reason = `Real customer, designated telemarketer, ${named}`;
  const confidence = confidences.fullValidation;
  return { status: 'valid', rule: 'full-validation', confidence, reason, type: 'Full validation' };
}

function notValid(unmet: readonly string[]): ValidationResult {
  const text = listed(unmet);
  const reason = text.charAt(0).toUpperCase() + text.slice(1);
  const [one, two, more] = confidences.unmet;
  const confidence = unmet.length === 1 ? one : unmet.length === 2 ? two : more;
  return { status: 'invalid', rule: 'none', confidence, reason, type: 'Not validated' };
}

function listed(items: readonly string[]): string {
  return items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}

/** A `validate` with a memory: 100,000 events have a few hundred different contents. */
export function createValidator(designated: readonly string[]) {
  const results = new Map<string, ValidationResult>();
  return (event: ValidationInput): ValidationResult => {
    const { title, customer, telemarketer, region, appMadeBy } = event;
    const who = isRealCustomer(customer) ? 'real' : customer;
    const key = [title, who, telemarketer, region, appMadeBy].join('\u001f');
    let result = results.get(key);
    if (result === undefined) results.set(key, (result = validate(event, designated)));
    return result;
  };
}
