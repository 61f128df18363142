import { browserArgs } from '../../tools/browser/chromium.mjs';
import { expect, test } from './fixtures.ts';

// Chrome's default font sizes, from 'Very small' to 'Very large', leave the layout as it is.

const widths = [390, 768, 1024, 1280, 1440];

for (const size of [9, 12, 16, 20, 24])
  test(`menu and heading have their places with a default font of ${size} px`, async ({
    playwright,
    baseURL,
  }) => {
    const { CHROME_PATH: executablePath } = process.env;
    const args = [...browserArgs, `--blink-settings=defaultFontSize=${size}`];
    const browser = await playwright.chromium.launch({
      ...(executablePath && { executablePath }),
      args,
    });
    const page = await browser.newPage();
    await page.goto(`${baseURL ?? ''}/validation`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Manual Validation Alerts');
    const facts = () =>
      heading.evaluate((element) => {
        const { x, height } = element.getBoundingClientRect();
        const overflow = document.documentElement.scrollWidth - innerWidth;
        return { x, height, overflow, defaultSize: matchMedia('(width >= 64rem)').matches };
      });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const isWide = width >= 1024;
      await expect(page.getByRole('complementary')).toHaveCount(isWide ? 1 : 0);
      await expect.poll(facts, `${width} px`).toEqual({
        x: isWide ? 268 : width < 640 ? 56 : 68,
        height: width < 640 ? 24 : 28,
        overflow: 0,
        defaultSize: width >= 64 * size,
      });
    }
    await browser.close();
  });
