import { useEffect, useRef, useState, type ReactNode } from 'react';
import { AppointmentDrawer } from './appointment/opener.tsx';
import { createOpened, OpenedContext } from './appointment/opened.ts';
import { DrawerContext } from './drawer-context.ts';
import { CommandPalette } from './palette/opener.tsx';
import { SideNavigation } from './side-navigation.tsx';
import { useMediaQuery } from '../ui/media-query.ts';
import { createStore } from '../ui/store.ts';
import { useDialog } from './location.ts';
import { useNoModal } from './modal-stack.ts';
import { Modal } from './modal.tsx';
import { Outage } from './outage-banner.tsx';
import { noScreens, ShownScreensContext, watchScreens } from './route-change.ts';
import { LazyToaster } from './lazy-toaster.tsx';
import { Print } from './print/index.tsx';
import { ReportWantedContext } from './print/report-wanted.ts';

/** The frame of every route: skip link, side navigation or drawer, the screen, toasts. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const wide = useMediaQuery('(min-width: 1024px)');
  const [menu, setMenu] = useDialog('menu');
  const [palette, setPalette] = useDialog('palette');
  const [opened] = useState(createOpened);
  const shownRef = useRef(noScreens);
  useEffect(() => watchScreens(shownRef), []);
  const noModal = useNoModal();
  const [reportWanted] = useState(() => createStore(false));
  return (
    <ReportWantedContext value={reportWanted}>
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
              <SideNavigation onGoTo={() => setPalette(true)} />
            </aside>
          ) : (
            <Drawer open={menu} onClose={() => setMenu(false)} onGoTo={() => setPalette(true)} />
          )}
          <main
            id="main"
            tabIndex={-1}
            // The foot leaves room for the banner and the update bar.
            className="huge:px-8 min-w-0 px-3 pb-28 outline-none sm:px-6 sm:pb-16"
          >
            <div className="max-w-page mx-auto">
              <OpenedContext value={opened}>
                <ShownScreensContext value={shownRef}>
                  {children}
                  <Outage />
                </ShownScreensContext>
              </OpenedContext>
            </div>
          </main>
        </div>
        <AppointmentDrawer opened={opened} />
        <CommandPalette open={palette} onChange={setPalette} />
        <Print />
        {noModal && <LazyToaster />}
      </DrawerContext>
    </ReportWantedContext>
  );
}

interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onGoTo: () => void;
}

function Drawer({ open, onClose, onGoTo }: DrawerProps) {
  return (
    <Modal
      label="Menu"
      open={open}
      onClose={onClose}
      className="bg-surface duration-slow inset-y-0 right-auto left-0 m-0 h-dvh max-h-none w-72 max-w-[85vw] flex-col transition-transform starting:open:-translate-x-full"
    >
      <SideNavigation onGoTo={onGoTo} onClose={onClose} />
    </Modal>
  );
}
