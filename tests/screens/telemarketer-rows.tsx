import { mountScreen } from '../mount/mount-screen.tsx';
import type { Responses } from '../mount/network.ts';
import { appointmentRow, dashboardBody } from '../rows.ts';

/** Shared by the tests of a telemarketer's page. */

const booked = (telemarketer: string) => (minute: string, given: object) =>
  appointmentRow({ telemarketer, time: `2026-11-21T${minute}:00Z`, ...given });
const daniel = booked('Daniel Cole');
const ana = booked('Ana Torres');

/** Five events of Daniel Cole, newest first, 2 of them valid; three of Ana Torres, 2 of them valid. */
export const appointments = [
  daniel('19:10', { title: 'WC 1', customer: 'Cy Moss' }),
  daniel('19:05', { title: 'WC 2', customer: 'Ann Lee', region: 'IL' }),
  daniel('16:30', { title: 'WC 3', customer: 'Bea Fox', status: 'invalid', reason: 'Busy' }),
  daniel('15:00', { title: 'WC 4', customer: '', region: 'FL', status: 'blocked', reason: 'Test' }),
  daniel('14:30', { title: 'WC 5', customer: 'Zoe Ray', region: 'FL', status: 'pending' }),
  ana('18:00', { customer: 'Ed Poe' }),
  ana('17:00', { customer: 'Di Orr' }),
  ana('16:00', { customer: 'Fay Kim', status: 'invalid', reason: 'Busy' }),
];

/** The page of Daniel Cole; `more` continues its query. */
export const open = (responses: Responses = {}, more = '') =>
  mountScreen(`/?view=telemarketer&telemarketer=Daniel%20Cole${more}`, {
    appointments,
    dashboard: dashboardBody(),
    telemarketers: [],
    monthly: { months: [] },
    ...responses,
  });
