import { describe, expect, it } from 'vitest';
import { cleanLine, isBlank } from './clean.ts';

it.each([
  ['plain', 'plain'],
  ['  outer  ', 'outer'],
  ['two  blanks', 'two blanks'],
  ['no\u00a0break\u202fblank', 'no break blank'],
  ['a\r\nb', 'a b'],
  ['a\u0000\u0007\tb', 'a b'],
  ['a\u0000b', 'ab'],
  ['a\u2028b\u2029c\u0085d', 'a b c d'],
  ['\u202Eevil\u2066', 'evil'],
  ['Jo\u200bhn\ufeff S\u00admith\u2060', 'John Smith'],
  ['a\ud800b', 'a\ufffdb'],
  ['fox 🦊 ❤\ufe0f', 'fox 🦊 ❤\ufe0f'],
  ['שלום', 'שלום'],
  // Joiners stay between letters that need them, and between emoji.
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['क्\u200dष श्री\u200cमान', 'क्\u200dष श्री\u200cमान'],
  ['ශ්\u200dරී', 'ශ්\u200dරී'],
  ['👩\u200d💻 🏳\ufe0f\u200d🌈 👩🏽\u200d🚀', '👩\u200d💻 🏳\ufe0f\u200d🌈 👩🏽\u200d🚀'],
  ['Jo\u200dhn\u200c \u200dSmith👩\u200d', 'John Smith👩'],
  ['\u200dمی \u200cخ\u200c\u200cب👩\u200c👩', 'می خب👩👩'],
  ['\u200c\u200d', ''],
  ['\u200b\u2800 \u3164', ''],
  ['', ''],
])('%j becomes %j', (text, expected) => {
  expect(cleanLine(text)).toBe(expected);
});

it.each([
  ['O&#39;Brien', "O'Brien"],
  ['O&#x27;Brien', "O'Brien"],
  ['O&apos;Brien &amp; Sons', "O'Brien & Sons"],
  ['&quot;WC&quot; &lt;b&gt;', '"WC" <b>'],
  ['Jos&eacute; &Ntilde;u&ntilde;ez&nbsp;', 'José Ñuñez'],
  ['it&rsquo;s 5 &ndash; 6 &euro;', 'it’s 5 – 6 €'],
  ['&Scaron;&ccaron; &lstrok;&oslash;&Aogon;&ouml; &Yuml;&OElig;', 'Šč łøĄö ŸŒ'],
  ['I &hearts; 5 &times; &rarr; &sbquo;x&lsquo;', 'I ♥ 5 × → ‚x‘'],
  ['call&comma; ask&colon; &lpar;x&rpar;&excl;&NewLine;&Tab;&lowbar;', 'call, ask: (x)! _'],
  ['Ana&ensp;Tor&zwj;res&lrm;&thinsp;&uarr;', 'Ana Torres ↑'],
  ['&xacute; &odot; &xvalueOf; &SCARON;', '&xacute; &odot; &xvalueOf; &SCARON;'],
  ['it&#146;s', 'it’s'],
  ['once &amp;amp; only', 'once &amp; only'],
  ['A&B; R&D', 'A&B; R&D'],
  ['&unknown; &#99999999; &#1114112; &', '&unknown; &#99999999; &#1114112; &'],
  ['a&#0;b&#8203;c', 'abc'],
])('entities: %j becomes %j', (text, expected) => {
  expect(cleanLine(text)).toBe(expected);
});

it.each([
  ['<p>Missing customer name</p>', 'Missing customer name'],
  ['one<br>two<BR/>three<br />four', 'one two three four'],
  ['<ul><li>a</li><li><b>b</b></li></ul>', 'a b'],
  ['<p class="x">kept</p>', '<p class="x">kept'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['5 < 6 > 4', '5 < 6 > 4'],
  ['&lt;p&gt;as sent&lt;/p&gt;', '<p>as sent</p>'],
])('markup: %j becomes %j', (text, expected) => {
  expect(cleanLine(text)).toBe(expected);
});

describe('isBlank', () => {
  it.each([null, undefined, '', ' \t\n', '\u200b\u200e', '\u00a0', '\ud800', '\u3164', '\u2800'])(
    '%j is blank',
    (text) => {
      expect(isBlank(text)).toBe(true);
    },
  );
  it.each(['a', '0', '-', '🦊', '\u0301e', '__proto__'])('%j is not', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});
