import { blockingTerms, phoneDigitsLength } from '../../domain/appointment/reasons.ts';
import { fold } from '../../domain/text/words.ts';

const { min, max } = phoneDigitsLength;
const phoneDigits = `Phone Digits Rule: the title is ${min}-${max} digits.`;
const fullValidation =
  'Full Validation: a real customer, a designated telemarketer and a service code.';
const noCustomer = 'Instant invalid: the who field names no customer.';
const instant = 'Instant invalid: a blocked word in the title, or an empty who field.';

interface Explained {
  readonly type: string;
  readonly reason: string;
}

/** The rule of spec 5 that a row's type or reason names, in a sentence; null where neither names one. */
export function namedRule({ type, reason }: Explained): string | null {
  const [kind, why] = [words(type), words(reason)];
  if (/\bempty who field\b/.test(why)) return noCustomer;
  const term = blockingTerms.find((each) => why.endsWith(`title contains ${each}`));
  if (term !== undefined) return `Instant invalid: the title contains "${term}".`;
  const names = (rule: string) => [kind, why].some((text) => text.startsWith(rule));
  if (names('instant invalid')) return instant;
  if (names('phone digits')) return phoneDigits;
  return names('full validation') ? fullValidation : null;
}

function words(text: string): string {
  return fold(text).replaceAll(/[\s_-]+/g, ' ');
}
