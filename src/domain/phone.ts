import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { asciiDigits } from './text/clean.ts';

/** A phone that can be called. */
export interface PhoneNumber {
  /** In E.164, '+13125550142'. */
  readonly number: string;
  /** RFC 3966, with the extension: 'tel:+13125550142;ext=9'. */
  readonly href: string;
}

/** A date as people write it, in the forms whose digits alone could be a phone. */
const date =
  /(?<!\d)(?:\d{1,2}\/\d{1,2}\/\d{2,4}|(?<!\d[.-])\d{1,2}([.-])\d{1,2}\1(?:(?:19|20)\d{2}|\d{2}(?![.-]?\d))|(?:19|20)\d{2}([./-])\d{1,2}\2\d{1,2})(?!\d)/;

/** Numbers that people type to get past a form. */
const placeholder = /^(?:(\d)\1*|[01]?234567890[01]?|0123456789|9876543210)$/;

/** A comma before digits: two numbers. Two commas are a pause before an extension. */
const list = /(?<!,),(?!,)\s*\d/;
/** No area code of the US begins with 0 or 1. */
const noAreaCode = /^\+1[01]/;

/**
 * The one number that a text is, of the US where it names no country; null for a text that is no number, several, a
 * date, a placeholder, or has letters but an extension's (rulings A18).
 */
export function phoneNumberOf(text: string): PhoneNumber | null {
  if (date.test(text) || list.test(text)) return null;
  // The package knows the digits of few scripts.
  const phone = parsePhoneNumberFromString(asciiDigits(text).replace(/^\((\+\d{1,3})\)/, '$1'), {
    defaultCountry: 'US',
    extract: false,
  });
  if (!phone?.isPossible() || placeholder.test(phone.nationalNumber)) return null;
  if (noAreaCode.test(phone.number)) return null;
  return { number: phone.number, href: phone.getURI() };
}

/** A phone's call link, so that two spellings of one number are equal (rulings A18); another text only equals itself. */
export function phoneKey(phone: string): string {
  return phoneNumberOf(phone)?.href ?? phone;
}
