import { expect, type Page } from '@playwright/test';

/** The controls of the simulated call center that a test's pages talk to (docs/mock.md). */
export function centerOf(page: Page) {
  async function control(what: string, data: object) {
    const response = await page.request.post(`/__mock/${what}`, { data });
    expect(response.ok()).toBe(true);
  }
  return {
    /** Lets the center's own time pass; the page fetches at its next poll. */
    advance: (ms: number) => control('advance', { ms }),
    /** Sets faults by call; null heals, `all` means every call. */
    faults: (faults: Record<string, string | null>) => control('faults', faults),
    /** The responses of a call are made, and then on their way until they are released. */
    hold: (call: string) => control('hold', { call }),
    release: (call: string) => control('release', { call }),
  };
}

/** So many valid appointments of one rep in California, newest first. */
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

/** The page that lists them. */
export const repPage = '/sales-rep/Devon%20Hartley/california';
