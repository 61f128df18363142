import { act, screen } from '@testing-library/react';
import { navigate } from 'wouter/use-browser-location';
import { addressOf, screenNames } from '../browser/addresses.ts';
import { memoryOf } from '../recorded-days.ts';
import { card, inCard, type App } from './open-app.tsx';

/** How tests read the page and its address; `open-app.tsx` has the cards. */

/** An address of each screen but the wall. */
export const desks = screenNames.filter((name) => name !== 'wall').map(addressOf);

/** The dashboard without rows in its two long lists, which are most of it. */
export const noRows = '/?q=none&log-q=none';

export const textsOf = (elements: Iterable<Element>) =>
  Array.from(elements, ({ textContent }) => textContent);
export const hrefsOf = (links: Iterable<Element>) =>
  Array.from(links, (link) => link.getAttribute('href'));

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const link = (name: string | RegExp) => screen.getByRole('link', { name });
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
export async function goTo(app: App, url: string): Promise<void> {
  await act(async () => navigate(url));
  await app.settle();
}

/** A share as the screens write it: `percent(1, 3)` is '33.3%'. */
export const percent = (part: number, whole: number) =>
  `${Math.round((part * 1_000) / whole) / 10}%`;

/** Gives the page this device's record of today and of earlier days. */
export async function remember(app: App, ...record: Parameters<typeof memoryOf>): Promise<void> {
  await act(async () => app.day.memory.set(memoryOf(...record)));
  await app.settle();
}
