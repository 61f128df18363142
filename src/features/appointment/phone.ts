/** Where a phone text leads: ten digits are a number of the US, eleven one with its country code; null for others. */
export function phoneHref(phone: string): string | null {
  const digits = phone.replaceAll(/\D/g, '');
  if (digits.length === 10) return `tel:+1${digits}`;
  return digits.length === 11 ? `tel:+${digits}` : null;
}
