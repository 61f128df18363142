import type { Page } from '@playwright/test';
import type { Entry } from '../../src/features/day-record/record.ts';

/** Gives a page that is opened afterwards the record of `?mock=remembered` until the instant at which its world begins. */
export async function remember(page: Page, url: string, now: number): Promise<void> {
  await page.context().addCookies([{ name: 'mock-now', value: String(now), url }]);
  const entries = await (await page.request.get('/__mock/record')).json();
  await write(page, url, entries as Entry[]);
}

/** Writes a record, from an address of the site that is no page of the app. */
export async function write(page: Page, url: string, entries: readonly Entry[]): Promise<void> {
  await page.goto(new URL('/version.json', url).href);
  await page.evaluate((text) => localStorage.setItem('day-record', text), JSON.stringify(entries));
}
