import { screenAt } from '../paths.ts';
import { safeStorage } from '../ui/safe-storage.ts';

export type Theme = 'light' | 'dark';

const storageKey = 'theme';
const storage = safeStorage('local');

const themeOf = (text: string | null): Theme | null =>
  text === 'light' || text === 'dark' ? text : null;

/** The theme that a person chose on this machine; null: as the system has it. */
export function storedTheme(): Theme | null {
  return themeOf(storage.get(storageKey));
}

export function storeTheme(theme: Theme | null): void {
  if (theme === null) storage.remove(storageKey);
  else storage.set(storageKey, theme);
}

/**
 * Puts the theme on the root: `?theme=` in the URL (rulings C16), else what the screen prefers, else what a person
 * chose, else the system's.
 */
export function applyTheme(preferred: Theme | null, chosen = storedTheme()): void {
  const ofUrl = themeOf(new URLSearchParams(location.search).get('theme'));
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset['theme'] = ofUrl ?? preferred ?? chosen ?? system;
}

/** Before the first paint, so that nothing flashes. */
export function applyFirstTheme(): void {
  applyTheme(screenAt(location) === 'wall' ? 'dark' : null);
}
