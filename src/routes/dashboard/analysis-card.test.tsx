import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import { appointmentRow, filteredRows } from '../../../tests/rows.ts';
import { textsOf } from '../../../tests/screens/page.ts';
import { AnalysisCard } from './analysis-card.tsx';

const open = (appointments: object, url = '/') =>
  mountCard(<AnalysisCard />, { appointments }, { url });

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const tab = (name: RegExp) => screen.getByRole('tab', { name });
const tabs = () => textsOf(screen.getAllByRole('tab'));
const selected = () => screen.getByRole('tab', { selected: true });
const search = () => screen.getByRole('searchbox', { name: 'Search appointments' });
const bodyRows = () => screen.getAllByRole('row').slice(1);

const rows = [
  ...['Ann Lee', 'Bea Lee', 'Cy Moss'].map((customer) => ({ customer, status: 'valid' })),
  { customer: 'Beatriz St. James', status: 'invalid', region: 'florida' },
  { customer: 'Dan Lee', status: 'blocked' },
  { customer: 'Eve Hart', status: 'pending' },
];

describe('the tab (C16)', () => {
  it('is in the URL beside the tab of the learning card, except when the status filter implies it', async () => {
    const app = await open(rows, '/?tab=patterns');
    const entries = history.length;
    await app.click(tab(/^Invalid/));
    expect(location.search).toBe('?tab=patterns&tab=invalid');
    await app.click(tab(/^Valid/));
    expect(location.search).toBe('?tab=patterns');
    expect(history.length).toBe(entries);

    await app.goTo('/?status=invalid');
    await app.click(tab(/^Valid/));
    expect(location.search).toBe('?status=invalid&tab=valid');
    expect(selected()).toHaveTextContent(/^Valid/);
    await app.click(tab(/^Invalid/));
    expect(location.search).toBe('?status=invalid');
    expect(selected()).toHaveTextContent(/^Invalid/);
  });

  it('opens from its URL', async () => {
    const app = await open(rows);
    for (const [url, name] of [
      ['/?tab=invalid', /^Invalid/],
      ['/?tab=performance&tab=invalid', /^Invalid/],
      ['/?tab=everything', /^Valid/],
      ['/?status=invalid', /^Invalid/],
      ['/?status=Blocked&tab=patterns', /^Invalid/],
      ['/?status=pending', /^All Events/],
      ['/?status=valid', /^Valid/],
      ['/?status=invalid&tab=valid', /^Valid/],
    ] as const) {
      await app.goTo(url);
      expect([url, selected().textContent]).toEqual([url, expect.stringMatching(name)]);
    }
  });
});

it('the search searches all lists, shows the matches of each on its tab, and opens a list with matches', async () => {
  const app = await open(rows);
  await app.user.type(search(), 'St. J');
  expect(app.card).toHaveTextContent('No matches in Valid. 1 in Invalid/Blocked');
  expect(app.card).toHaveTextContent('0 of 6 events shown');
  await app.click(button('1 in Invalid/Blocked'));
  expect(selected()).toHaveTextContent(/^Invalid\/Blocked \(1\)$/);
  expect(selected()).toHaveFocus();
  expect(bodyRows()[0]).toHaveTextContent('Beatriz St. James');
  expect(search()).toHaveValue('St. J');
  expect(app.card).toHaveTextContent('1 of 6 events shown');
  expect(location.search).toBe('?q=St.+J&tab=invalid');

  await app.goTo('/?q=lee');
  expect(tabs()).toEqual(['Valid Appointments (2)', 'Invalid/Blocked (1)', 'All Events (3)']);
  expect(app.card.textContent.match(/\d+ of \d+/g)).toEqual(['2 of 6']);
  await app.user.clear(search());
  expect(tabs()).toEqual(['Valid Appointments (3)', 'Invalid/Blocked (2)', 'All Events (6)']);
  expect(app.card).toHaveTextContent('3 of 6 events shown');

  await app.goTo('/?q=hart');
  await app.click(button('1 in All Events'));
  expect(selected()).toHaveTextContent(/^All Events \(1\)$/);
  expect(selected()).toHaveFocus();
  expect(bodyRows()[0]).toHaveTextContent('Eve Hart');
  expect(bodyRows()[0]).toHaveTextContent('Pending');
  expect(location.search).toBe('?q=hart&tab=all');

  await app.goTo('/?q=zzz');
  expect(screen.getByText('No appointment matches this search')).toBeVisible();

  await app.goTo('/?tab=invalid&region=FL');
  expect(bodyRows()[0]).toHaveTextContent('Beatriz St. James');
});

