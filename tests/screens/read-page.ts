import { screen } from '@testing-library/react';
import { click, type openApp } from './open-app.tsx';

const spoken = /^(?:aria-(?:label|description|valuetext|roledescription)|title|alt|placeholder)$/;

interface PageText {
  /** The title of the nearest card; '' outside of one. */
  readonly card: string;
  readonly text: string;
}

/** All that the page says now: its title, its texts, and what only assistive tools or the pointer find. */
function readPage(): readonly PageText[] {
  const texts: PageText[] = [{ card: '', text: document.title }];
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('script, style')) continue;
    const card = element.closest('[data-card]')?.getAttribute('data-card') ?? '';
    const nodes = [...element.childNodes].filter((node) => node instanceof Text);
    const own = nodes.map(({ data }) => data).join('');
    const attributes = [...element.attributes].filter(({ name }) => spoken.test(name));
    const said = [own, ...attributes.map(({ value }) => value)].map((text) => text.trim());
    texts.push(...said.filter(Boolean).map((text) => ({ card, text })));
  }
  return texts;
}

/** All that a screen says, on each of its tabs and views. */
export async function readScreen(
  app: Awaited<ReturnType<typeof openApp>>,
): Promise<readonly PageText[]> {
  const texts = [...readPage()];
  for (const role of ['tab', 'radio'])
    for (let at = 0; at < screen.queryAllByRole(role).length; at += 1) {
      const choice = screen.getAllByRole(role)[at];
      if (choice) await click(app, choice);
      texts.push(...readPage());
    }
  return texts;
}
