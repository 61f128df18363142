import { useSyncExternalStore } from 'react';
import { changeSearch, searchText } from '../paths.ts';

export type ThemeChoice = 'light' | 'dark' | 'system';

export const themeChoices: readonly ThemeChoice[] = ['light', 'dark', 'system'];

// public/boot.js reads the same key before the first paint.
const storageKey = 'theme';
const listeners = new Set<() => void>();
let choice: ThemeChoice = saved();

function saved(): ThemeChoice {
  try {
    const value = localStorage.getItem(storageKey);
    return value === 'light' || value === 'dark' ? value : 'system';
  } catch {
    // Storage may be blocked; the choice then lasts as long as the page.
    return 'system';
  }
}

function prefersDark(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}

// What the screen that is shown prefers; the wall display is dark by default.
let preferred: 'light' | 'dark' | null = null;

/**
 * Puts the theme on the root: `?theme=` in the URL (rulings C16), else what the screen prefers, else the choice,
 * else the system's.
 */
function applyTheme(): void {
  const asked = searchText('theme');
  const wanted = asked === 'light' || asked === 'dark' ? asked : (preferred ?? choice);
  const system = prefersDark().matches ? 'dark' : 'light';
  document.documentElement.dataset['theme'] = wanted === 'system' ? system : wanted;
}

/** Takes a theme for as long as a screen is shown, whatever was chosen; gives what ends that. */
export function preferTheme(theme: 'light' | 'dark'): () => void {
  preferred = theme;
  applyTheme();
  return () => {
    preferred = null;
    applyTheme();
  };
}

/** Chooses a theme and remembers it; one that the URL asked for is over. */
export function chooseTheme(next: ThemeChoice): void {
  choice = next;
  try {
    if (next === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, next);
  } catch {
    // See `saved`.
  }
  if (searchText('theme') !== '') changeSearch({ theme: '' });
  applyTheme();
  for (const listener of listeners) listener();
}

/** Follows the system's theme while the app runs. */
export function followSystemTheme(): () => void {
  applyTheme();
  const query = prefersDark();
  query.addEventListener('change', applyTheme);
  return () => query.removeEventListener('change', applyTheme);
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => choice,
  );
}
