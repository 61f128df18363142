import { screen } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { readCsv } from '../read-csv.ts';
import { respondWith, showResponse } from './respond-with.ts';
import { card, click, inCard, openApp } from './open-app.tsx';
import { catchDownload } from './catch-download.ts';
import { bodyRows, footerOf, textsOf, goTo } from './page.ts';

const title = 'Appointments Analysis';
const search = () => inCard(title).getByRole('searchbox', { name: 'Search appointments' });
const button = (name: string | RegExp) => inCard(title).getByRole('button', { name });
const open = () => inCard(title).getByRole('tab', { selected: true }).textContent;

const rows = [
  ...['Ann Lee', 'Bea Lee', 'Cy Moss'].map((customer) => ({ customer, status: 'valid' })),
  { customer: 'Beatriz St. James', status: 'invalid', region: 'florida' },
  { customer: 'Dan Lee', status: 'blocked' },
  { customer: 'Eve Hart', status: 'pending' },
];

describe('the tab of the Analysis card (rulings C16)', () => {
  it('is in the URL beside the tab of the learning card, except when the status filter implies it', async () => {
    respondWith('appointments', rows);
    const app = await openApp('/?tab=patterns');
    const entries = history.length;
    await click(app, inCard(title).getByRole('tab', { name: /^Invalid/ }));
    expect(location.search).toBe('?tab=patterns&tab=invalid');
    const learning = inCard('AI Learning System');
    expect(learning.getByRole('tab', { selected: true })).toHaveTextContent('Patterns');
    await click(app, learning.getByRole('tab', { name: 'Performance' }));
    expect(location.search).toBe('?tab=invalid&tab=performance');
    expect(open()).toMatch(/^Invalid/);
    await click(app, inCard(title).getByRole('tab', { name: /^Valid/ }));
    await click(app, learning.getByRole('tab', { name: 'Overview' }));
    expect(location.search).toBe('');
    expect(history.length).toBe(entries);

    await goTo(app, '/?status=invalid');
    await click(app, inCard(title).getByRole('tab', { name: /^Valid/ }));
    expect(location.search).toBe('?status=invalid&tab=valid');
    expect(open()).toMatch(/^Valid/);
    await click(app, inCard(title).getByRole('tab', { name: /^Invalid/ }));
    expect(location.search).toBe('?status=invalid');
    expect(open()).toMatch(/^Invalid/);
  });

  it('opens from its URL', async () => {
    respondWith('appointments', rows);
    const app = await openApp();
    for (const [url, tab] of [
      ['/?tab=invalid', /^Invalid/],
      ['/?tab=performance&tab=invalid', /^Invalid/],
      ['/?tab=everything', /^Valid/],
      ['/?status=invalid', /^Invalid/],
      ['/?status=Blocked&tab=patterns', /^Invalid/],
      ['/?status=pending', /^All Events/],
      ['/?status=valid', /^Valid/],
      ['/?status=invalid&tab=valid', /^Valid/],
    ] as const) {
      await goTo(app, url);
      expect([url, open()]).toEqual([url, expect.stringMatching(tab)]);
    }
  });
});

it('the search of the Analysis card searches all lists, shows the matches of each on its tab, and opens a list with matches', async () => {
  respondWith('appointments', rows);
  const app = await openApp();
  await app.user.type(search(), 'St. J');
  expect(card(title)).toHaveTextContent('No matches in Valid. 1 in Invalid/Blocked');
  expect(card(title)).toHaveTextContent('0 of 6 events shown');
  await click(app, button('1 in Invalid/Blocked'));
  expect(open()).toBe('Invalid/Blocked (1)');
  expect(inCard(title).getByRole('tab', { selected: true })).toHaveFocus();
  expect(inCard(title).getAllByRole('row')[1]).toHaveTextContent('Beatriz St. James');
  expect(search()).toHaveValue('St. J');
  expect(card(title)).toHaveTextContent('1 of 6 events shown');
  expect(location.search).toBe('?q=St.+J&tab=invalid');

  await goTo(app, '/?q=lee');
  const tabs = () => textsOf(inCard(title).getAllByRole('tab'));
  expect(tabs()).toEqual(['Valid Appointments (2)', 'Invalid/Blocked (1)', 'All Events (3)']);
  expect(card(title).textContent.match(/\d+ of \d+/g)).toEqual(['2 of 6']);
  await app.user.clear(search());
  expect(tabs()).toEqual(['Valid Appointments (3)', 'Invalid/Blocked (2)', 'All Events (6)']);
  expect(card(title)).toHaveTextContent('3 of 6 events shown');

  await goTo(app, '/?q=hart');
  await click(app, button('1 in All Events'));
  expect(open()).toBe('All Events (1)');
  expect(inCard(title).getByRole('tab', { selected: true })).toHaveFocus();
  expect(inCard(title).getAllByRole('row')[1]).toHaveTextContent('Eve Hart');
  expect(inCard(title).getAllByRole('row')[1]).toHaveTextContent('Pending');
  expect(location.search).toBe('?q=hart&tab=all');

  await goTo(app, '/?q=zzz');
  expect(inCard(title).getByText('No appointment matches this search')).toBeVisible();

  await goTo(app, '/?tab=invalid&region=FL');
  expect(inCard(title).getAllByRole('row')[1]).toHaveTextContent('Beatriz St. James');
});

