import { storedRubbish } from '../hostile-values.ts';
import { expect, test } from './site.ts';
import { heading, started } from './start.ts';

// Stored values are read like responses: any text in any key leaves the start as it is.

test.use({ allowConsole: ['status of 503'] });

const keys = {
  localStorage: ['config', 'theme', 'last-look', 'day-record', 'shortcuts'],
  sessionStorage: [
    'return-place',
    'reloads',
    'scroll-before-reload',
    'draft:al-1',
    'draft-typed-at:al-1',
  ],
};

for (const text of storedRubbish)
  test(`with ${JSON.stringify(text).slice(0, 40)} in each key, the page starts`, async ({
    page,
    site,
  }) => {
    await page.addInitScript(
      ([value, all]) => {
        if (location.protocol !== 'http:') return;
        for (const [storage, names] of Object.entries(all))
          for (const name of names)
            (Reflect.get(globalThis, storage) as Storage).setItem(name, value);
      },
      [text, keys] as const,
    );
    // Else the stored settings are not used.
    site.fail(/^\/config\.json$/, '503');
    for (const path of ['/', '/?display=wall', '/validation']) {
      await page.goto(site.url(path));
      await started(page);
      expect(page.url()).toBe(site.url(path));
      await expect(page.locator('[data-card]').first()).toBeVisible();
      await expect(page.locator('[data-card][data-state=loading]')).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute(
        'data-theme',
        path.includes('wall') ? 'dark' : 'light',
      );
    }
    await expect(heading(page)).toHaveText('Manual Validation Alerts');
  });
