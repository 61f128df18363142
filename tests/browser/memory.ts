import type { Page } from '@playwright/test';
import type { DayRecord } from '../../src/features/day-record/rules/day-record.ts';

/** Cached by the instant, since the center needs seconds for 60 days. */
const recordedDays = new Map<number, readonly DayRecord[]>();

/** Gives a page that is opened afterwards the record of `?mock=remembered` until the instant at which its world begins. */
export async function remember(page: Page, url: string, now: number): Promise<void> {
  await page.context().addCookies([{ name: 'mock-now', value: String(now), url }]);
  const recorded = recordedDays.get(now);
  const days =
    recorded ?? ((await (await page.request.get('/__mock/record')).json()) as DayRecord[]);
  recordedDays.set(now, days);
  await write(page, url, days);
}

/** Writes records, from an address of the site that is no page of the app. */
export async function write(page: Page, url: string, records: readonly DayRecord[]): Promise<void> {
  await page.goto(new URL('/version.json', url).href);
  await page.evaluate(async (kept) => {
    const opening = indexedDB.open('day-record', 1);
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore('days', { keyPath: 'day' });
    });
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const transaction = opening.result.transaction('days', 'readwrite');
    for (const day of kept) transaction.objectStore('days').put(day);
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
    opening.result.close();
  }, records);
}
