import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mountScreen } from '../mount/mount-screen.tsx';
import type { Responses } from '../mount/network.ts';
import { easternMs } from '../recorded-days.ts';
import { appointmentRow, dashboardBody, regionRows, times } from '../rows.ts';
import {
  bodyRows,
  card,
  cellsOf,
  expectState,
  figureOf,
  hrefsOf,
  inCard,
  link,
  pageHeading,
  param,
  textsOf,
} from './page.ts';

/** A valid appointment in Illinois, by default of Ann Lee at 11 AM. */
const row = (given: object = {}) =>
  appointmentRow({ salesRep: 'Ann Lee', region: 'IL', time: '2026-11-21T16:00:00Z', ...given });

/** The page of Illinois. */
const open = (appointments: object, more: Responses = {}, now?: number) =>
  mountScreen(
    '/states/chicago',
    { appointments, regions: regionRows, dashboard: dashboardBody(), ...more },
    now,
  );

const recent = () => bodyRows('Recent Appointments');
const customers = () =>
  recent().map((each) => within(each).getByRole('rowheader').querySelector('bdi')?.textContent);

/** Illinois has eight valid appointments: three of Ann Lee, two of Bo Ray, one of Cy Fox, and two without a known rep. */
const day = [
  ...times(3, row()),
  ...times(2, row({ salesRep: 'bo_ray', time: '2026-11-21T18:00:00Z' })),
  row({ salesRep: 'Cy Fox', time: '2026-11-21T19:00:00Z' }),
  row({ salesRep: '0 PDG', time: '2026-11-21T19:05:00Z' }),
  row({ salesRep: 'Unknown Field Agent', time: '2026-11-21T14:30:00Z' }),
  row({ status: 'invalid' }),
  row({ region: 'FL' }),
];

describe('the state dashboard', () => {
  it("is named by the region's display name, and leads back to the states", async () => {
    const app = await open(day, { salesReps: [] });
    expect(pageHeading()).toHaveTextContent('Illinois');
    expect(document.title).toMatch(/Illinois · Appointment Tracker$/);
    await app.click(link('Back to States Dashboard'));
    expect(location.pathname).toBe('/states');
  });

  it('counts the valid appointments and active field agents', async () => {
    await open(day);
    expect(figureOf('Valid Appointments')).toBe('8');
    expect(card('Valid Appointments')).toHaveTextContent(
      '1 without a known rep, 1 pending to assign',
    );
    expect(figureOf('Active Field Agents')).toBe('3');
    expect(card('Active Field Agents')).toHaveTextContent(
      /^Active Field Agents3with valid appointments today$/,
    );
    expect(figureOf('Average per Active Agent')).toBe('3');
    expect(card('Average per Active Agent')).toHaveTextContent('valid, rounded');
  });

  it('says what is missing of a list that is a part, and has no average and no share then (A15)', async () => {
    await open({ appointments: [row()], total: 76 });
    expect(card('Valid Appointments')).toHaveTextContent(/^Valid Appointments11 of 76 received$/);
    expect(figureOf('Average per Active Agent')).toBe('–');
    expect(cellsOf('Field Agents')[1]).toEqual(['ALAnn Lee', '1', '–']);
    for (const title of ['Field Agents', 'Recent Appointments'])
      expect(card(title)).toHaveTextContent('1 of 76 received');
  });

  it('sums the rows that could be read (A2)', async () => {
    await open([row(), row(), 7]);
    expect(figureOf('Average per Active Agent')).toBe('2');
    expect(cellsOf('Field Agents')[1]).toEqual(['ALAnn Lee', '2', '100%']);
    expect(card('Field Agents')).toHaveTextContent('1 row unreadable');
  });

  const events = (validAppointments: number, totalEvents: number) => ({
    regions: [{ key: 'IL', name: 'Chicago', validAppointments, totalEvents }],
  });

  it('shows the rate of /api/regions, whatever the rows are (C37), with its band and the distance to the next one', async () => {
    const app = await open([row()], events(11, 23));
    const rate = () => card('Validation Rate');
    expect(figureOf('Valid Appointments')).toBe('1');
    expect(rate()).toHaveTextContent(
      /^Validation Rate47.8%Poor11 of 23 valid.*2.2 points from Warning/,
    );
    expect(within(rate()).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '48');
    await app.show(events(52, 59));
    expect(rate()).toHaveTextContent('88.1%Excellent52 of 59 valid');
    expect(rate()).not.toHaveTextContent('points');
    await app.show(events(0, 0));
    expect(rate()).toHaveTextContent(/–No events yet today$/);
    expect(within(rate()).queryByRole('progressbar')).toBeNull();
  });

  it('has no band of few events, but says what waits of them (C36)', async () => {
    await open(
      [row({ status: 'pending' }), row({ status: 'pending', region: 'CA' })],
      events(1, 2),
    );
    expect(card('Validation Rate')).toHaveTextContent(/^Validation Rate50%1 of 2, 1 waiting/);
    expect(card('Validation Rate').querySelector('[data-band]')).toBeNull();
  });

  it('lists the field agents with their counts, each a link to the rep, in the order of a head', async () => {
    const app = await open(day);
    const table = inCard('Field Agents');
    const sorted = (head: string) =>
      table.getByRole('columnheader', { name: head }).getAttribute('aria-sort');
    const agents = () => cellsOf('Field Agents').slice(1);
    expect(agents()).toEqual([
      ['ALAnn Lee', '3', '37.5%'],
      ['BRBo Ray', '2', '25%'],
      ['CFCy Fox', '1', '12.5%'],
      ['PAPending to assign', '1', '12.5%'],
    ]);
    expect(hrefsOf(within(table.getByRole('table')).getAllByRole('link'))).toEqual([
      '/sales-rep/Ann%20Lee/chicago',
      '/sales-rep/bo_ray/chicago',
      '/sales-rep/Cy%20Fox/chicago',
      '/sales-rep/0%20PDG/chicago',
    ]);
    expect(sorted('Valid')).toBe('descending');
    await app.click(table.getByRole('button', { name: 'Field agent' }));
    expect(textsOf(table.getAllByRole('row').slice(1)).map((text) => text?.slice(0, 2))).toEqual([
      'AL',
      'BR',
      'CF',
      'PA',
    ]);
    expect([sorted('Field agent'), sorted('Valid')]).toEqual(['ascending', 'none']);
    expect(location.search).toBe('?sort=field-agent');
    const booked = inCard('Recent Appointments').getByRole('columnheader', { name: 'Booked' });
    expect(booked).toHaveAttribute('aria-sort', 'descending');
  });

  const hoursShown = () =>
    textsOf(within(inCard('Bookings by Hour').getByRole('list')).getAllByRole('listitem'));
  const toCome = (...hours: readonly number[]) =>
    hours.map((hour) => `${hour} PM: to come${hour} PM`);

  it('draws the bookings of each hour with their figures, and says which are to come', async () => {
    await open(day);
    // An hour without a booking has no bar and no figure.
    expect(hoursShown()).toEqual([
      '19 AM',
      '10 AM',
      '311 AM',
      '12 PM',
      '21 PM',
      '22 PM, now',
      ...toCome(3, 4, 5, 6, 7, 8),
    ]);
  });

  it("counts on the server's clock which hours are to come (C37)", async () => {
    const headers = { Date: 'Sat, 21 Nov 2026 17:41:00 GMT' };
    await open(day, { regions: () => HttpResponse.json([...regionRows], { headers }) });
    expect(hoursShown()).toEqual([
      '19 AM',
      '10 AM',
      '311 AM',
      '12 PM, now',
      '21 PM',
      '22 PM',
      ...toCome(3, 4, 5, 6, 7, 8),
    ]);
  });

  it('calls no hour to come of a day that is over: until an answer the figures are its (C37)', async () => {
    const app = await open(day, {}, easternMs('2026-11-21', '23:59'));
    app.respond({ appointments: 503, regions: 503, dashboard: 503 });
    await app.advance(65_000);
    expect(hoursShown().slice(-2)).toEqual(['7 PM', '8 PM']);
    expect(figureOf('Valid Appointments')).toBe('8');
  });

  it('calls no hour of a week to come', async () => {
    await open(day, { dashboard: dashboardBody({ weeklyMode: true }) });
    expect(hoursShown().slice(-2)).toEqual(['7 PM', '8 PM']);
  });
});

