// How a server's text is cleaned where it is read (rulings A17). Nothing above src/api calls `cleanLine` for a server's text again.

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
 * A pattern of a joiner, captured where it is part of the text: between letters of such scripts, or between emoji (rulings
 * A17). Built on first use: boot.js has this file, and must run in browsers without lookbehind.
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

/** Formatting that a browser would draw as nothing, or as a line end; with attributes it is shown as sent. */
const plainTag = /<\/?(?:p|br|div|span|b|i|strong|em|li|ul)\s*\/?>/gi;

const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));/gi;

/** Characters by their names: the code of the first one of a run, then the names of the run. */
function byName(runs: string): ReadonlyMap<string, string> {
  const characters = new Map<string, string>();
  let code = 0;
  for (const name of runs.split(' ')) {
    characters.set(name, String.fromCodePoint(code));
    code = /^\d/.test(name) ? Number(name) : code + 1;
  }
  return characters;
}
const names = /* @__PURE__ */ byName(
  '9 Tab NewLine 33 excl quot num dollar percnt amp apos lpar rpar ast plus comma 46 period sol 58 colon semi lt equals gt quest commat 95 lowbar 160 nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest 198 AElig 208 ETH 215 times Oslash 222 THORN szlig 230 aelig 240 eth 247 divide oslash 254 thorn 272 Dstrok dstrok 305 imath 321 Lstrok lstrok 338 OElig oelig 402 fnof 710 circ 732 tilde 8194 ensp emsp 8201 thinsp 8204 zwnj zwj lrm rlm 8211 ndash mdash 8216 lsquo rsquo sbquo 8220 ldquo rdquo bdquo 8224 dagger Dagger bull 8230 hellip 8240 permil 8242 prime Prime 8249 lsaquo rsaquo 8364 euro 8482 trade 8592 larr uarr rarr darr 9829 hearts',
);
/** The mark on the letter with which a name begins: 'Scaron'. */
const marks = /* @__PURE__ */ byName(
  '768 grave acute circ tilde macr 774 breve dot uml 778 ring dblac caron 807 cedil ogon',
);

function named(name: string): string | undefined {
  const marked = `${name[0]}${marks.get(name.slice(1)) ?? '?'}`.normalize('NFC');
  return names.get(name) ?? (marked < '\u0180' && marked.length === 1 ? marked : undefined);
}

/** HTML reads the codes 128 to 159 as Windows-1252. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function decoded(sent: string, decimal?: string, hex?: string, name = ''): string {
  if (name !== '') return named(name) ?? sent;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  if (code > 0x10_ff_ff) return sent;
  return windows[code - 128] ?? String.fromCodePoint(code);
}

const alreadyClean = /^(?:[!-%'-;=-~]+(?: [!-%'-;=-~]+)*)?$/;

/**
 * A text for one line: HTML entities decoded once, tags of plain formatting as blanks, control, bidi and invisible
 * characters out but needed joiners, runs of white space one blank; '' without visible characters (rulings A17).
 */
export function cleanLine(text: string): string {
  if (alreadyClean.test(text)) return text;
  return visibleLine(text.replace(plainTag, ' ').replace(entity, decoded));
}

/** `cleanLine` for a text that nothing has escaped, such as one that was typed. */
export function visibleLine(text: string): string {
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
