import { mountScreen } from '../mount/mount-screen.tsx';
import type { Responses } from '../mount/network.ts';
import { appointmentRow, dashboardBody, regionRows, repRow, times } from '../rows.ts';
import { bodyRows } from './page.ts';

/** Shared by the tests of /states. */

export const salesReps = [
  repRow('Grace Whitfield', 'California', 18),
  repRow('Ann Lee', 'California', 22),
  ...['Ivo Novak', 'Bea Fox', 'Cy Moss', 'Di Orr', 'Ed Poe', 'Fay Kim', 'Gus Hall'].map(
    (name, at) => repRow(name, 'Illinois', 8 - at),
  ),
  repRow('Zoe Ray', 'Arizona', 0),
];

/** As many valid appointments of each rep as the list says. */
export const appointments = salesReps.flatMap(({ repName, primaryState, appointmentCount }) =>
  times(appointmentCount ?? 0, appointmentRow({ salesRep: repName, region: primaryState })),
);

export const open = (url: string, responses: Responses = {}) =>
  mountScreen(url, {
    dashboard: dashboardBody(),
    regions: regionRows,
    salesReps,
    appointments,
    ...responses,
  });

export const listed = (state: string) =>
  bodyRows(`Sales Reps in ${state}`).map((row) => row.querySelector('bdi')?.textContent);
