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
    /** What was requested so far, in order. */
    async log() {
      const response = await page.request.get('/__mock/log');
      return (await response.json()) as readonly { readonly call: string; readonly body: string }[];
    },
  };
}
