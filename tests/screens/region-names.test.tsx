import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountScreen } from '../mount/mount-screen.tsx';
import { openApp } from '../mount/open-app.tsx';
import { heldResponse } from '../mount/network.ts';
import { card, figureOf } from './page.ts';
import { appointmentRow, dashboardBody, regionRows, times } from '../rows.ts';

// A region that only /api/regions can name (rulings A4): its rows are sent with its key.

const lemuria = {
  key: 'r7',
  name: 'Lemuria',
  abbreviation: 'LM',
  validAppointments: 3,
  totalEvents: 4,
};
const regions = [...regionRows, lemuria];
const row = appointmentRow({ region: 'r7', salesRep: 'Ivy Nakamura' });
const appointments = [...times(3, row), { ...row, status: 'invalid' }];
const unknownRep = appointmentRow({ region: 'r7', salesRep: 'Unknown Field Agent' });

it('has its name on a screen that does not show the regions, also for rows that came before', async () => {
  const later = heldResponse();
  const app = await openApp('/corrections', {
    responses: { appointments: [unknownRep], regions: later.response },
  });
  const list = () => card('Unknown Field Agents');
  expect(list()).toHaveTextContent('r7');
  later.send(regions);
  await app.settle();
  expect(list()).toHaveTextContent('LM');
  expect(list()).toHaveTextContent('Lemuria');
});

it('is found by its key in the URL, as by its name', async () => {
  const app = await mountScreen('/sales-rep/Ivy%20Nakamura/r7', {
    regions,
    appointments,
    dashboard: dashboardBody(),
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ivy Nakamura');
  const strip = () => within(screen.getByRole('main')).getAllByText('Rank in Lemuria');
  expect(strip()).toHaveLength(1);
  expect(screen.getByRole('main')).toHaveTextContent('3 of 3 valid');
  await app.goTo('/sales-rep/Ivy%20Nakamura/Lemuria');
  expect(strip()).toHaveLength(1);
});

const atlantis = times(3, appointmentRow({ region: 'Atlantis' }));
const text = '3 events have an unknown region';

it('rows of a region that nobody knows are told beside a region without rows', async () => {
  const responses = { regions: regionRows, dashboard: dashboardBody(), salesReps: [] };
  const app = await mountScreen('/states/florida', { ...responses, appointments: atlantis });
  expect(figureOf('Valid Appointments')).toBe('–');
  for (const title of [
    'Valid Appointments',
    'Active Field Agents',
    'Field Agents',
    'Bookings by Hour',
    'Recent Appointments',
    'Why appointments are invalid',
  ])
    expect([title, card(title).textContent]).toEqual([title, expect.stringContaining(text)]);
  expect(screen.getByRole('main')).not.toHaveTextContent(
    /No valid|No invalid|No active|No bookings/,
  );
  await app.show({ appointments: [...atlantis, appointmentRow({ region: 'FL' })] });
  expect(figureOf('Valid Appointments')).toBe('1');
  expect(card('Valid Appointments')).toHaveTextContent(text);
});

it('rows of a region that nobody knows may be those of a rep', async () => {
  await mountScreen('/sales-rep/Ann%20Lee/florida', {
    regions: regionRows,
    dashboard: dashboardBody(),
    appointments: atlantis,
  });
  expect(figureOf('Valid appointments')).toBe('– of – events');
  for (const title of ['Valid appointments', 'Rank in Florida', 'Share of Florida', 'Appointments'])
    expect([title, card(title).textContent]).toEqual([title, expect.stringContaining(text)]);
});
