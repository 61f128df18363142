import { screen, within } from '@testing-library/react';
import { appointments } from '../../mocks/responses/appointments.ts';
import type { Appointment } from '../../src/api/entities/appointment.ts';
import { appointmentToken } from '../../src/domain/appointment/token.ts';
import { newestFirst } from '../../src/domain/time/order.ts';
import { appointment } from '../entities.ts';
import { respondWith } from './respond-with.ts';
import { click, openApp, type App } from './open-app.tsx';

type Sent = ReturnType<typeof appointments>['appointments'][number];

const invalidPath = '/?tab=invalid#appointments';

export const drawer = () => screen.getByRole('dialog');
export const inDrawer = () => within(drawer());
export const heading = () => inDrawer().getByRole('heading', { level: 2 });
export const listed = (card = 'Appointments Analysis') =>
  within(screen.getByRole('region', { name: card }))
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.includes('appointment='));
export const openIn = () => new URLSearchParams(location.search).get('appointment');
export const fact = (label: string) => inDrawer().getByText(label).closest('div');

/** The rows of the world, as they are read, newest first. */
export function rowsOf({ center }: App): Appointment[] {
  const rows = appointments(center.world).appointments.map((sent) => appointment(sent));
  return [...newestFirst(rows, ({ time }) => time).rows];
}

export const invalidOf = (app: App) =>
  rowsOf(app).filter(({ status }) => status.outcome === 'invalid');

export async function openRow(index: number, card?: string, path = invalidPath): Promise<App> {
  const app = await openApp(path);
  await click(app, listed(card)[index] as HTMLElement);
  return app;
}

/** The index of the first invalid row of the simulated center that is so; throws without one. */
export async function indexOf(
  isSo: (row: Appointment, at: number, rows: readonly Appointment[]) => boolean,
): Promise<number> {
  const app = await openApp('/?display=wall');
  const index = invalidOf(app).findIndex(isSo);
  app.unmount();
  if (index < 0) throw new Error('No such row');
  return index;
}

/** Without a phone. */
export const isBusy = ({ reason, phone }: Appointment) => /busy/i.test(reason) && phone.text === '';

/** With a phone, before a row without one. */
export const isPhoneFirst = (row: Appointment, at: number, rows: readonly Appointment[]) =>
  row.phone.digits.length === 10 && rows[at + 1]?.phone.text === '';

export function sendRows(app: App, change: (rows: Sent[]) => Sent[]): void {
  const sent = appointments(app.center.world);
  respondWith('appointments', { appointments: change(sent.appointments) });
}

export const tokenOf = (sent: Sent) => appointmentToken(appointment(sent));
