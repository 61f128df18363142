import { Search } from 'lucide-react';
import { useEffect } from 'react';
import { isPaletteKey } from '../../boot/palette-key.ts';
import { Kbd } from '../../ui/kbd.tsx';
import { lazyScreen } from '../lazy-screen.tsx';
import { Modal } from '../modal.tsx';

const Palette = lazyScreen(async () => (await import('./index.tsx')).Palette);

interface CommandPaletteProps {
  readonly open: boolean;
  readonly onChange: (open: boolean) => void;
}

/** The command palette: Ctrl K, or ⌘ K, reaches every screen, region and rep from every route. */
export function CommandPalette({ open, onChange }: CommandPaletteProps) {
  useEffect(() => {
    if (globalThis.isPaletteWanted) onChange(true);
    globalThis.isPaletteWanted = false;
    const keyDown = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      event.preventDefault();
      onChange(!open);
    };
    document.addEventListener('keydown', keyDown);
    return () => document.removeEventListener('keydown', keyDown);
  }, [open, onChange]);
  const close = () => onChange(false);
  return (
    <Modal
      label="Go to"
      open={open}
      onClose={close}
      className="bg-raised rounded-dialog inset-x-0 top-[12vh] bottom-auto m-auto mt-0 max-h-[70dvh] w-[560px] max-w-[calc(100vw-24px)] flex-col overflow-hidden"
    >
      <Palette onDone={close} />
    </Modal>
  );
}

export function PaletteButton({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
      className="rounded-control border-line-strong text-small text-ink-2 hover:bg-sunken hover:text-ink mx-3 mb-2 flex h-8 flex-none items-center gap-2.5 border px-2 transition-colors max-lg:h-10"
    >
      <Search aria-hidden className="icon text-ink-3" />
      <span className="flex-1 text-left">Go to...</span>
      <span aria-hidden className="text-ink-3 flex gap-1 max-lg:hidden">
        <Kbd>{/Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl'}</Kbd>
        <Kbd>K</Kbd>
      </span>
    </button>
  );
}
