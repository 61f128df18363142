import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { Segmented } from '../ui/segmented.tsx';
import { chooseTheme, themeChoices, useThemeChoice, type ThemeChoice } from './theme.ts';

const looks = {
  light: { label: 'Light', icon: <Sun aria-hidden className="icon-small" /> },
  dark: { label: 'Dark', icon: <Moon aria-hidden className="icon-small" /> },
  system: { label: 'System', icon: <Monitor aria-hidden className="icon-small" /> },
} as const satisfies Record<ThemeChoice, object>;

const options = themeChoices.map((value) => ({ value, ...looks[value] }));

export function ThemeSwitch() {
  const label = useId();
  return (
    <div className="mt-1 flex items-center justify-between">
      <span id={label}>Theme</span>
      <Segmented
        size="icons"
        labelledBy={label}
        options={options}
        value={useThemeChoice()}
        onChange={chooseTheme}
      />
    </div>
  );
}
