import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { telemarketerPath } from '../../src/paths.ts';
import { readPerson } from '../../src/domain/people.ts';
import { appointmentRow, times } from '../rows.ts';
import {
  bodyRows,
  button,
  card,
  cellsOf,
  expectState,
  footerOf,
  inCard,
  pageHeading,
  param,
  textsOf,
} from './page.ts';
import { appointments, open } from './telemarketer-rows.tsx';

const [ana, daniel] = ['Ana Torres', 'Daniel Cole'];

/** What is counted behind each link of a card, with its query. */
const linksOf = (title: string) =>
  inCard(title)
    .getAllByRole('link')
    .map((link) => {
      const query = new URL(link.getAttribute('href') ?? '', location.origin).searchParams;
      query.sort();
      return `${link.getAttribute('aria-label') ?? ''} ${query.toString()}`;
    });

describe("a telemarketer's page", () => {
  it('is a view of the dashboard with its own heading (C28), the figures of the person beside those of the team, and all events, newest first', async () => {
    await open();
    expect(pageHeading()).toHaveTextContent(daniel);
    expect(document.title).toContain(`${daniel} · Appointment Tracker`);
    expect(screen.queryByRole('region', { name: 'Calendar Performance' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/');
    expect(card('Valid appointments')).toHaveTextContent('2 of 5 events1 undecided');
    expect(card('Validation rate')).toHaveTextContent(/40% ?50% across all regions$/);
    expect(textsOf(inCard('Appointments').getAllByRole('tab'))).toEqual([
      'All 5',
      'Valid 2',
      'Invalid 2',
    ]);
    const [heads, ...rows] = cellsOf('Appointments');
    expect(heads).toEqual([
      'Booked',
      'Title',
      'Customer',
      'Region',
      'Sales rep',
      'Type or reason',
      'Confidence or result',
    ]);
    expect(rows.map((cells) => cells[1])).toEqual(['WC 1', 'WC 2', 'WC 3', 'WC 4', 'WC 5']);
  });

  it('links each count to its rows', async () => {
    await open();
    const own = 'tab=all&telemarketer=Daniel+Cole';
    expect(linksOf('By hour')).toEqual([
      `9 AM: 0 / 1 valid hour=9&${own}`,
      `10 AM: 0 / 1 valid hour=10&${own}`,
      `11 AM: 0 / 1 valid hour=11&${own}`,
      `2 PM: 2 / 2 valid hour=14&${own}`,
    ]);
    expect(linksOf('Regions')).toEqual([
      `Daniel Cole in California: 50%, 1 of 2 valid region=california&${own}`,
      `Daniel Cole in Illinois: 100%, 1 of 1 valid region=chicago&${own}`,
      `Daniel Cole in Florida: 0%, 0 of 2 valid region=florida&${own}`,
    ]);
    const invalid = 'tab=invalid&telemarketer=Daniel+Cole';
    expect(linksOf('Why appointments are invalid')).toEqual([
      `Daniel Cole, Busy: 1 reason=Busy&${invalid}`,
      `Daniel Cole, Test: 1 reason=Test&${invalid}`,
    ]);
  });

  it('mutes a rate of few cases, without a band (C36)', async () => {
    const valid = appointmentRow({ telemarketer: daniel });
    await open({ appointments: [...times(19, valid), { ...valid, region: 'FL' }] });
    const [, california] = inCard('Regions').getAllByRole('row');
    expect(california).toHaveTextContent(/100%19 of 19$/);
    expect(california?.querySelector('[data-band]')).toBeNull();
    expect(card('Validation rate')).toHaveTextContent('Excellent');
  });

  it('of an unknown name has a strip of zeros, and no appointments', async () => {
    await open({ appointments: appointments.slice(5) });
    expect(card('Valid appointments')).toHaveTextContent('0 of 0 events');
    expect(card('Validation rate')).toHaveTextContent('–');
    expect(inCard('Appointments').getByText('No Appointments')).toBeVisible();
    expect(inCard('Appointments').getByText('No appointments for this name')).toBeVisible();
    expect(inCard('By hour').getByText('No times to show')).toBeVisible();
    expectState('Appointments', 'empty');
  });

  it('claims nothing of none where only a part was received (A15)', async () => {
    await open({ appointments: { appointments: appointments.slice(5), total: 76 } });
    expect(card('Valid appointments')).toHaveTextContent(
      'Valid appointments0 of 0 events3 of 76 received',
    );
    expect(card('Appointments')).toHaveTextContent('None among the rows received');
  });

  it('has no rate and no share of a part (A15)', async () => {
    await open({ appointments: { appointments, total: 76 } });
    expect(card('Valid appointments')).toHaveTextContent('2 of 5 events1 undecided, 8 of 76');
    expect(card('Validation rate')).toHaveTextContent(/^Validation rate–$/);
    expect(cellsOf('Regions')[1]?.at(-1)).toBe('–1 of 2');
    expect(cellsOf('Why appointments are invalid')[1]).toEqual(['Busy', '1 ', '–', '–']);
    expect(footerOf('Why appointments are invalid')).toBe('Without "Busy": – → –');
    for (const title of ['Regions', 'By hour', 'Appointments'])
      expect(card(title)).toHaveTextContent('8 of 76 received');
  });
});

it('sorts its list by a head, in the URL (C43)', async () => {
  const app = await open();
  const head = (name: string) => inCard('Appointments').getByRole('columnheader', { name });
  const customers = () => cellsOf('Appointments').flatMap((cells) => cells[2] ?? []);
  expect(head('Booked')).toHaveAttribute('aria-sort', 'descending');
  await app.click(within(head('Customer')).getByRole('button'));
  expect(param('sort')).toBe('customer');
  expect(customers()).toEqual(['Customer', 'Ann Lee', 'Bea Fox', 'Cy Moss', 'Zoe Ray', 'N/A']);
  await app.click(within(head('Booked')).getByRole('button'));
  expect(param('sort')).toBe(null);
});

describe('its actions', () => {
  it('copy the link and the open list, and name a refusal of the browser', async () => {
    const copied: string[] = [];
    const app = await open();
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
      copied.push(text);
    });
    await app.click(button('Copy link'));
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(copied).toEqual([location.href]);
    await app.click(inCard('Appointments').getByRole('tab', { name: /^Invalid/ }));
    expect(param('tab')).toBe('invalid');
    await app.click(button('Copy list'));
    expect(copied[1]?.split('\n')).toHaveLength(3);
    expect(bodyRows('Appointments')).toHaveLength(2);

    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await app.advance(2_000);
    await app.click(button('Copy link'));
    expect(await screen.findByText('Link not copied')).toBeVisible();
  });

  it('step through the telemarketers, with the focus on the arrow', async () => {
    const app = await open();
    await app.click(button('Previous telemarketer'));
    expect(pageHeading()).toHaveTextContent('Priya Shah');
    expect(document.activeElement).toBe(button('Previous telemarketer'));
    for (let steps = 0; steps < 3; steps += 1) await app.click(button('Next telemarketer'));
    expect(pageHeading()).toHaveTextContent('Marcus Reed');
  });
});

it('beside another telemarketer shows both in each card, from a link and by choice, until the second is removed', async () => {
  const months = [
    {
      month: '2026-11',
      totalValidAppointments: 50,
      telemarketers: { [ana]: { totalAppointments: 20 }, [daniel]: { totalAppointments: 10 } },
    },
  ];
  const app = await open({ monthly: { months } });
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Compare with' }), ana);
  await app.settle();
  const both = telemarketerPath(readPerson(daniel), readPerson(ana));
  expect(location.search).toBe(`?${both.split('?')[1]}`);
  expect(card('Valid appointments')).toHaveTextContent(`${daniel}2of 5 events`);
  expect(card('Valid appointments')).toHaveTextContent(`${ana}2of 3 events`);
  for (const name of [daniel, ana]) {
    const hours = inCard('By hour').getByRole('list', { name: `Events of ${name} by hour` });
    expect(hours).toBeVisible();
    for (const title of ['Regions', 'Why appointments are invalid', 'Share of each month'])
      expect(inCard(title).getByRole('columnheader', { name })).toBeVisible();
  }
  expect(cellsOf('Share of each month')[1]).toEqual(['Nov 2026', '10 20%', '20 40%']);
  await app.user.selectOptions(screen.getByRole('combobox'), 'Nobody');
  await app.settle();
  expect(param('beside')).toBe(null);
  expect(screen.queryByRole('columnheader', { name: ana })).toBeNull();
});
