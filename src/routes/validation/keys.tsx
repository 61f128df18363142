import { Keyboard } from 'lucide-react';
import { type ComponentProps, type RefObject, useCallback, useSyncExternalStore } from 'react';
import { DialogHeader } from '../../shell/docked.tsx';
import { Dialog, middle } from '../../shell/modal.tsx';
import { shortcutKey, switchLetters, useLettersOn } from '../../shell/shortcuts.ts';
import { Button, Kbd } from '../../ui/button.tsx';

export const shortcuts = {
  start: { key: 'S', label: 'Start Review', where: 'queue' },
  next: { key: 'J', label: 'Next alert', where: 'queue and alert' },
  previous: { key: 'K', label: 'Previous alert', where: 'queue and alert' },
  notes: { key: 'N', label: 'Write notes', where: 'queue and alert' },
  valid: { key: 'V', label: 'Mark Valid', where: 'alert' },
  invalid: { key: 'I', label: 'Mark Invalid', where: 'alert' },
  dismissed: { key: 'D', label: 'Dismiss', where: 'alert' },
  open: { key: 'O', label: 'Open appointment', where: 'alert' },
  copy: { key: 'C', label: 'Copy phone', where: 'alert' },
  help: { key: '?', label: 'Show shortcuts', where: 'queue and alert' },
} as const;

export type Shortcut = keyof typeof shortcuts;
const names = Object.keys(shortcuts) as Shortcut[];

/** The shortcut of a key press, or null. */
export function shortcutOf(event: Parameters<typeof shortcutKey>[0]): Shortcut | null {
  // The question mark of an Arabic layout, and the wide one of Chinese and Japanese, are '?' too.
  const pressed = shortcutKey(event)?.replace(/^Shift [؟？]$/, '?');
  return names.find((name) => shortcuts[name].key === pressed) ?? null;
}

interface ShortcutButtonProps extends Omit<ComponentProps<typeof Button>, 'children'> {
  readonly shortcut: Shortcut;
}

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

const otherKeys = [
  { key: 'Enter', label: 'Open the alert', where: 'queue' },
  { key: 'Esc', label: 'Leave the notes, then close', where: 'alert' },
  { key: 'Shift D', label: 'Diagnostics', where: 'everywhere' },
];

/** The list of shortcuts, and the switch that turns single letters off. */
export function KeysSheet() {
  return (
    <Dialog name="keys" className={`${middle} w-[420px]`}>
      <DialogHeader
        lead={<Keyboard aria-hidden className="icon text-ink-2" />}
        title="Keyboard shortcuts"
      />
      <Keys />
    </Dialog>
  );
}

function Keys() {
  const on = useLettersOn();
  return (
    <div className="scroll-shadows overflow-auto">
      <dl className="px-5 py-2">
        {[...Object.values(shortcuts), ...otherKeys].map(({ key, label, where }) => (
          <div key={key} className="text-small flex h-8 items-center gap-3">
            <dt className="w-14 flex-none">
              <Kbd>{key}</Kbd>
            </dt>
            <dd className="flex flex-1 justify-between gap-3">
              {label} <span className="text-caption text-ink-3">{where}</span>
            </dd>
          </div>
        ))}
      </dl>
      <label className="border-line text-small flex items-center gap-3 border-t px-5 py-4 font-medium">
        <input
          type="checkbox"
          checked={on}
          onChange={(event) => switchLetters(event.target.checked)}
          className="accent-primary size-4"
        />
        Use letters as shortcuts
      </label>
    </div>
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