describe('the head and the footer of the Analysis card', () => {
  it('count the rows that are neither valid nor invalid, if there are any', async () => {
    const [row] = rows;
    respondWith('appointments', { appointments: [row], total: 145, valid: 104, invalid: 38 });
    const app = await openApp();
    expect(card(title)).toHaveTextContent('145 total104 valid38 invalid3 undecided');
    expect(card(title)).toHaveTextContent('71.7% valid, 26.2% invalid');
    const whole = { appointments: [row], total: 4, valid: 3, invalid: 1 };
    await showResponse(app, 'appointments', whole);
    expect(card(title)).not.toHaveTextContent('undecided');
  });

  it("say which count is the server's where the list has another, and link none to other rows (rulings C37)", async () => {
    respondWith('appointments', { appointments: rows, total: 6, valid: 5, invalid: 2 });
    await openApp();
    expect(card(title)).toHaveTextContent('6 total5 valid by the server, 3 listed2 invalid');
    const links = ['Show 6 events', 'Show 2 invalid appointments'];
    for (const name of links) expect(inCard(title).getByRole('link', { name })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Show 5 valid appointments' })).toBeNull();
    expect(footerOf('Appointments Log')).toMatch(/^Valid: 5/);
  });
});

describe('the order of the Analysis card (rulings C43)', () => {
  const timed = [
    ['Cy Moss', 'DD', '2026-11-21T15:20:00Z'],
    ['Ann Lee', 'WC', '2026-11-21T17:00:00Z'],
    ['Bea Lee', '024', '2026-11-21T16:00:00Z'],
  ].map(([customer, name, time]) => ({ customer, title: name, time, status: 'valid' }));
  const customers = () => bodyRows(title).map((row) => /Ann|Bea|Cy|Dan/.exec(row.textContent)?.[0]);
  const sorts = () =>
    inCard(title)
      .getAllByRole('columnheader')
      .flatMap((head) => {
        const sort = head.getAttribute('aria-sort') ?? 'none';
        return sort === 'none' ? [] : [`${head.textContent} ${sort}`];
      });

  it('is newest first, else as a head and the URL say', async () => {
    respondWith('appointments', timed);
    const app = await openApp();
    expect([customers(), sorts()]).toEqual([['Ann', 'Bea', 'Cy'], ['Time descending']]);
    for (const [head, order, sort, inUrl] of [
      ['Time', ['Cy', 'Bea', 'Ann'], 'Time ascending', '?sort=time'],
      ['Time', ['Ann', 'Bea', 'Cy'], 'Time descending', ''],
      ['Title', ['Bea', 'Cy', 'Ann'], 'Title ascending', '?sort=title'],
      ['Title', ['Ann', 'Cy', 'Bea'], 'Title descending', '?sort=-title'],
      ['Customer', ['Ann', 'Bea', 'Cy'], 'Customer ascending', '?sort=customer'],
    ] as const) {
      await click(app, button(head));
      expect([customers(), sorts(), location.search]).toEqual([order, [sort], inUrl]);
    }
  });

  it("is the server's where a time cannot be read, and says so", async () => {
    respondWith('appointments', [...timed, { customer: 'Dan', status: 'valid', time: 'soon' }]);
    await openApp();
    expect([customers(), sorts()]).toEqual([['Cy', 'Ann', 'Bea', 'Dan'], []]);
    expect(inCard(title).getByText("In the server's order")).toBeVisible();
  });
});

const chips = () => textsOf(document.querySelectorAll('[aria-label="Filters"] button'));
const count = () => card(title).querySelector('footer > span')?.textContent;

const chipRow = {
  title: 'DD',
  telemarketer: 'Ana Torres',
  salesRep: 'devon_hartley',
  region: 'Nevada',
  reason: 'Full validation',
  status: 'valid',
  time: '2026-11-21T15:20:00Z',
};
const chipRows = [
  { ...chipRow, customer: 'Ann Lee' },
  { ...chipRow, customer: 'Bea Lee', telemarketer: 'Priya Shah' },
  { ...chipRow, customer: 'Cy Moss', salesRep: 'Luis Ocampo' },
  { ...chipRow, customer: '=1+1', region: 'FL', phone: '+1 555 0100' },
];
const all =
  '/?region=Nevada&status=valid&telemarketer=ana+torres&reason=full+validation&rep=Devon_Hartley&hour=10';

describe('the filters of the Analysis card without a field', () => {
  it('are chips, except an unknown region, which is in its field; they can be cleared together, and an empty list names them', async () => {
    respondWith('appointments', chipRows);
    const app = await openApp(all);
    expect(chips()).toEqual([
      'Telemarketer ana torres',
      'Reason full validation',
      'Sales rep Devon Hartley',
      'Status Valid',
      'Hour 10 AM',
    ]);
    expect(inCard(title).getByRole('combobox', { name: 'Region' })).toHaveDisplayValue('Nevada');
    expect(count()).toBe('1 of 4 events shown');

    await goTo(app, `${all}&q=ann&log-q=bea`);
    await click(app, button('Clear all'));
    expect(location.search).toBe('?log-q=bea');
    expect(count()).toBe('4 of 4 events shown');
    expect(inCard(title).getByRole('searchbox')).toHaveFocus();

    await goTo(app, '/?telemarketer=Ana+Torres&hour=5&region=FL');
    expect(inCard(title).getByText('No appointment matches these filters')).toBeVisible();
    expect(card(title)).toHaveTextContent('Telemarketer Ana Torres, Hour 5 AM, Region Florida');
    await app.user.type(inCard(title).getByRole('searchbox'), 'zoe');
    await app.advance(300);
    expect(location.search).toBe('?telemarketer=Ana+Torres&hour=5&region=florida&q=zoe');
    for (const url of ['/?hour=24', '/?hour=-1', '/?hour=x', '/?telemarketer=%20']) {
      await goTo(app, url);
      expect([url, chips(), count()]).toEqual([url, [], '4 of 4 events shown']);
    }
  });

  it('are removed one by one, and the focus moves to the next chip', async () => {
    respondWith('appointments', chipRows);
    const app = await openApp('/?telemarketer=Ana+Torres&rep=devon_hartley&hour=10');
    const entries = history.length;
    await click(app, button('Remove telemarketer Ana Torres'));
    expect(location.search).toBe('?rep=devon_hartley&hour=10');
    expect(count()).toBe('3 of 4 events shown');
    expect(button('Remove sales rep Devon Hartley')).toHaveFocus();
    await click(app, button('Remove hour 10 AM'));
    expect(button('Remove sales rep Devon Hartley')).toHaveFocus();
    await app.user.keyboard('{Enter}');
    expect(location.search).toBe('');
    expect(inCard(title).getByRole('searchbox')).toHaveFocus();
    expect(history.length).toBe(entries);
  });
});

describe('the export of rows', () => {
  it('saves the filtered rows, under a name that contains the filters, as CSV and as a workbook', async () => {
    respondWith('appointments', chipRows);
    const saved = catchDownload();
    const app = await openApp('/?region=FL&telemarketer=Ana+Torres');
    await click(app, button('Export 1 row, CSV'));
    const [file] = saved.splice(0);
    expect(file?.name).toBe('appointments-florida-valid-ana-torres-2026-11-21.csv');
    const bytes = new Uint8Array((await file?.bytes()) ?? []);
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    const [head = [], ...lines] = readCsv(new TextDecoder().decode(bytes));
    expect(lines.map((line) => line[head.indexOf('Customer')])).toEqual(["'=1+1"]);
    expect(lines[0]?.[head.indexOf('Booked at')]).toBe('2026-11-21T10:20:00-05:00');

    await app.user.dblClick(button('Export 1 row, Excel'));
    await vi.waitFor(() => expect(saved).not.toEqual([]));
    await app.settle();
    expect(saved.map(({ name }) => name)).toEqual([
      'appointments-florida-valid-ana-torres-2026-11-21.xlsx',
    ]);
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
    const booked = [
      ['Ann', '10:00'],
      ['Cy', '11:00'],
      ['', '09:00'],
      ['Ben', '12:00'],
    ].map(([customer, time]) => ({ customer, status: 'valid', time: `2026-11-21T${time}:00Z` }));
    respondWith('appointments', booked);
    const saved = catchDownload();
    const app = await openApp(`/${query}`);
    await click(app, button('Export 4 rows, CSV'));
    const [head = [], ...lines] = readCsv((await saved[0]?.text()) ?? '');
    const place = head.findIndex((name) => name.endsWith('Customer'));
    expect(lines.map((line) => line[place] || 'N/A')).toEqual(names);
  });

  it('is disabled while no row matches', async () => {
    const saved = catchDownload();
    const app = await openApp('/?q=nobody-at-all&log-q=none');
    for (const name of ['Export 0 rows, Excel', 'Export 0 rows, CSV']) {
      expect(button(name)).toHaveAccessibleDescription('Nothing to export');
      await click(app, button(name));
    }
    expect(saved).toEqual([]);
  });
});
