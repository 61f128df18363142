import { expect, test } from './fixtures.ts';
import { twoFrames } from './time.ts';

test('no phone and no format of /data-quality wraps', async ({ page }) => {
  const texts = ['555-01O-9625', '5550109625', '(555) 010-9625', '+44 20 7946 0958'];
  const phone = { isValid: false, confidence: 100, suggestions: ['Letters were typed as digits'] };
  const phoneCorrections = texts.map((original) => ({ ...phone, original, format: 'unknown' }));
  await page.route('**/api/data-quality/report', (route) =>
    route.fulfill({ json: { phoneCorrections } }),
  );
  await page.goto('/data-quality');
  const table = page.getByRole('table', { name: 'Invalid phones by telemarketer' });
  await expect(table.locator('th[scope="row"]')).toHaveCount(4);
  await page.evaluate(async () => document.fonts.ready);
  for (const width of [390, 640, 1024, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await twoFrames(page);
    const heights = await table
      .locator('th[scope="row"] bdi')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    expect(heights.length, `${width} px`).toBe(8);
    for (const height of heights) expect(height, `${width} px`).toBeLessThan(24);
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth), `${width} px`).toBe(0);
  }
});

test('no phone of a duplicate wraps on a narrow screen', async ({ page }) => {
  const same = { customer: 'Ada Fox', region: 'california', title: 'WC' };
  const appointments = ['(555) 018-0196', '(555) 014-5934'].map((phone) => ({ ...same, phone }));
  const [primaryAppointment] = appointments;
  const duplicateGroups = [{ matchType: 'customer', appointments, primaryAppointment }];
  await page.route('**/api/data-quality/report', (route) =>
    route.fulfill({ json: { duplicates: { duplicateGroups } } }),
  );
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/data-quality?tab=duplicates');
  const phones = page.getByRole('cell').filter({ hasText: '(555)' }).locator('bdi');
  await expect(phones).toHaveCount(2);
  for (const phone of await phones.all())
    expect((await phone.boundingBox())?.height).toBeLessThan(24);
});

test('at 390 the tabs show at their edge that they go on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/data-quality');
  const tabs = page.getByRole('tablist');
  await expect(tabs.getByRole('tab')).toHaveCount(4);
  const box = await tabs.boundingBox();
  // Above the texts of the tabs.
  const edge = { x: (box?.x ?? 0) + (box?.width ?? 0) - 8, y: box?.y ?? 0, width: 8, height: 4 };
  const shadowed = await page.screenshot({ clip: edge });
  await tabs.evaluate((strip) => strip.scrollTo({ left: strip.scrollWidth }));
  await expect
    .poll(async () => (await page.screenshot({ clip: edge })).equals(shadowed))
    .toBe(false);
});

test("at 390 the header's buttons are under More, and the figures begin at the top", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/data-quality');
  const figure = page.getByRole('region', { name: 'Quality Score' });
  expect((await figure.boundingBox())?.y).toBeLessThan(120);
  const header = page.locator('header', { has: page.getByRole('heading', { level: 1 }) });
  await header.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('button', { name: 'Refresh Report' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL('/');
});
