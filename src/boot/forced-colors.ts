import { loadUntilThere } from '../ui/lazy-component.ts';

const forced = '(forced-colors: active)';

async function load(): Promise<void> {
  if (matchMedia(forced).matches) await loadUntilThere(() => import('../forced-colors.css'));
}

/** Fetches the rules for forced colors when the system forces them; resolves once they are there. */
export function followForcedColors(): Promise<void> {
  matchMedia(forced).addEventListener('change', () => void load());
  return load();
}
