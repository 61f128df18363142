import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../read-csv.ts';
import { catchDownload } from './catch-download.ts';
import { card, click, expectState, inCard, openApp } from './open-app.tsx';
import { respondWith } from './respond-with.ts';
import { textsOf } from './page.ts';

const title = 'Invalid Phones';
const rows = () =>
  within(inCard(title).getByRole('table', { name: 'Invalid phones by telemarketer' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent.replace(/Copy list$/, ''));
const copyButton = (name: RegExp) => inCard(title).getByRole('button', { name });

const phone = (original: string, rest: object = {}) => ({
  original,
  cleaned: '',
  format: 'Unknown format',
  confidence: 10,
  isValid: false,
  suggestions: ['Ask again', 'Another'],
  ...rest,
});
const appointment = (number: string, customer: string, telemarketer: string) => ({
  title: 'WC',
  customer,
  telemarketer,
  region: 'chicago',
  phone: number,
  status: 'valid',
  time: '2026-11-21T13:05:00-05:00',
});

const report = {
  summary: { totalProcessed: 139, phoneIssuesFound: 4 },
  phoneCorrections: [
    phone('call me'),
    phone('602-555-O1l7', {
      cleaned: '6025550117',
      format: '(602) 555-0117',
      suggestions: ['Use (602) 555-0117'],
    }),
    phone('call me', { format: 'No digits', suggestions: [] }),
    phone('555-0148'),
  ],
};
const appointments = [
  appointment('555-0148 ', 'Zoë Pruitt', 'bo day'),
  appointment('call me', '', ' '),
  appointment('602-555-O1l7', 'Ann Lee', 'Bo Day'),
];

async function openReport(response: object = report, day: readonly object[] = appointments) {
  respondWith('dataQuality', response);
  respondWith('appointments', { appointments: day });
  return openApp('/data-quality');
}

it('its heads sort the numbers of each telemarketer, which the drawer follows', async () => {
  const app = await openReport();
  const customers = () =>
    rows()
      .filter((row) => /Zoë|Ann/.test(row))
      .map((row) => row.slice(2, 5));
  const before = customers();
  await click(app, inCard(title).getByRole('button', { name: 'Customer' }));
  expect(location.search).toBe('?sort=customer');
  expect(customers()).toEqual(['Ann', 'Zoë']);
  await click(app, inCard(title).getByRole('button', { name: 'Customer' }));
  expect(customers()).toEqual(['Zoë', 'Ann']);
  expect([before, before.toReversed()]).toContainEqual(customers());
  expect(inCard(title).getByRole('columnheader', { name: 'Customer' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await click(app, inCard(title).getByRole('link', { name: /Zoë/ }));
  expect(screen.getByRole('dialog')).toHaveTextContent('1 of 3');
});

describe('the call-back list', () => {
  it('groups the invalid phones by the telemarketer of their appointments', async () => {
    await openReport();
    expect(rows()).toEqual([
      'BDBo Day2 numbers',
      'ILAnn LeeWC, 1:05 PM602-555-O1l7Letters typed as digitsUse (602) 555-0117Auto-fixableOpen',
      'ILZoë PruittWC, 1:05 PM555-0148No area codeAsk againOpen',
      'UUnknown1 number',
      'ILN/AWC, 1:05 PMcall meLetters, no numberAsk againOpen',
      'No appointment1 number',
      "No appointment in today's listcall meNo digits–",
    ]);
    expect(card(title)).toHaveTextContent('4 of 139 numbers cannot be dialed');
    expect(card(title)).toHaveTextContent('3 with an appointment');
  });

  it("links a name to the telemarketer's page, and a row to its appointment", async () => {
    const app = await openReport();
    expect(inCard(title).getByRole('link', { name: 'Bo Day' })).toHaveAttribute(
      'href',
      '/?view=telemarketer&telemarketer=Bo+Day',
    );
    const links = inCard(title).getAllByRole('link', { name: /^Open/ });
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Open the appointment of Ann Lee',
      'Open the appointment of Zoë Pruitt',
      'Open the appointment of N/A',
    ]);
    await click(app, links[1] as HTMLElement);
    const drawer = within(screen.getByRole('dialog'));
    expect(drawer.getByText(/^2 of 3 with an invalid phone/)).toBeVisible();
    expect(drawer.getByText('Zoë Pruitt')).toBeVisible();
  });

  it('lists at most ten in the order of the groups, and shows how many there are (rulings C33)', async () => {
    const people = ['Al', 'Bo', 'Cy', 'Di'];
    const many = [3, 8, 5, 1].flatMap((count, at) =>
      Array.from({ length: count }, (_, nth) => `${people[at]} ${nth}`),
    );
    const app = await openReport(
      { phoneCorrections: many.map((text) => phone(text)) },
      many.map((text) => appointment(text, text, text.slice(0, 2))),
    );
    expect(rows().filter((row) => /numbers?$/.test(row))).toEqual(['BBo8 numbers', 'CCy5 numbers']);
    expect(inCard(title).getAllByRole('link', { name: /^Open/ })).toHaveLength(10);
    expect(card(title)).toHaveTextContent(
      '10 of 17 numbers listed7 numbers and 2 groups not shown',
    );
    await click(app, copyButton(/^Copy list: Cy/));
    expect((await navigator.clipboard.readText()).split('\n')).toHaveLength(6);
  });

  it('claims no appointment to be missing where a part of the list was received (rulings A15)', async () => {
    respondWith('dataQuality', report);
    respondWith('appointments', { appointments: [appointments[2]], total: 76 });
    await openApp('/data-quality');
    expect(rows()).toContain('Appointment not received3 numbers');
    expect(inCard(title).getAllByText('No appointment among 1 of 76 received')).toHaveLength(3);
  });

  it('names the week in weekly mode (rulings C29)', async () => {
    respondWith('appointments', { appointments: [] });
    await openApp('/data-quality', { scenario: 'sunday' });
    expect(inCard(title).getAllByText("No appointment in this week's list")).toHaveLength(10);
  });
});

describe('the list without appointments', () => {
  it('lists the numbers and their suggestions in one group', async () => {
    respondWith('dataQuality', report);
    const app = await openApp('/data-quality', { faults: { appointments: 503 } });
    await app.advance(1_000);
    expectState(title, 'ready');
    expect(rows()).toEqual([
      'Appointments not loaded4 numbers',
      '555-0148No area codeAsk again',
      '602-555-O1l7Letters typed as digitsUse (602) 555-0117Auto-fixable',
      'call meLetters, no numberAsk again',
      'call meNo digits–',
    ]);
    expect(card(title)).toHaveTextContent('Retrying automatically');
    app.center.faults.set('appointments', null);
    respondWith('appointments', { appointments });
    await app.poll('appointments');
    expect(rows()[0]).toBe('BDBo Day2 numbers');
  });
});

it("Copy list copies a group as plain text, and shows 'Copied' for 2 s", async () => {
  const app = await openReport();
  const button = copyButton(/^Copy list: Bo Day$/);
  await click(app, button);
  expect((await navigator.clipboard.readText()).split('\n')).toEqual([
    'Bo Day: 2 numbers to ask for again',
    expect.stringMatching(/^Ann Lee, /),
    expect.stringMatching(/^Zoë Pruitt, /),
  ]);
  expect(button).toHaveAccessibleName('Copied: Bo Day');
  expect(button).toHaveFocus();
  expect(textsOf(inCard(title).getAllByRole('status'))).toContain('Copied');
  await app.advance(2_000);
  expect(button).toHaveAccessibleName('Copy list: Bo Day');
});

it('the CSV export saves all numbers', async () => {
  const saved = catchDownload();
  const app = await openReport();
  await click(app, inCard(title).getByRole('button', { name: 'More' }));
  await click(app, inCard(title).getByRole('button', { name: /^Export \d+ rows, CSV$/ }));
  expect(saved.map(({ name }) => name)).toEqual(['invalid-phones-2026-11-21.csv']);
  const [, ...lines] = readCsv((await saved[0]?.text()) ?? '');
  expect(lines.map((cells) => cells[5])).toEqual([
    '602-555-O1l7',
    '555-0148',
    'call me',
    'call me',
  ]);
});
