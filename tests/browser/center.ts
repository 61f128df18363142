import { expect, type Page } from '@playwright/test';

/** Controls the simulated call center of a test's pages (docs/mock.md). */
export function centerOf(page: Page) {
  async function control(what: string, data: object) {
    const response = await page.request.post(`/__mock/${what}`, { data });
    expect(response.ok()).toBe(true);
  }
  return {
    /** Moves the center's clock on; the page fetches at its next poll. */
    advance: (ms: number) => control('advance', { ms }),
    /** Sets faults by call; null ends one, `all` means every call. */
    faults: (faults: Record<string, string | null>) => control('faults', faults),
    /** Delays the responses of a call until `release`. */
    hold: (call: string) => control('hold', { call }),
    release: (call: string) => control('release', { call }),
  };
}

/** The given number of valid appointments of one rep in California, newest first. */
export async function respondWith(page: Page, count: number) {
  const appointments = Array.from({ length: count }, (_, at) => ({
    title: 'DD',
    customer: `Customer number ${at + 1}.`,
    telemarketer: at % 2 ? 'Ana Torres' : 'Priya Shah',
    salesRep: 'Devon Hartley',
    region: 'california',
    status: 'valid',
    time: new Date(Date.parse('2026-11-21T20:00:00Z') - at * 60_000).toISOString(),
  }));
  await page.route('**/api/appointments', (route) => route.fulfill({ json: { appointments } }));
}

/** Opens the page that lists these appointments. */
export const repPage = '/sales-rep/Devon%20Hartley/california';
