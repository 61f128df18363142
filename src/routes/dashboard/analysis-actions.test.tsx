import { screen } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import { until } from '../../../tests/mount/settle.ts';
import { readCsv } from '../../../tests/read-csv.ts';
import { filteredRows } from '../../../tests/rows.ts';
import { catchDownload } from '../../../tests/screens/catch-download.ts';
import { AnalysisCard } from './analysis-card.tsx';

const open = (appointments: object, url = '/') =>
  mountCard(<AnalysisCard />, { appointments }, { url });
const button = (name: string) => screen.getByRole('button', { name });

describe('the export of rows', () => {
  it('saves the filtered rows, under a name that contains the filters, as CSV and as a workbook', async () => {
    const saved = catchDownload();
    const app = await open(filteredRows, '/?region=FL&telemarketer=Ana+Torres');
    await app.click(button('More'));
    await app.click(button('CSV, 1 row'));
    const [file] = saved.splice(0);
    expect(file?.name).toBe('appointments-florida-valid-ana-torres-2026-11-21.csv');
    expect(screen.getByText('1 row saved').closest('li')).toHaveTextContent(
      file?.name ?? 'no file',
    );
    const bytes = new Uint8Array((await file?.bytes()) ?? []);
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    const [head = [], ...lines] = readCsv(new TextDecoder().decode(bytes));
    expect(lines.map((line) => line[head.indexOf('Customer')])).toEqual(["'=1+1"]);
    expect(lines[0]?.[head.indexOf('Booked at (ET)')]).toBe('2026-11-21T10:20:00-05:00');

    await app.user.dblClick(button('Excel, 1 row'));
    await until('the workbook', () => saved.length > 0);
    await app.settle();
    expect(saved.map(({ name }) => name)).toEqual([
      'appointments-florida-valid-ana-torres-2026-11-21.xlsx',
    ]);
    expect(screen.getByText('1 row saved').closest('li')).toHaveTextContent(saved[0]?.name ?? '');
    await app.click(button('Export, text'));
    expect(screen.getByText(/^\d+ rows saved$/).closest('li')).toHaveTextContent(
      'appointments-2026-11-21.txt',
    );
    const parts = unzipSync(new Uint8Array((await saved[0]?.bytes()) ?? []));
    const textOf = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
    expect(textOf('xl/workbook.xml')).toContain('name="Florida valid Ana Torres"');
    const cells = textOf('xl/worksheets/sheet1.xml') + textOf('xl/sharedStrings.xml');
    expect(cells).toContain('>=1+1<');
    expect(cells).not.toContain('<f>');
  });

  it.each([
    ['', ['Ben', 'Cy', 'Ann', 'N/A']],
    ['?sort=-customer', ['Cy', 'Ben', 'Ann', 'N/A']],
  ])('has the rows in the order of the screen: %j (37.6, 37.7)', async (query, names) => {
    const saved = catchDownload();
    const app = await open(
      [
        ['Ann', '10:00'],
        ['Cy', '11:00'],
        ['', '09:00'],
        ['Ben', '12:00'],
      ].map(([customer, time]) => ({ customer, status: 'valid', time: `2026-11-21T${time}:00Z` })),
      `/${query}`,
    );
    await app.click(button('More'));
    await app.click(button('CSV, 4 rows'));
    const [head = [], ...lines] = readCsv((await saved[0]?.text()) ?? '');
    const place = head.findIndex((name) => name.endsWith('Customer'));
    expect(lines.map((line) => line[place] || 'N/A')).toEqual(names);
  });

  it('is disabled while no row matches', async () => {
    const saved = catchDownload();
    const app = await open(filteredRows, '/?q=nobody-at-all');
    await app.click(button('More'));
    for (const name of ['CSV, 0 rows', 'Excel, 0 rows']) {
      expect(button(name)).toHaveAccessibleDescription('Nothing to export');
      await app.click(button(name));
    }
    expect(saved).toEqual([]);
  });
});
