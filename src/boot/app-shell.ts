import { screenAt } from '../paths.ts';
import { figuresPath, showFirstFigures } from './first-figures.ts';
import { storedTheme } from './theme.ts';

/** Where the side menu stands beside the page (src/shell/frame.tsx). */
const wide = '(min-width: 1024px)';

/** Shows a screen as it is before any response, from the templates of tools/vite/app-shell, until React does, and drops them; none of the wall. */
export function showAppShell(): void {
  const screen = screenAt(location);
  const observer = new MutationObserver(() => {
    const root = document.querySelector('#root');
    if (!root) return;
    observer.disconnect();
    const templates = [...document.querySelectorAll('template')];
    if (screen !== 'wall') draw(screen, templates, root);
    for (const template of templates) template.remove();
  });
  observer.observe(document, { childList: true, subtree: true });
}

function draw(screen: string, templates: readonly HTMLTemplateElement[], root: Element): void {
  const frame = templates.find(({ id }) => id === 'first-frame')?.content;
  const own = templates.find(({ dataset }) => dataset['first'] === screen);
  if (!frame) return;
  if (own) frame.querySelector('#main > div')?.append(own.content);
  frame.querySelector(matchMedia(wide).matches ? '[aria-label="Open menu"]' : 'aside')?.remove();
  for (const link of frame.querySelectorAll('nav a'))
    if (link.getAttribute('href') === own?.dataset['link']) link.ariaCurrent = 'page';
  for (const input of frame.querySelectorAll<HTMLInputElement>('aside input'))
    input.checked = input.value === (storedTheme() ?? 'system');
  for (const element of frame.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset['style'] ?? '';
  root.prepend(frame);
  const figures = globalThis.earlyRequests?.get(figuresPath)?.();
  if (figures && screen === 'dashboard') void showFirstFigures(root, figures.response);
}
