import { useEffect } from 'react';
import { useDialog } from '../../shell/dialog-entries.ts';
import { middle, Modal } from '../../shell/modal.tsx';
import { LoadingScreen } from '../../shell/screen-states.tsx';
import { shortcutKey } from '../../shell/shortcuts.ts';
import { lazy } from '../../ui/lazy.ts';

const KeysSheet = lazy(async () => (await import('./keys-sheet.tsx')).KeysSheet, LoadingScreen);

/** The keyboard shortcuts, opened by ? on every route, over other dialogs too. */
export function KeysDialog() {
  const [isOpen, setIsOpen] = useDialog('keys');
  useEffect(() => {
    const keyDown = (event: KeyboardEvent) => {
      if (shortcutKey(event) === '?' && !isOpen) setIsOpen(true);
    };
    document.addEventListener('keydown', keyDown);
    return () => document.removeEventListener('keydown', keyDown);
  }, [isOpen, setIsOpen]);
  return (
    <Modal
      open={isOpen}
      onClose={() => setIsOpen(false)}
      // The wall scales lengths in rem, and hides the cursor.
      className={`${middle} w-[420px] cursor-auto [--spacing:4px]`}
    >
      <KeysSheet />
    </Modal>
  );
}
