import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { chooseTheme, themeChoices, useThemeChoice, type ThemeChoice } from './theme.ts';

const looks = {
  light: { label: 'Light', Icon: Sun },
  dark: { label: 'Dark', Icon: Moon },
  system: { label: 'System', Icon: Monitor },
} as const satisfies Record<ThemeChoice, object>;

export function ThemeSwitch() {
  const chosen = useThemeChoice();
  const name = useId();
  return (
    <fieldset className="-mx-1 mt-1 flex items-center">
      <legend className="float-left mr-auto px-1">Theme</legend>
      {themeChoices.map((choice) => {
        const { label, Icon } = looks[choice];
        return (
          <label
            key={choice}
            title={label}
            className="rounded-control text-ink-3 hover:text-ink has-checked:bg-sunken has-checked:text-ink has-checked:shadow-edge has-focus-visible:outline-accent grid size-7 cursor-pointer place-items-center has-focus-visible:outline-2 max-lg:size-10"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              aria-label={label}
              checked={choice === chosen}
              onChange={() => chooseTheme(choice)}
            />
            <Icon aria-hidden className="icon-small" />
          </label>
        );
      })}
    </fieldset>
  );
}
