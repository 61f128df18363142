import { screenAt } from '../paths.ts';
import { storedTheme } from './theme.ts';

/** Where the side menu stands beside the page (src/shell/frame.tsx). */
const wide = '(min-width: 1024px)';

/** Shows a screen as it is before any response, from the templates of tools/vite/first-picture, until React does; none of the wall. */
export function showFirstPicture(): void {
  const screen = screenAt(location);
  if (screen === 'wall') return;
  const observer = new MutationObserver(() => {
    const root = document.querySelector('#root');
    if (!root) return;
    observer.disconnect();
    draw(screen, root);
  });
  observer.observe(document, { childList: true, subtree: true });
}

function draw(screen: string, root: Element): void {
  const templates = [...document.querySelectorAll('template')];
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
}
