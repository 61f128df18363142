import { screen, within } from '@testing-library/react';
import type { Responses } from '../mount/network.ts';
import { mountScreen } from '../mount/mount-screen.tsx';
import type { Mounted } from '../mount/mounted.tsx';
import { textsOf } from './page.ts';
import { firstReads } from '../../tools/screen-reads.ts';

type Choices = NonNullable<Parameters<typeof mountScreen>[1]> & { readonly now?: number };

/** The wall over a simulated center, but for the calls that are named. */
export async function openWall(query = '', { now, ...responses }: Choices = {}) {
  return mountScreen(`/?display=wall${query}`, { center: 'day', ...responses }, now);
}

/** The calls of the wall. */
const wallCalls = firstReads.wall;

/** The fault in all of them; null ends it. */
export function strike({ center }: Mounted, fault: string | number | null = 503): void {
  for (const call of wallCalls) center.faults.set(call, fault);
}

export const struck = (fault: unknown = 503) =>
  Object.fromEntries(wallCalls.map((call) => [call, fault])) as Responses;

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
