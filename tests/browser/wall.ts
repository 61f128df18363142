import { expect, type Page } from '@playwright/test';
import { centerOf } from './center.ts';

export const stage = (page: Page) => page.getByRole('main');

/** Opens the wall, and waits for its figures and its font. */
export async function open(page: Page, query = '') {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(`/?display=wall${query}`);
  await expect(stage(page)).toHaveAttribute('data-state', 'ready');
  await page.evaluate(async () => document.fonts.ready);
}

/** Fails all calls until the wall shows the failure. */
export async function becomeOld(page: Page) {
  await centerOf(page).faults({ all: '503' });
  await page.clock.runFor(3 * 60_000);
  await expect(stage(page)).toHaveAttribute('data-state', 'stale');
}

/** The boxes and texts over the margin of 3 %; a text with an ellipsis ends with its box. */
async function overhanging(page: Page): Promise<string[]> {
  return stage(page).evaluate((main) => {
    const [x, y] = [innerWidth * 0.03, innerHeight * 0.03];
    const isOut = (box: DOMRect) =>
      box.width > 0 &&
      (box.left < x || box.top < y || box.right > innerWidth - x || box.bottom > innerHeight - y);
    const isCut = (element: Element): boolean =>
      element !== main &&
      (getComputedStyle(element).overflowX !== 'visible' ||
        (element.parentElement !== null && isCut(element.parentElement)));
    const range = document.createRange();
    const textIsOut = (element: Element) => {
      if (isCut(element)) return false;
      return Array.from(element.childNodes).some((node) => {
        range.selectNodeContents(node);
        return node.nodeType === Node.TEXT_NODE && isOut(range.getBoundingClientRect());
      });
    };
    const boxIsOut = (element: Element) =>
      !isCut(element.parentElement ?? main) && isOut(element.getBoundingClientRect());
    return Array.from(main.querySelectorAll(':not(.sr-only)'))
      .filter((element) => boxIsOut(element) || textIsOut(element))
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 60)}`);
  });
}

/** Expects that everything is inside the margin and nothing scrolls. */
export async function expectOnePicture(page: Page) {
  expect(await overhanging(page)).toEqual([]);
  const scroll = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight];
  });
  expect(scroll).toEqual([0, 0]);
}

/** Overlapping pairs of texts, and texts that are cut or not wholly on the screen. */
export async function misplaced(page: Page): Promise<string[]> {
  return stage(page).evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const lines: { text: string; box: DOMRect }[] = [];
    const found: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.nodeValue?.trim() ?? '';
      const parent = node.parentElement;
      if (!parent || text === '' || parent.closest('.sr-only, button')) continue;
      if (
        parent.scrollWidth > parent.clientWidth + 1 &&
        getComputedStyle(parent).overflowX !== 'visible'
      )
        found.push(`${text}: cut`);
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        // Letters leave 0.2 of their line free above and below.
        const size = Math.min(height, parseFloat(getComputedStyle(parent).fontSize));
        lines.push({ text, box: new DOMRect(x, y + height / 2 - size * 0.4, width, size * 0.8) });
      }
    }
    for (const [at, { text, box }] of lines.entries()) {
      if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
        found.push(`${text}: off the screen`);
      for (const { text: other, box: there } of lines.slice(at + 1))
        if (
          Math.min(box.right, there.right) - Math.max(box.left, there.left) > 1 &&
          Math.min(box.bottom, there.bottom) - Math.max(box.top, there.top) > 1
        )
          found.push(`${text} | ${other}`);
    }
    return found;
  });
}
