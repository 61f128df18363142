import { act } from '@testing-library/react';
import type { Mounted } from '../mount/mounted.ts';

const spoken = /^(?:aria-(?:label|description|valuetext|roledescription)|title|alt|placeholder)$/;

export interface PageText {
  /** The title of the nearest card; '' outside of one. */
  readonly card: string;
  readonly text: string;
}

/** All texts of the page, or of a part of it: its title, visible texts, and texts for assistive tools or the pointer. */
function readPage(part: Element = document.body): readonly PageText[] {
  const texts: PageText[] = [{ card: '', text: document.title }];
  const read = (element: Element, outer: string): void => {
    if (/^(?:script|style)$/i.test(element.tagName)) return;
    const card = element.getAttribute('data-card') ?? outer;
    const nodes = [...element.childNodes].filter((node) => node instanceof Text);
    const own = nodes.map(({ data }) => data).join('');
    const attributes = [...element.attributes].filter(({ name }) => spoken.test(name));
    const said = [own, ...attributes.map(({ value }) => value)].map((text) => text.trim());
    texts.push(...said.filter(Boolean).map((text) => ({ card, text })));
    for (const child of element.children) read(child, card);
  };
  read(part, '');
  return texts;
}

/** The tabs and views of the screen, and the first row that can be selected. */
const choices = () =>
  [...document.querySelectorAll<HTMLElement>('main :is([role=tab], [type=radio])')].filter(
    (choice) => choice.closest('li:not(:first-child)') === null,
  );

/** Without the pointer on its way, which would be most of the time. @throws Error if it is not chosen then. */
async function choose(app: Mounted, choice: HTMLElement): Promise<void> {
  act(() => {
    // Tabs follow the focus.
    choice.focus();
    choice.click();
  });
  await app.settle();
  const isChosen =
    choice.getAttribute('aria-selected') === 'true' || (choice as HTMLInputElement).checked;
  if (choice.isConnected && !isChosen) throw new Error(`${choice.textContent} is not chosen`);
}

/** All texts of a screen, on each of its tabs and views. */
export async function readScreen(app: Mounted): Promise<readonly PageText[]> {
  const texts = [...readPage()];
  for (let at = 0; at < choices().length; at += 1) {
    const choice = choices()[at];
    const card = choice?.closest('[data-card]') ?? undefined;
    if (choice) await choose(app, choice);
    texts.push(...readPage(card?.isConnected ? card : undefined));
  }
  return texts;
}
