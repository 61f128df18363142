import { expect, type Page } from '@playwright/test';
import type { DayRecord } from '../../src/domain/memory/day-record.ts';
import { minuteOf } from '../../src/domain/memory/day-record.ts';
import { spansOf } from '../../src/domain/memory/spans.ts';

/** What a page's origin may hold before the app runs: `days` and `points` as they are written by a schema's version. */
export interface Written {
  readonly version: number;
  readonly days: readonly unknown[];
  readonly points?: readonly (readonly [key: [string, number], value: unknown])[];
}

/** Writes into the database of an address that is no page of the app. */
export async function write(page: Page, url: string, written: Written): Promise<void> {
  await page.goto(new URL('/version.json', url).href);
  await page.evaluate(async ({ version, days, points }) => {
    const opening = indexedDB.open('days', version);
    opening.addEventListener('upgradeneeded', () => {
      const store = opening.result.createObjectStore('days', { keyPath: 'day' });
      if (version < 2) return;
      store.createIndex('sizes', ['day', 'bytes']);
      opening.result.createObjectStore('points');
    });
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const names = [...opening.result.objectStoreNames];
    const transaction = opening.result.transaction(names, 'readwrite');
    for (const day of days) transaction.objectStore('days').put(day);
    for (const [key, value] of points ?? []) transaction.objectStore('points').put(value, key);
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
    opening.result.close();
  }, written);
}

/** Days as version 2 writes them; the last one is today's. */
export function asWritten(days: readonly DayRecord[]): Written {
  const today = days.at(-1);
  return {
    version: 2,
    days: days.map((record) => ({
      day: record.day,
      spans: spansOf(record),
      points: record === today ? [] : record.points,
      bytes: JSON.stringify(record).length,
    })),
    points: (today?.points ?? []).map((point) => [[today?.day ?? '', minuteOf(point)], point]),
  };
}

/** Gives a page, before it is opened, the record of `?mock=remembered` until an instant, at which its world begins. */
export async function remember(page: Page, url: string, now: number): Promise<void> {
  await page.context().addCookies([{ name: 'mock-now', value: String(now), url }]);
  const response = await page.request.get('/__mock/record');
  await write(page, url, asWritten((await response.json()) as DayRecord[]));
}

interface Kept {
  readonly days: readonly { readonly day: string; readonly points: readonly unknown[] }[];
  readonly points: readonly { readonly at: number; readonly valid: number | null }[];
}

/** What the database of a page holds now; null while there is none. */
export function keptIn(page: Page): Promise<Kept | null> {
  return page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'days')) return null;
    const opening = indexedDB.open('days');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const all = async (name: string) => {
      const reading = opening.result.transaction(name).objectStore(name).getAll();
      await new Promise((resolve) => reading.addEventListener('success', resolve));
      return reading.result;
    };
    const kept = { days: await all('days'), points: await all('points') };
    opening.result.close();
    return kept;
  });
}

/** The words of the diagnostics' card of the record, by label. */
export async function expectFact(page: Page, label: string, text: string | RegExp): Promise<void> {
  const card = page.getByRole('region', { name: 'Record of the day' });
  const row = card.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
  await expect(row.locator('dd')).toHaveText(text);
}
