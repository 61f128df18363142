import { useEffect } from 'react';
import { AppointmentDrawer } from './features/appointment/index.tsx';
import { CommandPalette } from './features/palette/index.tsx';
import { Print } from './features/print/index.tsx';
import { menu } from './menu.ts';
import { keepFocus } from './shell/keep-focus.ts';
import { keepScroll } from './shell/keep-scroll.ts';
import { MenuContext } from './shell/menu.ts';
import { PageToaster } from './shell/modal.tsx';
import { Outage } from './shell/outage.tsx';
import { SideNavigation } from './shell/side-navigation.tsx';

// What is around a screen and not in its first view. src/app.tsx fetches it while that is drawn.

export { DiagnosticsDialog } from './features/diagnostics/index.tsx';
export { KeysDialog } from './features/keys/index.tsx';
export { Updates } from './features/updates/index.tsx';

export function SideMenu() {
  return (
    <MenuContext value={menu}>
      <SideNavigation />
    </MenuContext>
  );
}

/** The dialogs, toasts and the outage banner of every screen in the frame, and what watches over its focus and scroll position. */
export function Overlays() {
  useEffect(keepFocus, []);
  useEffect(keepScroll, []);
  return (
    <MenuContext value={menu}>
      <AppointmentDrawer />
      <CommandPalette />
      <Print />
      <Outage />
      <PageToaster />
    </MenuContext>
  );
}
