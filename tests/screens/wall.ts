import { screen, within } from '@testing-library/react';
import type { Responses } from '../mount/network.ts';
import { mountScreen } from '../mount/mount-screen.tsx';
import type { Mounted } from '../mount/mounted.ts';
import { appointmentRow, dashboardBody, regionRows as regionsOfDay, times } from '../rows.ts';
import { textsOf } from './page.ts';
import { firstReads } from '../../tools/screen-reads.ts';

type Choices = NonNullable<Parameters<typeof mountScreen>[1]> & { readonly now?: number };

const telemarketers = {
  'Ana Torres': 36,
  'Marcus Reed': 30,
  'Priya Shah': 25,
  'Daniel Cole': 13,
  'Sam Okafor': 9,
};
const reps = ['Ann Lee', 'Bo Hart', 'Cy Moss', 'Di Ash', 'Ed Fox', 'Fay Gray'];

/** An ordinary afternoon on the wall: 104 valid of 140 events, of bookings that are a part of them. */
export const wallDay = {
  dashboard: dashboardBody(),
  regions: regionsOfDay,
  yesterdayComparison: { totalValidAppointments: { change: 8.3, trend: 'up', yesterday: 96 } },
  telemarketers: Object.entries(telemarketers).map(([name, appointments]) => ({
    name,
    appointments,
  })),
  appointments: reps.flatMap((salesRep, at) => times(7 - at, appointmentRow({ salesRep }))),
  alerts: ['2026-11-21T18:00:00Z', '2026-11-21T18:30:00Z'].map((createdAt, id) => ({
    id: `${id}`,
    status: 'pending',
    createdAt,
  })),
} satisfies Responses;

/** The wall on that afternoon, or over a simulated center, but for the calls that are named. */
export async function openWall(query = '', { now, center, ...responses }: Choices = {}) {
  const url = `/?display=wall${query}`;
  return center === undefined
    ? mountScreen(url, { ...wallDay, ...responses }, now)
    : mountScreen(url, { center, ...responses }, now);
}

/** The calls of the wall. */
const wallCalls = firstReads.wall;

export const struck = (fault: unknown = 503) =>
  Object.fromEntries(wallCalls.map((call) => [call, fault])) as Responses;

/** The fault in all of them; null ends it. */
export function strike(app: Mounted, fault: string | number | null = 503): void {
  app.respond(fault === null ? wallDay : struck(fault));
}

export function stage(): HTMLElement {
  return screen.getByRole('main');
}

/** The text of the header, without the announcement for screen readers. */
export function header(): string {
  return textsOf(
    Array.from(within(stage()).getByRole('banner').children).filter(
      (child) => child.getAttribute('role') !== 'status',
    ),
  ).join(' | ');
}

/** The cell texts of the region table's rows. */
export function regionRows(): (string | null)[][] {
  const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
  return rows.map((row) => Array.from(row.children, ({ textContent }) => textContent));
}

/** The texts of a part's list items. */
export function items(part: string): (string | null)[] {
  const region = within(screen.getByRole('region', { name: part }));
  return textsOf(region.queryAllByRole('listitem'));
}

/** Whether a part, or a line in it, is drawn gray. */
export function isOld(element: Element): boolean {
  return element.closest('[data-old]') !== null;
}
