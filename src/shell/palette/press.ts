import { navigate } from 'wouter/use-browser-location';
import { fromHere } from '../location.ts';

const retryMs = 50;
/** A screen on a slow line has so long to show its button. */
const mostTries = 300;

const buttonOf = (label: string) =>
  [...document.querySelectorAll<HTMLElement>('main button')].find((button) =>
    (button.getAttribute('aria-label') ?? button.textContent).startsWith(label),
  );

/** Presses a screen's own button, and goes to the screen first if it isn't shown. */
export function press(label: string, path: string): void {
  if (!buttonOf(label)) navigate(fromHere(path));
  const attempt = (tries: number) => {
    // Somebody has gone on.
    if (location.pathname !== path || document.querySelector('dialog[open]')) return;
    const button = buttonOf(label);
    button?.focus();
    button?.click();
    if (!button && tries < mostTries) setTimeout(attempt, retryMs, tries + 1);
  };
  // The palette closes first, and returns the focus.
  setTimeout(attempt, 0, 1);
}
