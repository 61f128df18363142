import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A phone that can be called. */
export interface PhoneNumber {
  /** In E.164, '+13125550142'. */
  readonly number: string;
  /** RFC 3966, with the extension: 'tel:+13125550142;ext=9'. */
  readonly href: string;
}

/** Numbers that people type to get past a form. */
const placeholder = /^(?:(\d)\1*|1?234567890)$/;

/** The one possible number that a text is, of the US where it names no country; null for any other text (A18). */
export function phoneNumberOf(text: string): PhoneNumber | null {
  const phone = parsePhoneNumberFromString(text, { defaultCountry: 'US', extract: false });
  if (!phone?.isPossible() || placeholder.test(phone.nationalNumber)) return null;
  return { number: phone.number, href: phone.getURI() };
}

/** A phone's call link, so that two spellings of one number are equal (A18); another text only equals itself. */
export function phoneKey(phone: string): string {
  return phoneNumberOf(phone)?.href ?? phone;
}
