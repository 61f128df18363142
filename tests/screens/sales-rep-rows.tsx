import { mountScreen } from '../mount/mount-screen.tsx';
import type { Responses } from '../mount/network.ts';
import { appointmentRow, dashboardBody, regionRows, times } from '../rows.ts';

/** Shared by the tests of a sales rep's page. */

/** An event of Ann Lee in California. */
export const row = (given: object = {}) =>
  appointmentRow({ salesRep: 'Ann Lee', region: 'CA', time: '2026-11-21T16:00:00Z', ...given });
export const rows = (count: number, given: object = {}) => times(count, row(given));

/** The page of a rep in a region, by the region's name in the URL. */
export const open = (appointments: object, place = 'Ann%20Lee/california', more: Responses = {}) =>
  mountScreen(`/sales-rep/${place}`, {
    appointments,
    dashboard: dashboardBody(),
    regions: regionRows,
    ...more,
  });
