import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { SheetCell, SheetColumns } from '../../domain/text/csv.ts';
import { workbookOf } from './workbook.ts';

/** The parts of the workbook as XML. */
async function partsOf(
  title: string,
  row: Readonly<Record<string, SheetCell>>,
): Promise<Readonly<Record<string, string>>> {
  const columns = Object.fromEntries(
    Object.keys(row).map((head) => [head, (of: typeof row) => of[head] ?? null]),
  );
  const blob = await workbookOf(title, columns, [row]);
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, strFromU8(file)]));
}

async function sheetOf(cell: SheetCell): Promise<string> {
  const parts = await partsOf('Appointments', { Head: cell });
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
  ['_x000A_', '_x005F_x000A_'],
  ['a_x000d_b_x005F_', 'a_x005F_x000d_b_x005F_x005F_'],
  ['_x000A_x000B_', '_x005F_x000A_x005F_x000B_'],
  ['_x00G0_ _x12_ x000A_', '_x00G0_ _x12_ x000A_'],
])('keeps %j, which Excel would read as an escape', async (text, written) => {
  expect(await sheetOf(text)).toContain(`>${written}<`);
});

it.each([
  [85.5, '0.855', '0.0%'],
  [33.3, '0.333', '0.0%'],
  [99, '0.99', '0%'],
])('writes %d%% as a percent', async (percent, value, format) => {
  const parts = await partsOf('Appointments', { Confidence: { percent } });
  expect(parts['xl/worksheets/sheet1.xml']).toContain(`<v>${value}</v>`);
  expect(parts['xl/styles.xml']).toContain(`formatCode="${format}"`);
});

it('has arrows to filter all rows, at their place in the sheet', async () => {
  const parts = await partsOf('Appointments', { Customer: 'Ann', Region: 'Florida' });
  expect(parts['xl/worksheets/sheet1.xml']).toMatch(/<\/sheetData><autoFilter ref="A1:B2" ?\/>/);
});

it.each([
  // Days since 1899-12-30, Eastern: 2:41:03 PM in winter, 3:41:03 PM in summer.
  ['2026-11-21T19:41:03Z', 46_347.611_840_277_8],
  ['2026-07-01T19:41:03Z', 46_204.653_506_944_4],
])('writes %s as an Eastern date-time', async (instant, serial) => {
  const [, value] = /<v>(\d+\.\d+)<\/v>/.exec(await sheetOf({ ms: Date.parse(instant) })) ?? [];
  expect(Number(value)).toBeCloseTo(serial, 6);
});

it.each([
  ['2026-11-01T05:30:00Z', ' &quot;EDT&quot;'],
  ['2026-11-01T06:30:00Z', ' &quot;EST&quot;'],
  ['2026-11-01T07:30:00Z', ''],
])('writes %s, in or after the hour that comes twice, with the zone%s', async (instant, zone) => {
  const parts = await partsOf('Appointments', { Head: { ms: Date.parse(instant) } });
  expect(parts['xl/styles.xml']).toContain(`formatCode="yyyy-mm-dd hh:mm:ss${zone}"`);
});

it('freezes bold heads, and names the sheet', async () => {
  const title = "'Appointments: all/any [regions], a very long title";
  const parts = await partsOf(title, { Customer: 'Ann' });
  expect(parts['xl/workbook.xml']).toMatch(/ name="Appointments  all any  regions"/);
  expect(parts['xl/worksheets/sheet1.xml']).toMatch(/state="frozen"/);
  expect(parts['xl/styles.xml']).toMatch(/<b *\/>/);
});

const isInstalled = spawnSync('soffice', ['--version']).status === 0;

it.skipIf(!isInstalled)(
  `opens in LibreOffice${isInstalled ? '' : ' (not installed here: only the XML was read)'}`,
  { timeout: 60_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'workbook-'));
    const columns: SheetColumns<number> = {
      Customer: (row) => ['Zoë · 北', '=1+1'][row] ?? null,
      Phone: () => '024',
      Confidence: (row) => [85.5, null][row] ?? null,
      'Booked at': (row) => ({ ms: Date.parse('2026-11-21T19:41:03Z') + row * 86_400_000 }),
    };
    const blob = await workbookOf('Florida invalid', columns, [0, 1]);
    writeFileSync(join(folder, 'rows.xlsx'), new Uint8Array(await blob.arrayBuffer()));
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const to = ['--convert-to', 'csv:Text - txt - csv (StarCalc):44,34,76,1', '--outdir', folder];
    spawnSync('soffice', [profile, '--headless', ...to, join(folder, 'rows.xlsx')]);
    const text = readFileSync(join(folder, 'rows.csv'), 'utf8');
    rmSync(folder, { recursive: true });
    expect(text.trim().split('\n')).toEqual([
      // In quotes are the cells that are texts.
      '"Customer","Phone","Confidence","Booked at"',
      '"Zoë · 北","024",85.5,2026-11-21 14:41:03',
      '"=1+1","024",,2026-11-22 14:41:03',
    ]);
  },
);