describe('its recent appointments', () => {
  const minute = (at: number) => `2026-11-21T18:${String(at).padStart(2, '0')}:00Z`;
  const twelve = Array.from({ length: 12 }, (_, at) =>
    row({
      customer: at === 0 ? 'Oldest' : `Customer ${at}`,
      title: `WC ${at}`,
      time: minute(at),
      confidence: 80 + at,
    }),
  );

  it('are the 10 most recent, the latest first; the search covers all', async () => {
    const app = await open(twelve);
    expect(customers()).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((at) => `Customer ${at}`));
    for (const text of ['WC 11', 'Ana Torres', 'Ann Lee', '1:11 PM91%'])
      expect(recent()[0]).toHaveTextContent(text);
    expect(screen.getByText('10 of 12 shown')).toBeVisible();
    await app.user.type(screen.getByRole('searchbox', { name: 'Search appointments' }), 'Oldest');
    expect(customers()).toEqual(['Oldest']);
    expect(screen.getByText('1 of 12 shown')).toBeVisible();
    await app.advance(1_000);
    expect(param('q')).toBe('Oldest');
  });

  it('have their day on a Sunday', async () => {
    const dateRange = { start: '2026-11-09', end: '2026-11-14' };
    const dashboard = dashboardBody({ weeklyMode: true, dateRange });
    const sunday = easternMs('2026-11-15', '14:41');
    await open([row({ time: '2026-11-14T18:00:00Z' })], { dashboard }, sunday);
    expect(recent()[0]).toHaveTextContent('Nov 14, 1:00 PM');
    expect(screen.getByText(/^Week of November 9, 2026 to November 14, 2026/)).toBeVisible();
  });
});

it('has empty cards with a text on a first day', async () => {
  await open([]);
  expect(figureOf('Valid Appointments')).toBe('0');
  for (const title of ['Bookings by Hour', 'Field Agents', 'Recent Appointments'])
    expectState(title, 'empty');
  expect(screen.getByText('No valid appointments found')).toBeVisible();
  expect(screen.getByText('No active field agents')).toBeVisible();
});