describe('the head', () => {
  it('counts the rows that are neither valid nor invalid, if there are any', async () => {
    const app = await open({ appointments: rows });
    expect(app.card).toHaveTextContent('1 undecided');
    await app.show({ appointments: { appointments: rows.slice(0, 5) } });
    expect(app.card).not.toHaveTextContent('undecided');
  });

  it('do not call rows undecided that did not come or could not be read (A15)', async () => {
    const appointments = [rows[0], []];
    const app = await open({ appointments, total: 9, valid: 1, invalid: 0 });
    expect(app.card).toHaveTextContent('1 of 9 received1 row unreadable');
    expect(app.card).not.toHaveTextContent('undecided');
  });

  it("shows the server's counts, each with a link to its rows (S3)", async () => {
    const app = await open({ appointments: rows, total: 6, valid: 5, invalid: 2 });
    expect(app.card).toHaveTextContent('6 total5 valid2 invalid');
    for (const name of [
      'Show 6 events',
      'Show 5 valid appointments',
      'Show 2 invalid appointments',
    ])
      expect(screen.getByRole('link', { name })).toBeVisible();
  });
});

describe('the order (C43)', () => {
  const timed = [
    ['Cy Moss', 'DD', '2026-11-21T15:20:00Z'],
    ['Ann Lee', 'WC', '2026-11-21T17:00:00Z'],
    ['Bea Lee', '024', '2026-11-21T16:00:00Z'],
  ].map(([customer, title, time]) => ({ customer, title, time, status: 'valid' }));
  const customers = () => bodyRows().map((row) => /Ann|Bea|Cy|Dan/.exec(row.textContent)?.[0]);
  const sorts = () =>
    screen.getAllByRole('columnheader').flatMap((head) => {
      const sort = head.getAttribute('aria-sort') ?? 'none';
      return sort === 'none' ? [] : [`${head.textContent} ${sort}`];
    });

  it('is newest first, else as a head and the URL say', async () => {
    const app = await open(timed);
    expect([customers(), sorts()]).toEqual([['Ann', 'Bea', 'Cy'], ['Booked descending']]);
    for (const [head, order, sort, inUrl] of [
      ['Booked', ['Cy', 'Bea', 'Ann'], 'Booked ascending', '?sort=booked'],
      ['Booked', ['Ann', 'Bea', 'Cy'], 'Booked descending', ''],
      ['Title', ['Bea', 'Cy', 'Ann'], 'Title ascending', '?sort=title'],
      ['Title', ['Ann', 'Cy', 'Bea'], 'Title descending', '?sort=-title'],
      ['Customer', ['Ann', 'Bea', 'Cy'], 'Customer ascending', '?sort=customer'],
    ] as const) {
      await app.click(button(head));
      expect([customers(), sorts(), location.search]).toEqual([order, [sort], inUrl]);
    }
  });

  it('has rows without a readable time at its end (A12)', async () => {
    await open([{ customer: 'Dan', status: 'valid', time: 'soon' }, ...timed]);
    expect([customers(), sorts()]).toEqual([['Ann', 'Bea', 'Cy', 'Dan'], ['Booked descending']]);
  });
});

