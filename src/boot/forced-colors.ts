import { loadUntilThere } from '../ui/lazy-component.ts';

/** Fetches the rules for forced colors when the system forces them; resolves once they are there. */
export function followForcedColors(): Promise<void> {
  const forced = matchMedia('(forced-colors: active)');
  const load = async () => {
    if (forced.matches) await loadUntilThere(() => import('../forced-colors.css'));
  };
  forced.addEventListener('change', () => void load());
  return load();
}
