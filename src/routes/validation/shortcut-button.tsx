import type { ComponentProps } from 'react';
import { useLettersOn } from '../../shell/shortcuts.ts';
import { Button, Kbd } from '../../ui/button.tsx';
import { type Shortcut, shortcuts } from './keys.ts';

interface ShortcutButtonProps extends Omit<ComponentProps<typeof Button>, 'children'> {
  readonly shortcut: Shortcut;
}

/** A button for a shortcut, with its key printed on it. */
export function ShortcutButton({ shortcut, ...rest }: ShortcutButtonProps) {
  const letters = useLettersOn();
  const { key, label } = shortcuts[shortcut];
  return (
    <Button aria-keyshortcuts={letters ? key : undefined} {...rest}>
      {label}
      {letters && (
        <span aria-hidden className="max-sm:hidden [&_kbd]:border-current">
          <Kbd>{key}</Kbd>
        </span>
      )}
    </Button>
  );
}
