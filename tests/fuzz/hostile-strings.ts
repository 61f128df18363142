import { hostileNames, hostileTexts } from '../../mocks/hostile-texts.ts';
import { hostileCode } from './hostile-code.ts';
import { listOf } from './list-of.ts';

const bidi = [
  ...'\u202A\u202B\u202D\u202E\u2066\u2067\u2068'
    .split('')
    .flatMap((mark) => [`${mark}12 calls`, `Ann ${mark}eeL 3/4`]),
  ...'\u200E\u200F\u061C\u202C\u2069'.split('').map((mark) => `Ann${mark} Lee 34`),
  '\u202E\u202E\u202E 12345 \u202D 678',
  'user\u202Egpj.exe',
  '\u2067\u2067\u2067open 12',
  '\u2069\u2069closed 12',
  '\u202C\u202C popped 12',
];

const writing = [
  ...listOf(`
    مرحبا 42 ¦ محمد بن علي ١٢٣ ¦ שלום 7/8 ¦ עברית (12) English ¦ فارسی ۱۲۳ ¦ עִבְרִית ¦ ܫܠܡܐ
    ދިވެހި 9 ¦ English العربية 12 English ¦ 王小明 ¦ 日本語テキスト ¦ 한국어 ¦ ไทยไม่มีช่องว่าง ¦ हिन्दी
    தமிழ் ¦ ქართული ¦ Ελληνικά ¦ Тест ¦ İstanbul ı ¦ ﬁ ﬂ ß ẞ ¦ 𝒜𝓃𝓃 𝕃𝕖𝕖 ¦ ％ｆｕｌｌ％ ¦ Ⅷ ½ ① ¦ 🙂
    👩‍👩‍👧‍👦 ¦ 🏳️‍🌈 ¦ 🇺🇸🇩🇪 ¦ 👍🏿 ¦ ❤️ ¦ 1️⃣ ¦ 🫠🫠🫠🫠 ¦ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ¦ ﷽ ¦ 𒐫 ¦ ꧅`),
  '\u{E0041}\u{E0042} tags',
];

const combining = Array.from({ length: 24 }, (_, at) => String.fromCharCode(0x300 + at * 4));
const zalgo = [5, 30, 120].map((height) =>
  Array.from(
    'Zalgo 12',
    (letter) => letter + combining.join('').repeat(height).slice(0, height),
  ).join(''),
);

const controls = [
  ...Array.from({ length: 32 }, (_, code) => `C0 ${String.fromCharCode(code)} ${code}`),
  ...[
    0x7f, 0x80, 0x85, 0x9b, 0x9f, 0xad, 0x200b, 0x2028, 0x2029, 0x2060, 0xfeff, 0xfffe, 0xffff,
    0xfdd0, 0x115f, 0x3164,
  ].map((code) => `control ${String.fromCharCode(code)} ${code}`),
  '\u0000',
  '\u0000\u0000',
  '\u200B',
  '\u3164',
  '\u00A0',
  '\u001b[31mred',
  '\u001b]0;title\u0007',
  '\b\b\b',
  '\r',
  '\n\n\n',
];

const surrogates = [
  '\uD83D',
  '\uDE00',
  '\uDE00\uD83D',
  'a\uD800',
  '\uDFFFz',
  'x\uD83D\uD83Dy',
  '\uDBFF 12',
  '\uD83D\uDE00\uD83D',
];

const long = [
  'W'.repeat(10_000),
  'i'.repeat(3_000),
  'many words '.repeat(900),
  '٣'.repeat(2_000),
  '🙂'.repeat(1_000),
  '\u202E'.repeat(1_000),
  '-'.repeat(5_000),
  'a/'.repeat(2_000),
  '\u00A0'.repeat(2_000),
  '<b>'.repeat(1_500),
  '王'.repeat(2_000),
  'x\n'.repeat(1_000),
  'Donaudampfschifffahrtsgesellschaftskapitän',
  '0'.repeat(500),
];

const json = [
  ...listOf(`
    {} ¦ [] ¦ null ¦ true ¦ false ¦ 0 ¦ -0 ¦ -1 ¦ 1e999 ¦ NaN ¦ Infinity ¦ -Infinity
    undefined ¦ [object Object] ¦ NaN undefined null [object Object] ¦ {"a":1}
    {"__proto__":{"x":1}} ¦ ["a", ¦ "quoted" ¦ ' ¦ " ¦ {"$ref":"#"} ¦ {"@type":"x"}
    function(){} ¦ ()=>1 ¦ Symbol(x) ¦ Invalid Date ¦ 1970-01-01 ¦ 12/31/1969`),
  '`',
];

const keys = [
  ...listOf(`
    prototype ¦ then ¦ toJSON ¦ default ¦ key ¦ ref ¦ children ¦ dangerouslySetInnerHTML
    $$typeof`),
  ...Object.getOwnPropertyNames(Object.prototype),
  ...Object.getOwnPropertyNames(Array.prototype),
];

/** Texts that people, programs and attackers write in place of a name, each once. */
export const hostileStrings: readonly string[] = [
  ...new Set([
    ...hostileTexts,
    ...hostileNames,
    ...hostileCode,
    ...bidi,
    ...writing,
    ...zalgo,
    ...controls,
    ...surrogates,
    ...long,
    ...json,
    ...keys,
  ]),
];
