import type { Page } from '@playwright/test';
import { expect, test, type Site } from './site.ts';
import { holdTime } from './time.ts';

const second = 1_000;
const friday = Date.parse('2026-11-20T14:41:00-05:00');
const listPath = /^\/api\/appointments$/;
const workerPath = /\/assets\/worker-/;
const repPage = '/sales-rep/Devon%20Hartley/california';

/** 10,000 valid appointments of one rep, newest first: 1.9 MB, and so a list for the worker. */
function bigList() {
  return Array.from({ length: 10_000 }, (_, at) => ({
    title: 'DD',
    customer: `Customer number ${at + 1}.`,
    telemarketer: 'Ana Torres',
    salesRep: 'Devon Hartley',
    region: 'california',
    status: 'valid',
    time: new Date(Date.parse('2026-11-20T19:40:00Z') - at * second).toISOString(),
  }));
}

/** A page over a large list that has its first response, and tells which requests for it are the page's own. */
async function open(page: Page, site: Site) {
  const appointments = bigList();
  site.fail(listPath, (response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ appointments })),
  );
  const rename = (customer: string) => {
    for (const appointment of appointments.slice(1, 2)) appointment.customer = customer;
  };
  await page.addInitScript(() => {
    const send = fetch;
    const sent: string[] = [];
    Object.assign(globalThis, {
      sent,
      fetch: (...of: Parameters<typeof send>) => {
        sent.push(of[0] instanceof Request ? of[0].url : String(of[0]));
        return send(...of);
      },
    });
  });
  const pass = await holdTime(page, friday, site);
  await page.goto(site.url(repPage));
  await pass(2 * second);
  await expect(row(page, 'Customer number 1.')).toBeVisible();
  return {
    rename,
    pass,
    /** The worker has a `fetch` of its own. */
    requestsOfPage: () =>
      page.evaluate(() => {
        const sent = Reflect.get(globalThis, 'sent') as string[];
        return sent.filter((url) => url.endsWith('/api/appointments')).length;
      }),
    /** Lets time pass until the next request for the list has come, and what it brought is shown. */
    poll: async () => {
      const before = site.requestsTo(listPath);
      await expect(async () => {
        await pass(second);
        expect(site.requestsTo(listPath)).toBe(before + 1);
      }).toPass({ intervals: [0], timeout: 30_000 });
      await expect(async () => {
        await pass(1);
        await expect(header(page)).toContainText(/updated just now/i, { timeout: 1 });
      }).toPass({ intervals: [50], timeout: 10_000 });
    },
  };
}

const list = (page: Page) => page.getByRole('list', { name: 'Appointments', exact: true });
const row = (page: Page, text: string) => list(page).getByText(text, { exact: true });
const header = (page: Page) => page.locator('main header').first();

test.describe('a list of 10,000 rows', () => {
  test.describe.configure({ timeout: 90_000 });

  test('is polled by the worker: the same changes nothing, one changed row appears', async ({
    page,
    site,
  }) => {
    const { rename, poll, requestsOfPage } = await open(page, site);
    const first = await requestsOfPage();
    await expect.poll(() => page.workers().length).toBe(1);
    await expect.poll(() => site.requestsTo(workerPath)).toBe(1);

    await list(page).evaluate((element) => {
      const changes: string[] = [];
      const observer = new MutationObserver((records) => {
        changes.push(...records.map(({ type }) => type));
      });
      observer.observe(element, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
      Reflect.set(globalThis, 'changes', changes);
    });
    const changes = () => page.evaluate(() => Reflect.get(globalThis, 'changes') as string[]);
    await poll();
    await poll();
    expect(await changes()).toEqual([]);

    rename('Somebody else');
    await poll();
    await expect(row(page, 'Somebody else')).toBeVisible();
    await expect(row(page, 'Customer number 2.')).toHaveCount(0);
    await expect(row(page, 'Customer number 3.')).toBeVisible();
    expect(await requestsOfPage()).toBe(first);
  });

  test('is read by the page within the same poll when the worker dies', async ({ page, site }) => {
    const { rename, pass, poll, requestsOfPage } = await open(page, site);
    await poll();
    const first = await requestsOfPage();
    const [worker] = page.workers();
    // As the system ends one: the page is told nothing of it.
    await worker?.evaluate(() => close());
    rename('Somebody else');
    await pass(65 * second);
    await expect(row(page, 'Somebody else')).toBeVisible();
    expect(await requestsOfPage()).toBe(first + 1);
    expect(page.workers().length).toBe(1);
    await poll();
    expect(await requestsOfPage()).toBe(first + 1);
  });

  test.describe('whose worker does not start', () => {
    test.use({ allowConsole: ['Failed to load resource'] });

    test('is read by the page', async ({ page, site }) => {
      site.fail(workerPath, '503');
      const { rename, poll } = await open(page, site);
      await expect.poll(() => site.requestsTo(workerPath)).toBeGreaterThan(0);
      rename('Somebody else');
      await poll();
      await expect(row(page, 'Somebody else')).toBeVisible();
    });
  });
});