describe('the filters without a field', () => {
  const all =
    '/?region=Atlantis&status=valid&telemarketer=ana+torres&reason=full+validation&rep=Devon_Hartley&hour=10';
  const chips = () => textsOf(document.querySelectorAll('[aria-label="Filters"] button'));
  const count = () => document.querySelector('footer > span')?.textContent;

  it('are chips, except an unknown region, which is in its field; they can be cleared together, and an empty list names them', async () => {
    const app = await open(filteredRows, all);
    expect(chips()).toEqual([
      'Telemarketer ana torres',
      'Reason full validation',
      'Sales rep Devon Hartley',
      'Status Valid',
      'Hour 10 AM',
    ]);
    expect(screen.getByRole('combobox', { name: 'Region' })).toHaveDisplayValue('Atlantis');
    expect(count()).toBe('1 of 4 events shown');

    await app.goTo(`${all}&q=ann&log-q=bea`);
    await app.click(button('Clear all'));
    expect(location.search).toBe('?log-q=bea');
    expect(count()).toBe('4 of 4 events shown');
    expect(search()).toHaveFocus();

    await app.goTo('/?telemarketer=Ana+Torres&hour=5&region=FL');
    expect(screen.getByText('No appointment matches these filters')).toBeVisible();
    expect(app.card).toHaveTextContent('Telemarketer Ana Torres, Hour 5 AM, Region Florida');
    await app.user.type(search(), 'zoe');
    await app.advance(300);
    expect(location.search).toBe('?telemarketer=Ana+Torres&hour=5&region=florida&q=zoe');
    for (const url of ['/?hour=24', '/?hour=-1', '/?hour=x', '/?telemarketer=%20']) {
      await app.goTo(url);
      expect([url, chips(), count()]).toEqual([url, [], '4 of 4 events shown']);
    }
  });

  it('are removed one by one, and the focus moves to the next chip', async () => {
    const app = await open(filteredRows, '/?telemarketer=Ana+Torres&rep=devon_hartley&hour=10');
    const entries = history.length;
    await app.click(button('Remove telemarketer Ana Torres'));
    expect(location.search).toBe('?rep=devon_hartley&hour=10');
    expect(count()).toBe('3 of 4 events shown');
    expect(button('Remove sales rep Devon Hartley')).toHaveFocus();
    await app.click(button('Remove hour 10 AM'));
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
    expect(button('Remove sales rep Devon Hartley')).toHaveFocus();
    await app.user.keyboard('{Enter}');
    expect(location.search).toBe('');
    expect(search()).toHaveFocus();
    expect(history.length).toBe(entries);
  });
});

it('shows of the reasons of valid rows what differs, and says the whole reason', async () => {
  const codes = ['WC', 'DD', 'NHWC'];
  await open(
    codes.map((code) =>
      appointmentRow({ type: 'Full validation', reason: `Real customer, service code ${code}` }),
    ),
  );
  const cells = screen.getAllByRole('cell', { name: /^Real customer, service code/ });
  expect(cells.map((cell) => cell.querySelector('[aria-hidden]')?.textContent)).toEqual(
    codes.map((code) => `Service code ${code}`),
  );
});

it('has a row for an event without texts, and counts the unreadable ones (A2)', async () => {
  const event = { status: 'invalid', region: 'arizona' };
  const app = await open([event, event, { region: 'Florida' }, {}], '/?tab=invalid');
  expect(app.card).toHaveTextContent('3 total0 valid2 invalid');
  expect(screen.getByText('1 row unreadable')).toBeVisible();
  const cells = bodyRows().map((row) => textsOf(row.children));
  const empty = ['Booked –', 'AZ', 'No TitleN/A', 'N/AN/A', 'N/AUnknown', 'N/A'];
  expect(cells).toEqual([empty, empty]);
});

it('calls a part of the appointments a part, and counts none of the rest (A15)', async () => {
  const event = appointmentRow({ status: 'invalid' });
  const app = await open({ appointments: [event, event], total: 76 });
  expect(screen.getByText('2 of 76 received')).toBeVisible();
  expect(app.card).toHaveTextContent('76 total– valid– invalid');
  expect(tabs()).toEqual(['Valid Appointments (0)', 'Invalid/Blocked (2)', 'All Events (2)']);
  expect(app.card).not.toHaveTextContent('No valid appointments');
  expect(screen.getByText('None among the rows received')).toBeVisible();
  await app.show({ appointments: { appointments: [], total: 76 } });
  expect(app.card).not.toHaveTextContent(/No (?:valid )?appointments found/);
  await app.show({ appointments: { appointments: [appointmentRow()], total: 1 } });
  expect(app.card).toHaveTextContent('1 total1 valid0 invalid');
  expect(app.card).not.toHaveTextContent('received');
});
