import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../tests/read-csv.ts';
import { csvLine, withoutFormula } from './csv.ts';

describe('a line of a CSV file (RFC 4180)', () => {
  it.each([
    [['a', 'b'], 'a,b'],
    [['', ''], ','],
    [['a, b'], '"a, b"'],
    [['6" pipe'], '"6"" pipe"'],
    [['two\nlines'], '"two\nlines"'],
    [['two\r\nlines'], '"two\r\nlines"'],
    [[' kept '], '" kept "'],
    [['Zoë · 北 🙂'], 'Zoë · 北 🙂'],
    [['=1+1'], "'=1+1"],
    [['+1 555 0100'], "'+1 555 0100"],
    [['-5'], "'-5"],
    [['@SUM(A1)'], "'@SUM(A1)"],
    [['\t=1+1'], "'\t=1+1"],
    [['\r=1'], '"\'\r=1"'],
    [['=HYPERLINK("http://a","b")'], '"\'=HYPERLINK(""http://a"",""b"")"'],
    [[' =1'], "' =1"],
    [['1=1'], '1=1'],
    [["'=1"], "'=1"],
    // NFKC makes one character of a sign and the mark behind it: '≠1'.
    [['=\u03381'], "'=\u03381"],
    [['a;=\u0338'], `"a;'=\u0338"`],
    [['a; b'], '"a; b"'],
    [[';=1+1'], '";\'=1+1"'],
    [['a; @x;-2'], `"a;' @x;'-2"`],
    [[-3, 85.5], '-3,85.5'],
  ])('of %j is %j', (texts, line) => {
    expect(csvLine(texts)).toBe(`${line}\r\n`);
  });

  it('is read back as it was, and no text of it is a formula', () => {
    const anyText = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'",\r\n\t =+-@\'a;é'.split('')) }),
      fc.string({ unit: 'grapheme' }),
    );
    const table = fc.array(fc.array(anyText, { minLength: 2, maxLength: 4 }), { maxLength: 4 });
    fc.assert(
      fc.property(table, (lines) => {
        const read = readCsv(lines.map(csvLine).join(''));
        const isSame = (text = '', sent = '') => {
          const parts = text.split(';');
          return (
            parts.length === sent.split(';').length &&
            sent.split(';').every((part, at) => parts[at] === part || parts[at] === `'${part}`)
          );
        };
        expect(read.map((line) => line.length)).toEqual(lines.map((line) => line.length));
        for (const [index, line] of lines.entries())
          expect(read[index]?.filter((each, at) => !isSame(each, line[at]))).toEqual([]);
        expect(read.flat().filter((each) => /(?:^|;)\s*[=+\-@]|^[\t\r]/.test(each))).toEqual([]);
      }),
    );
  });
});

/** Every UTF-16 code unit, which is each character that a text may begin with, or the first half of one. */
const anyCharacter = Array.from({ length: 0x1_00_00 }, (_, code) => String.fromCharCode(code));

/** The signs that begin a formula, of any width or height, and those that a spreadsheet may read as one of them. */
const isSign = (character: string) => /^[=+\-@\u2212]/.test(character.normalize('NFKC'));

/** Characters with ink: letters, marks, digits, punctuation and symbols, but the invisible ones among them. */
const isVisible = (character: string) =>
  /^[\p{L}\p{M}\p{N}\p{P}\p{S}]$/u.test(character) && !/^\p{DI}$/u.test(character);

describe('of the characters U+0000 to U+FFFF', () => {
  const codes = (characters: readonly string[]) =>
    characters.map((character) => character.charCodeAt(0).toString(16).padStart(4, '0'));

  it('each one that a spreadsheet may leave out, or read as a sign, is guarded before a formula', () => {
    const guarded = anyCharacter.filter((each) => isSign(each) || !isVisible(each));
    expect(guarded.length).toBeGreaterThan(2_048);
    for (const character of ['\0', '\t', ' ', '\u00a0', '\u200b', '\ufeff', '＝', '＠', '⁺', '﬩'])
      expect(guarded).toContain(character);
    const passed = guarded.filter((each) =>
      ['=1+1', "+cmd|' /C calc'!A0", '＝1+1', '\0=1'].some(
        (formula) => withoutFormula(each + formula) !== `'${each}${formula}`,
      ),
    );
    expect(codes(passed)).toEqual([]);
  });

  it('each sign is guarded alone and before a text', () => {
    const signs = anyCharacter.filter(isSign);
    expect(signs.length).toBeGreaterThan(10);
    expect(
      codes(
        signs.filter((each) =>
          [each, `${each}a`].some((text) => !withoutFormula(text).startsWith("'")),
        ),
      ),
    ).toEqual([]);
  });

  it('each visible one stays as it is, also with a sign behind it', () => {
    // A `;` may end a cell.
    const texts = anyCharacter.filter((each) => isVisible(each) && !isSign(each) && each !== ';');
    expect(texts.length).toBeGreaterThan(50_000);
    const changed = texts.filter((each) =>
      [each, `${each}=1+1`, `${each}＝1`].some((text) => withoutFormula(text) !== text),
    );
    expect(codes(changed)).toEqual([]);
  });

  it('each one is read back as it was', () => {
    const changed = anyCharacter.filter((each) => {
      const [[read = ''] = []] = readCsv(csvLine([each, '']));
      return read !== each && read !== `'${each}`;
    });
    expect(codes(changed)).toEqual([]);
  });
});
