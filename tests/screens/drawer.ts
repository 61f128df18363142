import { screen, within } from '@testing-library/react';
import { appointments } from '../../mocks/responses/appointments.ts';
import type { Appointment } from '../../src/calls/appointments.ts';
import { appointmentToken } from '../../src/domain/appointment/token.ts';
import { newestFirst } from '../../src/domain/time/order.ts';
import { appointment } from '../entities.ts';
import { respondWith } from './respond-with.ts';
import { click, inCard, openApp, type App } from './open-app.tsx';
import { param } from './page.ts';
import { createCenter, referenceMs } from '../../mocks/node.ts';

type Sent = ReturnType<typeof appointments>['appointments'][number];

/** Without lines in the log, which would take most of the time. */
const invalidPath = '/?tab=invalid&log-q=none#appointments';

export const drawer = () => screen.getByRole('dialog');
export const inDrawer = () => within(drawer());
export const heading = () => inDrawer().getByRole('heading', { level: 2 });
export const listed = (card = 'Appointments Analysis') =>
  inCard(card)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.includes('appointment='));
export const openIn = () => param('appointment');
export const fact = (label: string) => inDrawer().getByText(label).closest('div');

/** The rows of the world, as they are read, newest first. */
export function rowsOf({ center }: Pick<App, 'center'>): Appointment[] {
  const rows = appointments(center.world).appointments.map((sent) => appointment(sent));
  return [...newestFirst(rows, ({ time }) => time).rows];
}

export const invalidOf = (app: Pick<App, 'center'>) =>
  rowsOf(app).filter(({ status }) => status.outcome === 'invalid');

export async function openRow(index: number, card?: string, path = invalidPath): Promise<App> {
  const app = await openApp(path);
  await click(app, listed(card)[index] as HTMLElement);
  return app;
}

/** The index of the first invalid row of the simulated center that is so; throws without one. */
export function indexOf(
  isSo: (row: Appointment, at: number, rows: readonly Appointment[]) => boolean,
): number {
  const index = invalidOf({ center: createCenter({ now: () => referenceMs }) }).findIndex(isSo);
  if (index < 0) throw new Error('No such row');
  return index;
}

/** Without a phone. */
export const isBusy = ({ reason, phone }: Appointment) => /busy/i.test(reason) && phone.text === '';

/** With a phone, before a row without one. */
export const isPhoneFirst = (row: Appointment, at: number, rows: readonly Appointment[]) =>
  row.phone.digits.length === 10 && rows[at + 1]?.phone.text === '';

/** Polls changed rows. */
export async function sendRows(app: App, change: (rows: Sent[]) => Sent[]): Promise<void> {
  const sent = appointments(app.center.world);
  respondWith('appointments', { appointments: change(sent.appointments) });
  await app.poll('appointments');
}

/** The rows with one of them changed. */
export const changed = (rows: readonly Sent[], token: string | null, to: Partial<Sent>) =>
  rows.map((row) => (tokenOf(row) === token ? { ...row, ...to } : row));

export const tokenOf = (sent: Sent) => appointmentToken(appointment(sent));
