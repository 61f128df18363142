import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountScreen } from '../mount/mount-screen.tsx';
import { openApp } from '../mount/open-app.tsx';
import { heldResponse } from '../mount/network.ts';
import { card } from './page.ts';
import { appointmentRow, dashboardBody, regionRows, times } from '../rows.ts';

// A region that only /api/regions can name (rulings A4): its rows are sent with its key.

const oregon = {
  key: 'r7',
  name: 'Oregon',
  abbreviation: 'OR',
  validAppointments: 3,
  totalEvents: 4,
};
const regions = [...regionRows, oregon];
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
  expect(list()).toHaveTextContent('OR');
  expect(list()).toHaveTextContent('Oregon');
});

it('is found by its key in the URL, as by its name', async () => {
  const app = await mountScreen('/sales-rep/Ivy%20Nakamura/r7', {
    regions,
    appointments,
    dashboard: dashboardBody(),
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ivy Nakamura');
  const strip = () => within(screen.getByRole('main')).getAllByText('Rank in Oregon');
  expect(strip()).toHaveLength(1);
  expect(screen.getByRole('main')).toHaveTextContent('3 of 3 valid');
  await app.goTo('/sales-rep/Ivy%20Nakamura/Oregon');
  expect(strip()).toHaveLength(1);
});
