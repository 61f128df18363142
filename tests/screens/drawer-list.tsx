import type { ReactElement } from 'react';
import type { Appointment } from '../../src/calls/appointments.ts';
import { appointmentToken } from '../../src/domain/appointment/token.ts';
import { AppointmentDrawer } from '../../src/features/appointment/index.tsx';
import { AnalysisCard } from '../../src/routes/dashboard/analysis-card.tsx';
import { appointment } from '../entities.ts';
import { mountCard } from '../mount/mount-card.tsx';
import type { Mounted } from '../mount/mounted.ts';
import type { Responses } from '../mount/network.ts';
import { appointmentRow } from '../rows.ts';
import { listed } from './drawer.ts';

/** The drawer over a list of a few rows. */

const invalid = (customer: string, minute: number, sent: object = {}) =>
  appointmentRow({
    customer,
    status: 'invalid',
    reason: 'No call back',
    time: `2026-11-21T18:${minute}:00Z`,
    ...sent,
  });

/** The first of the list has no customer and no phone. */
export const busy = invalid('', 50, {
  title: 'busy tone',
  reason: 'Instant invalid: title contains busy',
  confidence: 97,
  stateAnalysis: { detectedState: 'florida', confidence: 81 },
});
/** With a phone, before a row without one. */
export const bea = { ...invalid('Bea Moss', 40), phone: '310-555-0142' };
export const cy = invalid('Cy Stone', 30, { region: 'florida' });
export const dee = invalid('Dee Ray', 20, { region: 'florida' });
export const eli = invalid('Eli Poe', 10, { region: 'florida' });
/** Newest first. */
export const invalidRows = [busy, bea, cy, dee, eli];
export const rows = [...invalidRows, appointmentRow({ phone: '310-555-0199' })];

export const read = (sent: object): Appointment => appointment({ ...sent });
export const tokenOf = (sent: object) => appointmentToken(read(sent));

/** A card or a screen with the drawer, without the frame. */
export const mountWithDrawer = (list: ReactElement, responses: Responses, url = '/') =>
  mountCard(
    <>
      <main id="main" tabIndex={-1}>
        {list}
      </main>
      <AppointmentDrawer />
    </>,
    { appointments: rows, alerts: [], recentValidations: [], ...responses },
    { url },
  );

/** The invalid rows of the Analysis card. */
export const openList = (responses: Responses = {}, url = '/?tab=invalid') =>
  mountWithDrawer(<AnalysisCard />, responses, url);

/** Opens the row of that index. */
export async function openRow(index: number, responses: Responses = {}): Promise<Mounted> {
  const app = await openList(responses);
  await app.click(listed()[index] as HTMLElement);
  return app;
}

/** Polls other rows. */
export async function sendRows(app: Mounted, appointments: readonly object[]): Promise<void> {
  app.respond({ appointments });
  await app.poll('appointments');
}
