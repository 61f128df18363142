import { type ComponentProps, type RefObject, useCallback, useSyncExternalStore } from 'react';
import { reviewKeys } from '../../features/keys/screen-keys.ts';
import { shortcutKey, useLettersOn } from '../../shell/shortcuts.ts';
import { Button, Kbd } from '../../ui/button.tsx';

export type Shortcut = keyof typeof reviewKeys;
const names = Object.keys(reviewKeys) as Shortcut[];

/** The shortcut of a key press, or null. */
export function shortcutOf(event: Parameters<typeof shortcutKey>[0]): Shortcut | null {
  const pressed = shortcutKey(event);
  return names.find((name) => reviewKeys[name].key === pressed) ?? null;
}

interface ShortcutButtonProps extends Omit<ComponentProps<typeof Button>, 'children'> {
  readonly shortcut: Shortcut;
}

export function ShortcutButton({ shortcut, ...rest }: ShortcutButtonProps) {
  const letters = useLettersOn();
  const { key, label } = reviewKeys[shortcut];
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

/** Whether the focus is inside an element, also while another window is in front. */
export function useFocusWithin(boxRef: RefObject<HTMLElement | null>): boolean {
  const isWithin = () => boxRef.current?.contains(document.activeElement) === true;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const focusOut = (event: FocusEvent) => {
        // On its way from row to row nothing has the focus for a moment.
        if (!boxRef.current?.contains(event.relatedTarget as Node | null)) onChange();
      };
      const subscribed = new AbortController();
      document.addEventListener('focusin', onChange, subscribed);
      document.addEventListener('focusout', focusOut, subscribed);
      return () => subscribed.abort();
    },
    [boxRef],
  );
  return useSyncExternalStore(subscribe, isWithin);
}
