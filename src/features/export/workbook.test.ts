import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { type Sheet, workbookOf } from './workbook.ts';

/** The parts of the workbook as XML. */
async function partsOf(sheet: Sheet): Promise<Readonly<Record<string, string>>> {
  const blob = await workbookOf(sheet);
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, strFromU8(file)]));
}

async function sheetOf(...row: Sheet['rows'][number]): Promise<string> {
  const heads = row.map((_, at) => `Head ${at}`);
  const parts = await partsOf({ title: 'Appointments', heads, rows: [row] });
  return `${parts['xl/worksheets/sheet1.xml']}${parts['xl/sharedStrings.xml'] ?? ''}`;
}

it.each(['024', '=1+1', '+1 312 555 0142', '1e5', 'a & b < c', '\u0000x', 'a\ud83d'])(
  'keeps the text %j a text',
  async (text) => {
    const xml = await sheetOf(text);
    expect(xml).not.toContain('<f>');
    expect(xml.match(/<c [^>]*t="(?:s|inlineStr)"/g)).toHaveLength(2);
    // eslint-disable-next-line no-control-regex
    expect(xml).not.toMatch(/[\0-\u0008]/);
  },
);

it('writes a number as a number', async () => {
  expect(await sheetOf(85.5)).toMatch(/<v>85\.5<\/v>/);
});

it.each([
  // Days since 1899-12-30, Eastern: 2:41:03 PM in winter, 3:41:03 PM in summer.
  ['2026-11-21T19:41:03Z', 46_347.611_840_277_8],
  ['2026-07-01T19:41:03Z', 46_204.653_506_944_4],
])('writes %s as an Eastern date-time', async (instant, serial) => {
  const [, value] = /<v>(\d+\.\d+)<\/v>/.exec(await sheetOf({ ms: Date.parse(instant) })) ?? [];
  expect(Number(value)).toBeCloseTo(serial, 6);
});

it('freezes bold heads, and names the sheet', async () => {
  const parts = await partsOf({
    title: "'Appointments: all/any [regions], a very long title",
    heads: ['Customer'],
    rows: [['Ann']],
  });
  expect(parts['xl/workbook.xml']).toMatch(/ name="Appointments  all any  regions"/);
  expect(parts['xl/worksheets/sheet1.xml']).toMatch(/state="frozen"/);
  expect(parts['xl/styles.xml']).toMatch(/<b *\/>/);
});
