// How a server's text is cleaned where it is read (A17). Nothing above src/api calls `cleanLine` for a server's text again.

/** White space, line ends and tabs. */
const blanks = /[\s\u0085]+/g;

/** Control, bidi and invisible characters but joiners; variation selectors belong to the character before them. */
const invisible =
  // oxlint-disable-next-line no-control-regex
  /(?![\ufe00-\ufe0f\u180b-\u180f\u200c\u200d])[\0-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufff9-\ufffb\p{DI}]/gu;

// Persian and Hindi, for example, are written otherwise without their joiners.
const joiningScripts =
  'Arab Syrc Mong Nkoo Adlm Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt';
const joiningLetter = `[${joiningScripts.replaceAll(/\w+/g, String.raw`\p{sc=$&}`).replaceAll(' ', '')}]`;
let joiner: RegExp | undefined;

/**
 * A pattern of a joiner, captured where it is part of the text: between letters of such scripts, or between emoji (A17).
 * Built on first use: boot.js has this file, and must run in browsers without lookbehind.
 */
function joinerPattern(): RegExp {
  joiner ??= new RegExp(
    [
      String.raw`((?<=${joiningLetter}\p{M}*)[\u200c\u200d](?=${joiningLetter})`,
      String.raw`(?<=\p{ExtPict}[\ufe0f\p{EMod}]*)\u200d(?=\p{ExtPict}))`,
      String.raw`[\u200c\u200d]`,
    ].join('|'),
    'gu',
  );
  return joiner;
}

/** A text without joiners, as texts are compared. */
export const withoutJoiners = (text: string): string => text.replaceAll(/[\u200c\u200d]/g, '');

const loneSurrogate = /\p{Cs}/gu;

const alreadyClean = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/**
 * A text for one line: control, bidi and invisible characters out but needed joiners, runs of white space one blank; ''
 * without visible characters (A17).
 */
export function cleanLine(text: string): string {
  if (alreadyClean.test(text)) return text;
  const visible = text
    .replace(invisible, '')
    .replace(joinerPattern(), '$1')
    .replace(loneSurrogate, '\ufffd')
    .replace(blanks, ' ')
    .trim();
  return isBlank(visible) ? '' : visible;
}

/** Whether a text has nothing to see: missing, white space or invisible characters only. */
export function isBlank(text: string | null | undefined): boolean {
  return text === null || text === undefined || !/[^\s\p{Cc}\p{Cf}\p{Cs}\p{DI}\u2800]/u.test(text);
}

/** Whether two texts are one line, as it was typed and as a server sends it back. */
export function isSameLine(a: string, b: string): boolean {
  return cleanLine(a) === cleanLine(b);
}

/** A decimal digit of any script as '0' to '9': each script has its ten in one run, from zero on. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** A text with the digits of any script as '0' to '9'. */
export const asciiDigits = (text: string): string => text.replaceAll(/\p{Nd}/gu, digitOf);

export const ascii =
  // oxlint-disable-next-line no-control-regex
  /^[\0-\u007f]*$/;

/** The digits of a text of any script, as phones are searched by them. */
export function digitsIn(text: string): string {
  if (ascii.test(text)) return text.replaceAll(/\D/g, '');
  return asciiDigits(text.normalize('NFKC')).replaceAll(/\D/g, '');
}
