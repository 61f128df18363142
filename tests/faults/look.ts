import type { Page } from '@playwright/test';

/** The visible state of the page at one moment. */
export interface Seen {
  /** The state of each card by its name. */
  readonly states: Readonly<Record<string, string>>;
  readonly characters: number;
  readonly hasMenu: boolean;
  /** Words that no person should read. */
  readonly leaks: readonly string[];
  readonly toasts: number;
  readonly wasAttacked: boolean;
  readonly focus: string;
  readonly scroll: number;
}

export function lookAt(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const root = document.querySelector<HTMLElement>('#root');
    const text = root?.innerText ?? '';
    const leaks = /\bundefined\b|\bNaN\b|\[object|\bnull\b|Invalid Date|\b31, 1969|\b1, 1970/g;
    const cards = Array.from(document.querySelectorAll<HTMLElement>('[data-card]'));
    const { activeElement: active } = document;
    const isField = active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement;
    return {
      states: Object.fromEntries(
        cards.map(({ dataset }) => [dataset['card'] ?? '', dataset['state'] ?? '']),
      ),
      characters: text.replaceAll(/\s/g, '').length,
      hasMenu: document.querySelector('nav') !== null,
      leaks: text.match(leaks) ?? [],
      toasts: document.querySelectorAll('[data-toast]').length,
      wasAttacked: Reflect.has(globalThis, '__xss'),
      focus: isField ? `${active.name || active.id}: ${active.value}` : '',
      scroll: document.scrollingElement?.scrollTop ?? 0,
    };
  });
}
