import { screen, within } from '@testing-library/react';
import { openApp } from './open-app.tsx';
import { textsOf } from './page.ts';
import { firstReads } from '../../tools/screen-reads.ts';

type Choices = Parameters<typeof openApp>[1];

export async function openWall(query = '', choices: Choices = {}) {
  return openApp(`/?display=wall${query}`, choices);
}

export type WallApp = Awaited<ReturnType<typeof openWall>>;

/** The calls of the wall. */
const wallCalls = firstReads.wall;

/** The fault in all of them; null ends it. */
export function strike({ center }: WallApp, fault: string | number | null = 503): void {
  for (const call of wallCalls) center.faults.set(call, fault);
}

export const struck = (fault: string | number = 503) => ({
  faults: Object.fromEntries(wallCalls.map((call) => [call, fault])),
});

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
