// What a server's text becomes where it is read (rulings A17). Nothing above src/api calls this for a server's text again.

/** White space, line ends and tabs. */
const blanks = /[\s\u0085]+/g;

/** Control, bidi and invisible characters; variation selectors belong to the character before them. */
const invisible =
  // oxlint-disable-next-line no-control-regex
  /(?![\ufe00-\ufe0f\u180b-\u180f])[\0-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufff9-\ufffb\p{DI}]/gu;

const loneSurrogate = /\p{Cs}/gu;

/** Formatting that a browser would draw as nothing, or as a line end; with attributes it is shown as sent. */
const plainTag = /<\/?(?:p|br|div|span|b|i|strong|em|li|ul)\s*\/?>/gi;

const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));/gi;

/** U+00A0 to U+00BF in their order, as HTML names them. */
const latinNames =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest'.split(
    ' ',
  );
const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split(' ')
      .flatMap((each, at, all) => (at % 2 === 0 ? [[all[at + 1] ?? '', each] as const] : [])),
  );
const otherNames = /* @__PURE__ */ pairs(
  '& amp < lt > gt " quot \' apos – ndash — mdash ‘ lsquo ’ rsquo ‚ sbquo “ ldquo ” rdquo „ bdquo ‹ lsaquo › rsaquo … hellip • bull ′ prime ″ Prime € euro ™ trade † dagger ‡ Dagger ‰ permil Æ AElig æ aelig Œ OElig œ oelig Ð ETH ð eth Ø Oslash ø oslash Þ THORN þ thorn ß szlig Ł Lstrok ł lstrok Đ Dstrok đ dstrok ı imath ƒ fnof ˆ circ ˜ tilde × times ÷ divide ← larr → rarr ♥ hearts',
);
/** The mark on the letter with which a name begins: 'Scaron'. */
const marks = /* @__PURE__ */ pairs(
  '\u0300 grave \u0301 acute \u0302 circ \u0303 tilde \u0304 macr \u0306 breve \u0307 dot \u0308 uml \u030a ring \u030b dblac \u030c caron \u0327 cedil \u0328 ogon',
);

function named(name: string): string | undefined {
  const latin = latinNames.indexOf(name);
  if (latin >= 0) return String.fromCodePoint(0xa0 + latin);
  const marked = `${name[0]}${marks.get(name.slice(1)) ?? '?'}`.normalize('NFC');
  return otherNames.get(name) ?? (marked < '\u0180' && marked.length === 1 ? marked : undefined);
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
 * characters out, runs of white space one blank; '' for a text of nothing visible (rulings A17).
 */
export function cleanLine(text: string): string {
  if (alreadyClean.test(text)) return text;
  return visibleLine(text.replace(plainTag, ' ').replace(entity, decoded));
}

/** `cleanLine` for a text that nothing has escaped, such as one that was typed. */
export function visibleLine(text: string): string {
  const visible = text
    .replace(invisible, '')
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
