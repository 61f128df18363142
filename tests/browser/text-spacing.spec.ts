import type { Page } from '@playwright/test';
import { addressOf, screenNames } from './addresses.ts';
import { expect, test } from './fixtures.ts';
import { heading, rows } from './queue.ts';

// A reader's own spacing of text (WCAG 1.4.12) cuts none.

const spacing = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }`;

/** The texts of which a part is outside of a box that neither shows nor scrolls to it. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const isCut = (text: Text): boolean => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      for (let box = text.parentElement; box; box = box.parentElement) {
        const { overflowX, overflowY, display } = getComputedStyle(box);
        if (overflowX === 'auto' || overflowY === 'auto') return false;
        if (display === 'inline' || (overflowX === 'visible' && overflowY === 'visible')) continue;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        // A line's box is a little higher than its letters.
        const isOutside = (line: DOMRect) =>
          (overflowX !== 'visible' && (line.right > right + 1 || line.left < left - 1)) ||
          (overflowY !== 'visible' && (line.bottom > bottom + 3 || line.top < top - 3));
        if (lines.some(isOutside)) return true;
      }
      return false;
    };
    const cut: string[] = [];
    const texts = document.createTreeWalker(
      document.querySelector('dialog[open]') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const isHidden = text.parentElement?.closest(
        '.sr-only, [aria-hidden=true], .invisible, [hidden], details:not([open]) > :not(summary)',
      );
      if (text.data.trim() !== '' && !isHidden && isCut(text)) cut.push(text.data.trim());
    }
    return cut;
  });

async function expectNothingCut(page: Page, path: string) {
  const before = new Set(await cutTexts(page));
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
  await expect(async () => {
    const cut = (await cutTexts(page)).filter((text) => !before.has(text));
    expect(cut, path).toEqual([]);
  }).toPass({ timeout: 10_000 });
}

for (const width of [390, 1280])
  test(`text spacing cuts no text at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    const paths = screenNames.filter((name) => name !== 'wall').map(addressOf);
    for (const path of paths)
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator('[data-card]').first()).toBeVisible();
        await expect(page.locator('[data-card][data-state=loading]')).toHaveCount(0);
        await expectNothingCut(page, path);
      });
    await page.goto('/validation');
    await rows(page).first().click();
    await heading(page).waitFor();
    await expect(page.getByText('Same reason before')).toBeVisible();
    await expectNothingCut(page, 'the review');
  });
