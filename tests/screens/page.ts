import { act, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { addressOf, screenNames } from '../browser/addresses.ts';
import { reads, type ReadName } from '../../src/calls/index.ts';
import type { DayRecord } from '../../src/features/day-record/record.ts';
import type { Mounted } from '../mount/mounted.ts';

/** How tests read the page and its address. */

/** A card by its title (D2). */
export function card(title: string): HTMLElement {
  const [found, ...others] = [...document.querySelectorAll('section')].filter(
    ({ dataset }) => dataset['card'] === title,
  );
  // A query by role takes a tenth of a second on a whole dashboard.
  if (!found || others.length > 0) return screen.getByRole('region', { name: title });
  expect(found).toHaveAccessibleName(title);
  return found;
}

/** Queries inside a card. */
export function inCard(title: string) {
  return within(card(title));
}

/** A toast by its title. */
export const toast = (title: string) => screen.getByText(title).closest('li');

/** The state that a card declares. */
export function expectState(title: string, state: string): void {
  expect(card(title)).toHaveAttribute('data-state', state);
}

/** An address of each screen but the wall. */
export const desks = screenNames.filter((name) => name !== 'wall').map(addressOf);

/** The dashboard without rows in its two long lists, which are most of it. */
export const noRows = '/?q=none&log-q=none';

export const textsOf = (elements: Iterable<Element>) =>
  Array.from(elements, ({ textContent }) => textContent);
export const hrefsOf = (links: Iterable<Element>) =>
  Array.from(links, (link) => link.getAttribute('href'));

// Selectors: a query by role takes a tenth of a second on a whole dashboard.
/** The texts of all alerts. */
export const alerts = () => textsOf(document.querySelectorAll('[role=alert]'));
/** The cards that show a call; without those that hold others. */
export const callCards = () => [
  ...document.querySelectorAll<HTMLElement>('[data-card][data-call]'),
];

/** The same response for every read. */
export const allReads = <T>(response: T) =>
  Object.fromEntries(Object.keys(reads).map((name) => [name, response])) as Record<ReadName, T>;

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const link = (name: string | RegExp) => screen.getByRole('link', { name });
/** An entry of the menu; among all links of a dashboard it is slow to find. */
export const inMenu = (name: string | RegExp) =>
  within(document.querySelector('nav[aria-label=Main]') as HTMLElement).getByRole('link', { name });
export const pageHeading = () => screen.getByRole('heading', { level: 1 });
export const pageHeader = () => pageHeading().closest('header');

/** The rows of a card's tables, without their heads. */
export const bodyRows = (title: string) => inCard(title).getAllByRole('row').slice(1);
/** The texts of a card's table, row by row, with its head. */
export const cellsOf = (title: string) =>
  inCard(title)
    .getAllByRole('row')
    .map(({ children }) => textsOf(children));
export const footerOf = (title: string) => card(title).querySelector('footer')?.textContent ?? '';
/** The main figure of a stat card. */
export const figureOf = (title: string) => card(title).querySelector('p')?.textContent;

export const param = (name: string) => new URLSearchParams(location.search).get(name);
export const address = () => location.pathname + location.search + location.hash;

/** Follows a link of the app that is not on the page. */
export const goTo = (app: Mounted, url: string) => app.goTo(url);

/** Gives the page this browser's record of these days. */
export async function remember(app: Mounted, ...days: readonly DayRecord[]): Promise<void> {
  await act(async () => app.day.record.set(days.flatMap(({ entries }) => entries)));
  await app.settle();
}
