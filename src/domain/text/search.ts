import { deburr } from 'es-toolkit/string';
import { ascii, asciiDigits, cleanLine, withoutJoiners } from './clean.ts';

const apostrophes = /[\u0060\u00b4\u02b9-\u02bc\u02be\u02bf\u2018-\u201b\u2032\u2035\ua78c\uff07]/g;
const hyphens = /[\u00ad\u058a\u05be\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g;

/** A text as searches compare it: without case, accents, and kinds of apostrophe, hyphen and blank (B6). */
export function searchText(text: string): string {
  if (ascii.test(text)) return text.toLowerCase().replaceAll('`', "'");
  const marked = text.replace(apostrophes, "'").replace(hyphens, '-');
  // Lower case first: `deburr` knows no 'ẞ'.
  const plain = deburr(cleanLine(withoutJoiners(marked.normalize('NFKC').toLowerCase())));
  return asciiDigits(plain.normalize('NFKD').replaceAll(/\p{M}/gu, '')).toLowerCase();
}

const fewestDigits = 3;
const fewestOfPhone = 7;

/** The word before the extension of a number. */
const extension = /(?<=\d{4}[ ,;]*)(?:x|ext|extension)(?=[.: ]*\d+$)/;

/** The digits that may be part of a phone, without '+1': of a text without letters but an extension's, three at least; else ''. */
function phonePart(word: string): string {
  const isNumber = !/\p{L}/u.test(word.replace(extension, ''));
  const digits = isNumber ? word.replace(/^\+1/, '').replaceAll(/\D/g, '') : '';
  return digits.length < fewestDigits ? '' : digits;
}

/** Without a prefix for international calls, or the leading 1 of a US number. */
export const withoutPrefix = (digits: string) =>
  digits.replace(/^(?:011|00)/, '').replace(/^1(?=\d{10})/, '');

function isInPhone(part: string, phone: string): boolean {
  if (part === '' || phone === '') return false;
  const national = withoutPrefix(part);
  return (
    phone.includes(part) ||
    phone.includes(national) ||
    // Ten digits are a US number, which has no other country's code.
    (phone.length >= fewestOfPhone && phone.length < 10 && national.endsWith(phone))
  );
}

export interface Searched {
  /** Each as `searchText` has it. */
  readonly texts: readonly string[];
  /** As `digitsIn` has it; '' for none. */
  readonly phone?: string;
}

/** A typed text, ready to be compared. */
export interface SearchQuery {
  readonly phrase: string;
  readonly words: readonly string[];
}

export function searchQuery(typed: string): SearchQuery {
  const phrase = searchText(typed).trim();
  return { phrase, words: phrase.split(/\s+/).filter(Boolean) };
}

/** Whether a phone, as `digitsIn` has it, has a typed number: three digits at least, with or without its country code. */
export function phoneMatches(phone: string, typed: string): boolean {
  return isInPhone(phonePart(typed), phone);
}

/** Whether texts together have every word of a query, or their phone has its digits (B6). No word: all match. */
export function matches({ phrase, words }: SearchQuery, { texts, phone = '' }: Searched): boolean {
  if (phoneMatches(phone, phrase)) return true;
  const text = texts.join('\n');
  return words.every((word) => text.includes(word) || phoneMatches(phone, word));
}
