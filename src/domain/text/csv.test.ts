import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../tests/read-csv.ts';
import { csvLine } from './csv.ts';

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
        const isSame = (text = '', sent = '') => text === sent || text === `'${sent}`;
        expect(read.map((line) => line.length)).toEqual(lines.map((line) => line.length));
        for (const [index, line] of lines.entries())
          expect(read[index]?.filter((each, at) => !isSame(each, line[at]))).toEqual([]);
        expect(read.flat().filter((each) => /^\s*[=+\-@]|^[\t\r]/.test(each))).toEqual([]);
      }),
    );
  });
});
