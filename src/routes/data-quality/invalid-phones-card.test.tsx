import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import type { Responses } from '../../../tests/mount/network.ts';
import { readCsv } from '../../../tests/read-csv.ts';
import { appointmentRow } from '../../../tests/rows.ts';
import { catchDownload } from '../../../tests/screens/catch-download.ts';
import { hrefsOf, textsOf } from '../../../tests/screens/page.ts';
import { InvalidPhonesCard } from './invalid-phones-card.tsx';

const rows = () =>
  within(screen.getByRole('table', { name: 'Invalid phones by telemarketer' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent.replace(/Copy list$/, ''));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const openLinks = () => screen.getAllByRole('link', { name: /^Open/ });

const phone = (original: string, rest: object = {}) => ({
  original,
  cleaned: '',
  format: 'Unknown format',
  confidence: 10,
  isValid: false,
  suggestions: ['Ask again', 'Another'],
  ...rest,
});
const appointment = (number: string, customer: string, telemarketer: string) =>
  appointmentRow({
    title: 'WC',
    customer,
    telemarketer,
    region: 'chicago',
    phone: number,
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

const open = (responses: Responses = {}) =>
  mountCard(
    <InvalidPhonesCard />,
    { dataQuality: report, appointments, ...responses },
    { url: '/data-quality' },
  );

it('its heads sort the numbers of each telemarketer', async () => {
  const app = await open();
  const customers = () =>
    rows()
      .filter((row) => /Zoë|Ann/.test(row))
      .map((row) => row.slice(2, 5));
  await app.click(button('Customer'));
  expect(location.search).toBe('?sort=customer');
  expect(customers()).toEqual(['Ann', 'Zoë']);
  await app.click(button('Customer'));
  expect(customers()).toEqual(['Zoë', 'Ann']);
  expect(screen.getByRole('columnheader', { name: 'Customer' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

describe('the call-back list', () => {
  it('groups the invalid phones by the telemarketer of their appointments', async () => {
    await open();
    expect(rows()).toEqual([
      'BDBo Day2 numbers',
      'ILAnn LeeWC, booked 1:05 PM602-555-O1l7Letters typed as digitsUse (602) 555-0117Auto-fixableOpen',
      'ILZoë PruittWC, booked 1:05 PM555-0148No area codeAsk againOpen',
      'UUnknown1 number',
      'ILN/AWC, booked 1:05 PMcall meLetters, no numberAsk againOpen',
      'No appointment1 number',
      "No appointment in today's listcall meNo digits–",
    ]);
  });

  it("links a name to the telemarketer's page, and a row to its appointment", async () => {
    await open();
    expect(hrefsOf([screen.getByRole('link', { name: 'Bo Day' })])).toEqual([
      '/?view=telemarketer&telemarketer=Bo+Day',
    ]);
    expect(openLinks().map((link) => link.getAttribute('aria-label'))).toEqual([
      'Open the appointment of Ann Lee',
      'Open the appointment of Zoë Pruitt',
      'Open the appointment of N/A',
    ]);
    for (const href of hrefsOf(openLinks())) expect(href).toContain('?appointment=');
  });

  it('lists at most ten in the order of the groups, and copies all (C33)', async () => {
    const people = ['Al', 'Bo', 'Cy', 'Di'];
    const many = [3, 8, 5, 1].flatMap((count, at) =>
      Array.from({ length: count }, (_, nth) => `${people[at]} ${nth}`),
    );
    const app = await open({
      dataQuality: { phoneCorrections: many.map((text) => phone(text)) },
      appointments: many.map((text) => appointment(text, text, text.slice(0, 2))),
    });
    expect(rows().filter((row) => /numbers?$/.test(row))).toEqual(['BBo8 numbers', 'CCy5 numbers']);
    expect(openLinks()).toHaveLength(10);
    await app.click(button(/^Copy list: Cy/));
    expect((await navigator.clipboard.readText()).split('\n')).toHaveLength(6);
  });

  it('claims no appointment to be missing where a part of the list was received (A15)', async () => {
    await open({ appointments: { appointments: [appointments[2]], total: 76 } });
    expect(screen.getAllByText('No appointment among 1 of 76 received')).toHaveLength(3);
  });
});

describe('the list without appointments', () => {
  it('lists the numbers and their suggestions in one group', async () => {
    const app = await open({ appointments: 503 });
    await app.advance(1_000);
    expect(app.card).toHaveAttribute('data-state', 'ready');
    expect(rows()).toEqual([
      'Appointments not loaded4 numbers',
      '555-0148No area codeAsk again',
      '602-555-O1l7Letters typed as digitsUse (602) 555-0117Auto-fixable',
      'call meLetters, no numberAsk again',
      'call meNo digits–',
    ]);
    app.respond({ appointments });
    await app.poll('appointments');
    expect(rows()[0]).toBe('BDBo Day2 numbers');
  });
});

it("Copy list copies a group as plain text, and shows 'Copied' for 2 s", async () => {
  const app = await open();
  const copy = button('Copy list: Bo Day');
  await app.click(copy);
  expect((await navigator.clipboard.readText()).split('\n')).toEqual([
    'Bo Day: 2 numbers to ask for again',
    expect.stringMatching(/^Ann Lee, /),
    expect.stringMatching(/^Zoë Pruitt, /),
  ]);
  expect(copy).toHaveAccessibleName('Copied: Bo Day');
  expect(copy).toHaveFocus();
  expect(textsOf(within(app.card).getAllByRole('status'))).toContain('Copied');
  await app.advance(2_000);
  expect(copy).toHaveAccessibleName('Copy list: Bo Day');
});

it('the CSV export saves all numbers', async () => {
  const saved = catchDownload();
  const app = await open();
  await app.click(button('More'));
  await app.click(button(/^CSV, \d+ rows$/));
  expect(saved.map(({ name }) => name)).toEqual(['invalid-phones-2026-11-21.csv']);
  const [, ...lines] = readCsv((await saved[0]?.text()) ?? '');
  expect(lines.map((cells) => cells[5])).toEqual([
    '602-555-O1l7',
    '555-0148',
    'call me',
    'call me',
  ]);
});

it('waits for the appointments, by which its numbers are grouped', async () => {
  const app = await open({ appointments: 'hang' });
  expect(app.card).toHaveAttribute('data-state', 'loading');
});
