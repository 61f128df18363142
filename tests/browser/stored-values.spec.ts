import { expect, test } from './fixtures.ts';

// What this browser has stored may be of another version, or damaged: it is read like a response (A2, C44).

const rubbish = {
  'no text': '',
  'a word': 'undefined',
  'a number': '-1e400',
  'a list of nothing': '[null, 7, [], {}]',
  'half a record': '[{"at":1795287600000,"valid":1,"regions":5,"telemarketers":[{"name":7}]}]',
  'an object': '{"__proto__":{"build":1},"designatedTelemarketers":"*"}',
  'half of JSON': '[{"at":',
  'an address': '//elsewhere/validation?alert=a1',
  'control characters': '\u0000\u202E|||\uFFFF\uD800',
};

for (const [kind, text] of Object.entries(rubbish))
  test(`${kind} in each stored value leaves the start and the screens as they are`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      Storage.prototype.getItem = () => value;
    }, text);
    for (const [path, title] of [
      ['/', 'Dashboard'],
      ['/validation', 'Manual Validation'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('[data-card][data-state=ready]').first()).toBeVisible();
      await expect(page.locator('[data-card][data-state=loading]')).toHaveCount(0);
      await expect(page.locator('[data-card][data-state=error]')).toHaveCount(0);
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });
