import { expect, type Page } from '@playwright/test';

export const stage = (page: Page) => page.getByRole('main');

/** Opens the wall, and waits for its figures and its font. */
export async function open(page: Page, query = '') {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(`/?display=wall${query}`);
  await expect(stage(page)).toHaveAttribute('data-state', 'ready');
  await page.evaluate(async () => document.fonts.ready);
}

/** The boxes and texts over the margin of 3 %; a text that is cut with an ellipsis ends where its box does. */
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

/** All of it is inside its margin, and nothing scrolls. */
export async function expectOnePicture(page: Page) {
  expect(await overhanging(page)).toEqual([]);
  const scroll = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight];
  });
  expect(scroll).toEqual([0, 0]);
}
