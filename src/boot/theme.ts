import { isWall } from '../paths.ts';
import { safeStorage } from '../ui/store.ts';

export type Theme = 'light' | 'dark';

const storageKey = 'theme';
const storage = safeStorage('local');

const themeOf = (text: string | null): Theme | null =>
  text === 'light' || text === 'dark' ? text : null;

export function storedTheme(): Theme | null {
  return themeOf(storage.get(storageKey));
}

export function storeTheme(theme: Theme | null): void {
  if (theme === null) storage.remove(storageKey);
  else storage.set(storageKey, theme);
}

/** Sets the theme: that of `?theme=` (C16), else the preferred, the chosen, or the system's. */
export function applyTheme(preferred: Theme | null, chosen = storedTheme()): void {
  const ofUrl = themeOf(new URLSearchParams(location.search).get('theme'));
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset['theme'] = ofUrl ?? preferred ?? chosen ?? system;
}

export function applyFirstTheme(): void {
  applyTheme(isWall(location) ? 'dark' : null);
}
