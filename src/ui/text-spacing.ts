import { loadUntilThere } from './lazy.ts';

/** Of the probe's letters, in px: a blank of the app's fonts is a third of an em wide, with a reader's spacing twice that. */
const spacedWidth = 45;

/**
 * Marks the page while a reader's own style spaces letters and words (WCAG 1.4.12), and loads the rules that then
 * wrap the texts that are otherwise cut to a line.
 */
export function watchTextSpacing(body: HTMLElement): void {
  const probe = document.createElement('span');
  probe.setAttribute('aria-hidden', 'true');
  probe.className = 'pointer-events-none invisible fixed top-0 left-0';
  probe.style.fontSize = '10px';
  probe.textContent = '\u00a0'.repeat(10);
  body.append(probe);
  // A width, because a style would be computed for the whole page.
  new ResizeObserver(([entry]) => {
    const isSpaced = (entry?.contentRect.width ?? 0) > spacedWidth;
    document.documentElement.toggleAttribute('data-spaced', isSpaced);
    if (isSpaced) void loadUntilThere(() => import('../text-spacing.css'));
  }).observe(probe);
}
