import { screen } from '@testing-library/react';
import type { Mounted } from '../mount/mounted.ts';
import { mountScreen } from '../mount/mount-screen.tsx';
import type { Responses } from '../mount/network.ts';
import { appointmentRow, dashboardBody, repRow } from '../rows.ts';
import { button, inCard } from './page.ts';

/** Shared by the tests of /corrections: a few rows, and parts of the screen. */

export const list = 'Unknown Field Agents';
export const form = 'Correct the Sales Rep';

export const unknown = (customer: string, sent: object = {}) =>
  appointmentRow({ customer, salesRep: 'Unknown Field Agent', ...sent });
export const dolores = unknown('Dolores', {
  title: 'WC DD 4586',
  region: 'arizona',
  time: '2026-11-21T19:00:00Z',
});
export const robert = unknown('Robert', { time: '2026-11-21T18:30:00Z' });
export const yusuf = unknown('Yusuf', { region: 'florida', time: '2026-11-21T18:00:00Z' });
/** In another order than the screen's, which is by time. */
const pending = [yusuf, dolores, robert];
export const appointments = [
  ...pending,
  appointmentRow({ title: '4586', region: 'arizona', salesRep: 'Dale Ibarra' }),
  appointmentRow({ region: 'arizona', salesRep: 'mina_farouk' }),
  appointmentRow({ salesRep: 'Luis Ocampo' }),
];
export const corrections = [
  { id: 1, appointmentId: 'DD 5148_Denise_Lee_chicago', originalSalesRep: 'Unknown Field Agent' },
  { id: 2, appointmentId: 'corr-17', originalSalesRep: 'Al' },
].map((sent, at) => ({
  ...sent,
  correctedSalesRep: 'Luis Ocampo',
  reason: 'Called in',
  createdAt: `2026-11-2${at}T15:00:00Z`,
}));

/** The three without a rep, their times in another order than sent. */
export const open = (responses: Responses = {}, url = '/corrections') =>
  mountScreen(url, {
    appointments,
    corrections,
    dashboard: dashboardBody(),
    salesReps: [repRow('Only Listed', 'florida', 3)],
    addCorrection: {},
    ...responses,
  });

export const radios = () => inCard(list).getAllByRole<HTMLInputElement>('radio');
export const checked = () => radios().findIndex((radio) => radio.checked);
export const customers = () =>
  radios().map((radio) => radio.closest('label')?.querySelectorAll('bdi')[1]?.textContent);
export const name = () => screen.getByRole('combobox', { name: 'Sales Rep Name' });
export const reason = () => screen.getByRole('textbox', { name: /^Reason/ });
export const add = () => button(/^Add/);
/** Clicks the row of a customer. */
export async function choose(app: Mounted, customer: string): Promise<void> {
  await app.click(radios()[customers().indexOf(customer)] as HTMLElement);
}

export async function openForm(customer = 'Dolores', responses: Responses = {}): Promise<Mounted> {
  const app = await open(responses);
  await choose(app, customer);
  return app;
}
