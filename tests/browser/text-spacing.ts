import { expect, type Page } from '@playwright/test';

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

/** Expects that a reader's own spacing of text (WCAG 1.4.12) cuts none, in a dialog if one is open. */
export async function expectNothingCut(page: Page, name: string) {
  const before = new Set(await cutTexts(page));
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
  await expect(async () => {
    const cut = (await cutTexts(page)).filter((text) => !before.has(text));
    expect(cut, name).toEqual([]);
  }).toPass({ timeout: 10_000 });
  await page.evaluate(() => void (document.adoptedStyleSheets = []));
}
