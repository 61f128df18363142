import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { readCsv } from '../read-csv.ts';
import { catchDownload } from './catch-download.ts';
import { respondWith } from './respond-with.ts';
import { click, inCard, openApp } from './open-app.tsx';

const title = 'Appointments Analysis';
async function go(url: string) {
  await act(async () => navigate(url));
}
const button = (name: string | RegExp) => inCard(title).getByRole('button', { name });
const chips = () =>
  [...document.querySelectorAll('[aria-label="Filters"] button')].map((chip) => chip.textContent);
const count = () => inCard(title).getByText(/ shown$/).textContent;

const row = {
  title: 'DD',
  telemarketer: 'Ana Torres',
  salesRep: 'devon_hartley',
  region: 'Nevada',
  reason: 'Full validation',
  status: 'valid',
  time: '2026-11-21T15:20:00Z',
};
const rows = [
  { ...row, customer: 'Ann Lee' },
  { ...row, customer: 'Bea Lee', telemarketer: 'Priya Shah' },
  { ...row, customer: 'Cy Moss', salesRep: 'Luis Ocampo' },
  { ...row, customer: '=1+1', region: 'FL', phone: '+1 555 0100' },
];
const all =
  '/?region=Nevada&status=valid&telemarketer=ana+torres&reason=full+validation&rep=Devon_Hartley&hour=10';

describe('the filters of the Analysis card that have no field', () => {
  it('stand as chips, the region that nobody knows in its field, are cleared all at once, and named where nothing is left', async () => {
    respondWith('appointments', rows);
    const app = await openApp(all);
    expect(chips()).toEqual([
      'Telemarketer ana torres',
      'Reason full validation',
      'Sales rep Devon Hartley',
      'Status valid',
      'Hour 10 AM',
    ]);
    expect(inCard(title).getByRole('combobox', { name: 'Region' })).toHaveDisplayValue('Nevada');
    expect(count()).toBe('1 of 4 shown');

    await go(`${all}&q=ann&log-q=bea`);
    await click(app, button('Clear all'));
    expect(location.search).toBe('?log-q=bea');
    expect(count()).toBe('4 of 4 shown');
    expect(inCard(title).getByRole('searchbox')).toHaveFocus();

    await go('/?telemarketer=Ana+Torres&hour=5&region=FL');
    expect(inCard(title).getByText('No appointment matches these filters')).toBeVisible();
    expect(
      inCard(title).getByText('Telemarketer Ana Torres, Hour 5 AM, Region Florida'),
    ).toBeVisible();
    await app.user.type(inCard(title).getByRole('searchbox'), 'zoe');
    expect(location.search).toBe('?telemarketer=Ana+Torres&hour=5&region=florida&q=zoe');
    for (const url of ['/?hour=24', '/?hour=-1', '/?hour=x', '/?telemarketer=%20']) {
      await go(url);
      expect([url, chips(), count()]).toEqual([url, [], '4 of 4 shown']);
    }
  });

  it('are removed one by one, and the focus goes on to the next', async () => {
    respondWith('appointments', rows);
    const app = await openApp('/?telemarketer=Ana+Torres&rep=devon_hartley&hour=10');
    const entries = history.length;
    await click(app, button('Remove telemarketer Ana Torres'));
    expect(location.search).toBe('?rep=devon_hartley&hour=10');
    expect(count()).toBe('3 of 4 shown');
    expect(button('Remove sales rep Devon Hartley')).toHaveFocus();
    await click(app, button('Remove hour 10 AM'));
    expect(button('Remove sales rep Devon Hartley')).toHaveFocus();
    await app.user.keyboard('{Enter}');
    expect(location.search).toBe('');
    expect(inCard(title).getByRole('searchbox')).toHaveFocus();
    expect(history.length).toBe(entries);
  });
});

describe('the CSV export', () => {
  it('saves the rows that are left, under a name that says which', async () => {
    respondWith('appointments', rows);
    const saved = catchDownload();
    const app = await openApp('/?region=FL&telemarketer=Ana+Torres');
    await click(app, button('Export 1 row, CSV'));
    const [file] = saved;
    expect(file?.name).toBe('appointments-florida-valid-ana-torres-2026-11-21.csv');
    const bytes = new Uint8Array((await file?.bytes()) ?? []);
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    const [head = [], ...lines] = readCsv(new TextDecoder().decode(bytes));
    expect(lines.map((line) => line[head.indexOf('Customer')])).toEqual(["'=1+1"]);
    expect(lines[0]?.[head.indexOf('Booked at')]).toBe('2026-11-21T10:20:00-05:00');
  });

  it('has nothing to save where no row is left', async () => {
    const saved = catchDownload();
    const app = await openApp('/?q=nobody-at-all');
    expect(button('Export 0 rows, CSV')).toHaveAccessibleDescription('Nothing to export');
    await click(app, button('Export 0 rows, CSV'));
    expect(saved).toEqual([]);
  });
});
