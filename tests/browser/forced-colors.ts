import { expect, type Page } from '@playwright/test';

export const force = (page: Page) => page.emulateMedia({ forcedColors: 'active' });

/**
 * Marks the elements that are drawn by their background alone, except gaps in a bar, and returns their number.
 */
const markDrawn = (page: Page) =>
  page.evaluate(() => {
    const behind = (element: Element | null): string => {
      if (element === null) return 'none';
      const { backgroundColor } = getComputedStyle(element);
      return backgroundColor === 'rgba(0, 0, 0, 0)'
        ? behind(element.parentElement)
        : backgroundColor;
    };
    const drawn = Array.from(document.querySelectorAll('main span, main div')).filter((element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const card = behind(element.closest('[data-card]'));
      return (
        element.childNodes.length === 0 &&
        width * height > 0 &&
        (backgroundImage !== 'none' ||
          (backgroundColor !== 'rgba(0, 0, 0, 0)' && backgroundColor !== card))
      );
    });
    for (const element of drawn) element.setAttribute('data-drawn', '');
    return drawn.length;
  });

/** The marked elements that look like the page behind them. */
const lost = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('[data-drawn]')).flatMap((element) => {
      const { backgroundColor, backgroundImage, outlineStyle } = getComputedStyle(element);
      const canvas = getComputedStyle(document.body).backgroundColor;
      const isSeen =
        outlineStyle !== 'none' ||
        backgroundImage !== 'none' ||
        ![canvas, 'rgba(0, 0, 0, 0)'].includes(backgroundColor);
      return isSeen ? [] : [element.outerHTML];
    }),
  );

/** Expects that what is drawn by its background alone is seen in forced colors, which stay on. */
export async function expectReadable(page: Page) {
  // At night the wall has its figures a moment after its frame.
  await expect.poll(() => markDrawn(page)).toBeGreaterThan(0);
  await force(page);
  await expect(async () => expect(await lost(page)).toEqual([])).toPass({ timeout: 10_000 });
}
