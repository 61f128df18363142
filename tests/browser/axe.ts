import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Expects that axe finds nothing on the page, or in a part of it. Overlays and single cards of the dashboard are checked
 * alone, since all of it takes seconds.
 */
async function expectNothing(page: Page, within: string, rules: readonly string[] | null) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const found = await page.evaluate(
    async ([part, only]) => {
      const axe = Reflect.get(globalThis, 'axe') as typeof Axe;
      const { violations } = await axe.run(part, {
        resultTypes: ['violations'],
        // WCAG 2.2 (D7), which axe leaves out by default.
        rules: { 'target-size': { enabled: true } },
        ...(only && { runOnly: [...only] }),
      });
      return violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
    },
    [within, rules] as const,
  );
  expect(found).toEqual([]);
}

export const expectNoViolations = (page: Page, within = 'html') =>
  expectNothing(page, within, null);

/** The themes only differ in colors. */
export const expectContrast = (page: Page, within = 'html') =>
  expectNothing(page, within, ['color-contrast']);

/** Without motion, in the light theme and then the dark one. */
export async function expectNoViolationsInBoth(page: Page, within = 'html'): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectNoViolations(page, within);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page, within);
}
