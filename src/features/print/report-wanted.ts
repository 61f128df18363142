import { createContext, use, useEffect } from 'react';
import { useScreenName } from '../../shell/location.ts';
import { isCommandKey } from '../../ui/keys.ts';
import { createStore, type Store } from '../../ui/store.ts';

/** The report that prints itself once it is loaded: its one page, or with the rows behind it; null once it is printed. */
export type WantedReport = 'page' | 'with rows' | null;

/** The app provides it. */
export const ReportWantedContext = createContext<Store<WantedReport>>(
  createStore<WantedReport>(null),
);

/** An open dialog prints itself (src/print.css). */
export const isDialogOpen = () => document.querySelector('dialog[open]') !== null;

/** Ctrl P on the dashboard waits for the report, also before the code around the screen has come. */
export function usePrintKey(): void {
  const reportWanted = use(ReportWantedContext);
  const isDashboard = useScreenName() === 'dashboard';
  useEffect(() => {
    if (!isDashboard) return undefined;
    const keyDown = (event: KeyboardEvent) => {
      if (!isCommandKey(event, 'P') || isDialogOpen()) return;
      event.preventDefault();
      reportWanted.set('with rows');
    };
    document.addEventListener('keydown', keyDown);
    return () => document.removeEventListener('keydown', keyDown);
  }, [isDashboard, reportWanted]);
}
