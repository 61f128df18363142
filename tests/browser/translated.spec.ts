import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { startClocks } from './time.ts';

/** A translating extension: it replaces each text by a `<font>` with another, from the first one on. */
async function translateEachText(page: Page) {
  await page.addInitScript(() => {
    const translate = () => {
      const texts = document.createTreeWalker(document.body ?? document, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        const isDone = text.parentElement?.closest('font, script, style, title');
        if (isDone || text.data.trim() === '') continue;
        const copy = document.createElement('font');
        copy.textContent = text.data;
        text.replaceWith(copy);
      }
    };
    new MutationObserver(translate).observe(document, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
}

// A boundary draws anew the part of which React misses a node; React prints the error itself.
test.use({ allowConsole: ['NotFoundError'] });

test('figures stay current while an extension translates each text from the start (52)', async ({
  page,
}) => {
  await startClocks(page);
  await translateEachText(page);
  const region = (validAppointments: number) => ({
    key: 'california',
    name: 'California',
    abbreviation: 'CA',
    validAppointments,
    totalEvents: 100,
  });
  let valid = 91;
  await page.route('**/api/regions', (route) => route.fulfill({ json: [region(valid)] }));
  await page.goto('/?display=wall');
  const row = page.locator('main tr, main li').filter({ hasText: 'California' }).first();
  await expect(row).toContainText('91%');
  await expect(row).toContainText('Excellent');
  valid = 57;
  await page.clock.runFor(31_000);
  await expect(row).toContainText('57%');
  await expect(row).toContainText('Warning');
  await expect(row).not.toContainText('Excellent');
});
