import { expect, test } from './fixtures.ts';

test('no phone and no format of /data-quality is broken in the middle', async ({ page }) => {
  const texts = ['555-01O-9625', '5550109625', '(555) 010-9625', 'Unknown format'];
  const phone = { isValid: false, confidence: 100, suggestions: ['Letters were typed as digits'] };
  const phoneCorrections = [
    { ...phone, original: texts[0], cleaned: texts[1], format: texts[2] },
    { ...phone, original: texts[2], cleaned: texts[1], format: texts[3] },
  ];
  await page.route('**/api/data-quality/report', (route) =>
    route.fulfill({ json: { phoneCorrections } }),
  );
  await page.goto('/data-quality');
  const card = page.getByRole('region', { name: 'Invalid Phones' });
  await expect(card.getByRole('rowheader')).toHaveCount(2);
  for (const width of [390, 640, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const heights = await card
      .locator('tbody bdi:visible')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    expect(heights.length, `${width} px`).toBeGreaterThanOrEqual(4);
    for (const height of heights) expect(height, `${width} px`).toBeLessThan(24);
    expect(await card.getByRole('group').evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(
      0,
    );
  }
});
