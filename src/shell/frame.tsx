import { type ReactNode, useEffect } from 'react';
import { useApiClient } from '../query/client.ts';
import { watchApi } from '../query/outage.ts';
import { lazy } from '../ui/lazy.ts';
import { useMinWidth } from '../ui/browser-state.ts';
import { useStore } from '../ui/store.ts';
import { keepFocus } from './keep-focus.ts';
import { useDialog } from './dialog-entries.ts';
import { Modal, PageToaster } from './modal.tsx';
import { DrawerContext } from './page.tsx';
import { keepScroll } from './route-change.ts';
import { SideNavigation } from './side-navigation.tsx';

const OutageBanner = lazy(async () => (await import('./outage-banner.tsx')).OutageBanner);

interface FrameProps {
  readonly children: ReactNode;
  /** Dialogs of every screen. */
  readonly overlays: ReactNode;
}

/** The frame of every route: skip link, side navigation or drawer, the screen, toasts. */
export function Frame({ children, overlays }: FrameProps) {
  const wide = useMinWidth('lg');
  const [menu, setMenu] = useDialog('menu');
  const [, setPalette] = useDialog('palette');
  useEffect(keepFocus, []);
  useEffect(keepScroll, []);
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
            <SideNavigation onGoTo={() => setPalette(true)} />
          </aside>
        ) : (
          <Modal
            label="Menu"
            open={menu}
            onClose={() => setMenu(false)}
            className="bg-surface duration-slow inset-y-0 right-auto left-0 m-0 h-dvh max-h-none w-72 max-w-[85vw] flex-col transition-transform starting:open:-translate-x-full"
          >
            <SideNavigation onGoTo={() => setPalette(true)} onClose={() => setMenu(false)} />
          </Modal>
        )}
        <main
          id="main"
          tabIndex={-1}
          className="huge:px-8 min-w-0 px-3 pb-6 outline-none in-data-banner:pb-32 sm:px-6 sm:in-data-banner:pb-16"
        >
          <div className="max-w-page mx-auto">
            {children}
            <Outage />
          </div>
        </main>
      </div>
      {overlays}
      <PageToaster />
    </DrawerContext>
  );
}

/** One banner while the whole API fails; cards then show no failure of their own. */
function Outage() {
  const client = useApiClient();
  useEffect(() => watchApi(client), [client]);
  const state = useStore(client.api);
  return state === 'out' && <OutageBanner />;
}
