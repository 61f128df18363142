import type { Appointment } from '../../calls/appointments.ts';
import { blockingTerms, phoneDigitsLength } from '../../domain/appointment/reasons.ts';
import { searchText } from '../../domain/text/search.ts';

const { min, max } = phoneDigitsLength;
const phoneDigits = `Phone Digits Rule: the title is ${min}-${max} digits.`;
const fullValidation =
  'Full Validation: a real customer, a designated telemarketer and a service code.';
const noCustomer = 'Instant invalid: the who field names no customer.';
const instantInvalid = 'Instant invalid: a blocked word in the title, or an empty who field.';

/** A sentence on the rule of S5 that a row's type or reason names; null where neither names one. */
export function namedRule({ type, reason }: Pick<Appointment, 'type' | 'reason'>): string | null {
  const [kind, why] = [words(type), words(reason)];
  if (/\bempty who field\b/.test(why)) return noCustomer;
  const term = blockingTerms.find((blocked) => why.endsWith(`title contains ${blocked}`));
  if (term !== undefined) return `Instant invalid: the title contains "${term}".`;
  const startsWithRule = (rule: string) => [kind, why].some((text) => text.startsWith(rule));
  if (startsWithRule('instant invalid')) return instantInvalid;
  if (startsWithRule('phone digits')) return phoneDigits;
  return startsWithRule('full validation') ? fullValidation : null;
}

function words(text: string): string {
  return searchText(text).replaceAll(/[\s_-]+/g, ' ');
}
