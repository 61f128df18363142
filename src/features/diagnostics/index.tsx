import { useEffect } from 'react';
import { useDialog } from '../../shell/dialog-entries.ts';
import { middle, Modal, useNoModal } from '../../shell/modal.tsx';
import { LoadingScreen } from '../../shell/screen-states.tsx';
import { shortcutKey } from '../../shell/shortcuts.ts';
import { lazy } from '../../ui/lazy.ts';

const Diagnostics = lazy(
  async () => (await import('./diagnostics.tsx')).Diagnostics,
  LoadingScreen,
);

/** Diagnostics, opened by Shift D on every route, by System Health, the outage banner and the palette. */
export function DiagnosticsDialog() {
  const [isOpen, setIsOpen] = useDialog('diagnostics');
  const noModal = useNoModal();
  useEffect(() => {
    const keyDown = (event: KeyboardEvent) => {
      if (shortcutKey(event) !== 'Shift D' || !noModal) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', keyDown);
    return () => document.removeEventListener('keydown', keyDown);
  }, [noModal, setIsOpen]);
  return (
    <Modal
      open={isOpen}
      onClose={() => setIsOpen(false)}
      // The wall scales lengths in rem, and hides the cursor.
      className={`${middle} w-[960px] cursor-auto [--spacing:4px]`}
    >
      <Diagnostics />
    </Modal>
  );
}
