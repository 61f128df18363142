import { type ComponentType, type ReactNode, useEffect } from 'react';
import { useMinWidth } from '../ui/browser-state.ts';
import { isCommandKey } from '../ui/keys.ts';
import { useDialog } from './dialog-entries.ts';
import { DrawerContext } from './page.tsx';

interface FrameProps {
  readonly children: ReactNode;
  /** The side navigation, or a drawer in a narrow window. */
  readonly menu: ComponentType;
  /** Dialogs of every screen. */
  readonly overlays: ReactNode;
}

/** The frame of every route: skip link, side navigation or drawer, the screen. */
export function Frame({ children, menu: SideMenu, overlays }: FrameProps) {
  const wide = useMinWidth('lg');
  const [, setMenu] = useDialog('menu');
  usePaletteKey();
  return (
    <DrawerContext value={wide ? null : () => setMenu(true)}>
      <a
        href="#main"
        className="rounded-control bg-primary text-small text-ink-inverse fixed top-[-48px] left-2 z-40 px-3 py-2 font-medium focus:top-2 print:hidden"
      >
        Skip to content
      </a>
      <div className="grid min-h-screen grid-cols-[minmax(0,1fr)] lg:grid-cols-[244px_minmax(0,1fr)] print:block">
        {wide ? (
          <aside
            aria-label="Side menu"
            className="border-line sticky top-0 flex h-screen flex-col border-r print:hidden"
          >
            <SideMenu />
          </aside>
        ) : (
          <SideMenu />
        )}
        <main
          id="main"
          tabIndex={-1}
          className="huge:px-8 min-w-0 px-3 pb-6 outline-none in-data-banner:pb-32 sm:px-6 sm:in-data-banner:pb-16"
        >
          <div className="max-w-page mx-auto">{children}</div>
        </main>
      </div>
      {overlays}
    </DrawerContext>
  );
}

/** Ctrl K works before the palette's code has come, which then opens. */
function usePaletteKey(): void {
  const [isOpen, setIsOpen] = useDialog('palette');
  useEffect(() => {
    const keyDown = (event: KeyboardEvent) => {
      if (!isCommandKey(event, 'K')) return;
      event.preventDefault();
      setIsOpen(!isOpen);
    };
    document.addEventListener('keydown', keyDown);
    return () => document.removeEventListener('keydown', keyDown);
  }, [isOpen, setIsOpen]);
}
