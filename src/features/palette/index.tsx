import { useEffect, useRef } from 'react';
import { useDialog } from '../../shell/dialog-entries.ts';
import { Modal } from '../../shell/modal.tsx';
import { LoadingScreen } from '../../shell/screen-states.tsx';
import { lazy } from '../../ui/lazy.ts';

const Palette = lazy(async () => (await import('./palette.tsx')).Palette, LoadingScreen);

/** The command palette, which the frame opens by Ctrl K or ⌘ K on every route. */
export function CommandPalette() {
  const [open, onChange] = useDialog('palette');
  const typed = useRef('');
  useEffect(() => {
    typed.current = '';
    if (!open) return undefined;
    // Letters that come before the field, whose code may still load.
    const keep = (event: KeyboardEvent) => {
      if (document.querySelector('dialog[open] [role=combobox]')) return;
      if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      event.stopPropagation();
      typed.current += event.key;
    };
    addEventListener('keydown', keep, true);
    return () => removeEventListener('keydown', keep, true);
  }, [open]);
  const close = () => onChange(false);
  return (
    <Modal
      label="Go to"
      open={open}
      onClose={close}
      className="bg-raised rounded-dialog inset-x-0 top-[12vh] bottom-auto m-auto mt-0 max-h-[70dvh] w-[560px] max-w-[calc(100vw-24px)] flex-col overflow-hidden"
    >
      <Palette typedBefore={typed} onDone={close} />
    </Modal>
  );
}
