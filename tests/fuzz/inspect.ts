import type { Page } from '@playwright/test';

/** A problem, its place, and the text that caused it. */
export type Problem = readonly [what: string, text?: string];

/** The problems that hostile texts caused on the page. */
export function inspect(page: Page): Promise<Problem[]> {
  return page.evaluate(() => {
    // oxlint-disable-next-line no-control-regex -- these characters are what is looked for
    const unsafe = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
    const reordering =
      /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}/u;
    const spoken = ['title', 'aria-label', 'aria-description', 'aria-valuetext', 'alt', 'download'];
    const elements = Array.from(document.querySelectorAll<HTMLElement>('body *'));
    const short = (text: string) => JSON.stringify(text.slice(0, 60));
    type Found = [what: string, text?: string][];
    const where = (element: Element) => {
      const card = element.closest('[data-card]')?.getAttribute('data-card') ?? '';
      return `${card} <${element.localName} class="${element.getAttribute('class')?.slice(0, 60)}">`;
    };

    /** Whether the text cannot reorder the line around it. */
    function isIsolated(node: Node): boolean {
      const text = (node.textContent ?? '').trim();
      for (let at = node.parentElement; at; at = at.parentElement) {
        if (at.localName === 'bdi' || at.dir === 'auto') return true;
        const { display } = getComputedStyle(at);
        if ((at.textContent ?? '').trim() !== text) return false;
        if (display !== 'inline' && display !== 'contents') return true;
      }
      return false;
    }

    /** False for text for screen readers only, such as Radix's copy of a toast. */
    function isDrawn(parent: HTMLElement | null): boolean {
      if (parent?.localName === 'title') return false;
      for (let at = parent; at; at = at.parentElement)
        if (getComputedStyle(at).position === 'absolute' && at.offsetWidth <= 1) return false;
      return true;
    }

    function loose(): Found {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Found = [];
      while (walker.nextNode()) {
        const node = walker.currentNode;
        const text = node.textContent ?? '';
        if (reordering.test(text) && isDrawn(node.parentElement) && !isIsolated(node))
          found.push([
            `not isolated in ${where(node.parentElement ?? document.body)}`,
            short(text),
          ]);
      }
      return found;
    }

    function widest(): string {
      const edges = elements.map((element) => element.getBoundingClientRect().right + scrollX);
      const most = edges.findLastIndex((edge) => Math.abs(edge - scrollWidth) < 2);
      const element = elements[most];
      return `${scrollWidth}${element ? ` by ${where(element)}` : ''}`;
    }

    const attributes: Found = elements.flatMap((element) =>
      spoken.flatMap((name): Found => {
        const value = element.getAttribute(name) ?? '';
        return unsafe.test(value) ? [[`${name} of ${where(element)}`, short(value)]] : [];
      }),
    );
    const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]'));
    const { scrollWidth, clientWidth } = document.documentElement;
    const isWall = document.documentElement.dataset['display'] === 'wall';
    const is = (problem: boolean, what: string, text?: string): Found =>
      problem ? [[what, ...(text === undefined ? [] : [text])] as [string, string?]] : [];
    return [
      ...is(Reflect.has(globalThis, '__xss'), 'a script ran'),
      ...is(!isWall && !document.querySelector('nav, [aria-label="Open menu"]'), 'no navigation'),
      ...is(scrollWidth > clientWidth, `wider than ${clientWidth}`, widest()),
      ...is(unsafe.test(document.title), 'document.title', short(document.title)),
      ...attributes,
      ...loose(),
      ...links.flatMap((link) =>
        is(link.origin !== location.origin, `leads elsewhere: ${where(link)}`, short(link.href)),
      ),
      ...elements.flatMap((element) => [
        ...is(
          /^(?:iframe|object|embed|script|base)$/.test(element.localName),
          `made: ${where(element)}`,
        ),
        ...is(
          /url\(|image-set|expression/.test(element.getAttribute('style') ?? ''),
          `styled: ${where(element)}`,
        ),
        ...is(element.matches('[data-card][data-state=error]'), `failed: ${where(element)}`),
      ]),
    ];
  });
}
