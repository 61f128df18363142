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

/** Reads a text as a phone number, of the US if it names no country; null unless exactly one number is possible (A18). */
export function phoneNumberOf(text: string): PhoneNumber | null {
  const phone = parsePhoneNumberFromString(text, { defaultCountry: 'US', extract: false });
  if (!phone?.isPossible() || placeholder.test(phone.nationalNumber)) return null;
  return { number: phone.number, href: phone.getURI() };
}

/** The same text for each spelling of a number (A18): its call link, else the text itself. */
export function phoneKey(phone: string): string {
  return phoneNumberOf(phone)?.href ?? phone;
}
