import { expect, test } from './fixtures.ts';

test('new alerts are one notification, however many tabs are open', async ({ page, context }) => {
  let total = 20;
  await context.route('**/api/manual-validation/stats', (route) =>
    route.fulfill({ json: { total, pending: 7 } }),
  );
  await context.addInitScript(() => {
    const sent: string[] = [];
    class Stub extends EventTarget {
      static readonly permission = 'granted';
      constructor(title: string) {
        super();
        sent.push(title);
      }
    }
    Object.assign(globalThis, { Notification: Stub, sent });
    if (location.protocol !== 'http:') return;
    localStorage.setItem('attention-notices', 'on');
    localStorage.setItem('attention-count', 'on');
  });
  await page.clock.install();
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await tab.goto('/historical');
    // Who follows the count knows of the 20.
    await expect(tab.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon-7.svg');
  }
  const sent = async () => {
    const each = tabs.map((tab) => tab.evaluate(() => Reflect.get(globalThis, 'sent') as string[]));
    return (await Promise.all(each)).flat();
  };
  total = 22;
  await page.clock.runFor(20_000);
  await expect.poll(sent).toEqual(['2 new alerts']);
  await page.clock.runFor(70_000);
  expect(await sent()).toEqual(['2 new alerts']);
});
