import { use } from 'react';
import { paths, startReviewPath } from '../../paths.ts';
import { usePeriod } from '../../query/period.ts';
import { changeDialog, goFromHere, openDialogOf } from '../../shell/location.ts';
import { useRefreshData } from '../../shell/refresh.tsx';
import { chooseTheme } from '../../shell/theme.ts';
import { useToast } from '../../shell/toasts.tsx';
import { useStore } from '../../ui/store.ts';
import { useReportExport } from '../export/index.tsx';
import { chooseNotices, notices, tabCount } from '../notifications/notification.ts';
import { ReportWantedContext } from '../print/index.tsx';
import { action } from './destinations.ts';
import type { Entry } from './entry.ts';

/** What the palette does, from every screen. */
export function useActions(): readonly Entry[] {
  const reportWanted = use(ReportWantedContext);
  const exportReport = useReportExport();
  const { run: refresh } = useRefreshData();
  const { isWeek } = usePeriod();
  const toast = useToast();
  const isCounted = useStore(tabCount);
  const isNoticed = useStore(notices);
  return [
    // A week has no Refresh Data (spec 2).
    ...(isWeek ? [] : [action('Refresh Data', ['reload', 'update', 'validate'], refresh)]),
    action('Start Review', ['review', 'pending'], () => goFromHere(startReviewPath)),
    action('Copy summary', ['handover', 'share'], () => openDialogOf(paths.dashboard, 'summary')),
    action('Keyboard shortcuts', ['keys', 'hotkeys', 'help'], () =>
      openDialogOf(paths.validation, 'keys'),
    ),
    action("Print the day's report", ['pdf', 'paper'], () => reportWanted.set(true)),
    action('Export report', ['download', 'json', 'save'], exportReport),
    action(
      isCounted ? "Remove the count from the tab's icon" : "Count alerts in the tab's icon",
      ['attention', 'favicon'],
      () => tabCount.set(!isCounted),
    ),
    action(
      isNoticed ? 'Stop notifications for new alerts' : 'Notify me of new alerts',
      ['attention', 'notifications'],
      () => void switchNotices(!isNoticed, toast),
    ),
    action('Dark theme', ['night', 'appearance'], () => chooseTheme('dark')),
    action('Light theme', ['day', 'appearance'], () => chooseTheme('light')),
    action('System theme', ['automatic', 'appearance'], () => chooseTheme('system')),
    action('Diagnostics', ['health', 'connection', 'latency'], () => changeDialog('health', '1')),
  ];
}

async function switchNotices(on: boolean, toast: ReturnType<typeof useToast>): Promise<void> {
  await chooseNotices(on);
  if (on && !notices.get())
    toast({ title: 'Notifications are off', description: 'This browser blocks them.' });
}
