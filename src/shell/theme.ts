import { applyTheme, storedTheme, storeTheme, type Theme } from '../boot/theme.ts';
import { createStore, useStore } from '../ui/store.ts';
import { changeSearch, searchText } from './location.ts';

export type ThemeChoice = Theme | 'system';

export const themeChoices: readonly ThemeChoice[] = ['light', 'dark', 'system'];

const theme = createStore({
  chosen: storedTheme(),
  preferred: null as Theme | null,
});

function apply(): void {
  const { preferred, chosen } = theme.get();
  applyTheme(preferred, chosen);
}
theme.subscribe(apply);

export function preferTheme(preferred: Theme): () => void {
  theme.set((before) => ({ ...before, preferred }));
  return () => theme.set((before) => ({ ...before, preferred: null }));
}

/** Chooses and stores a theme; the URL's is dropped. */
export function chooseTheme(next: ThemeChoice): void {
  const chosen = next === 'system' ? null : next;
  storeTheme(chosen);
  if (searchText('theme') !== '') changeSearch({ theme: '' });
  theme.set((before) => ({ ...before, chosen }));
}

/** Follows the system's theme while the app runs; returns an unsubscribe function. */
export function followSystemTheme(): () => void {
  // Another tab may have chosen another.
  theme.set((before) => ({ ...before, chosen: storedTheme() }));
  apply();
  const query = matchMedia('(prefers-color-scheme: dark)');
  query.addEventListener('change', apply);
  return () => query.removeEventListener('change', apply);
}

export function useThemeChoice(): ThemeChoice {
  return useStore(theme, ({ chosen }) => chosen ?? 'system');
}
