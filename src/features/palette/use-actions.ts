import { use } from 'react';
import { paths, startReviewPath } from '../../paths.ts';
import { usePeriod } from '../../query/use-call.ts';
import { openDialogOf, useDialog } from '../../shell/dialog-entries.ts';
import { goFromHere } from '../../shell/location.ts';
import { useRefreshData } from '../../shell/refresh.tsx';
import { chooseTheme } from '../../shell/theme.ts';
import { useExport } from '../export/index.tsx';
import { ReportWantedContext } from '../print/report-wanted.ts';
import { action } from './destinations.ts';
import type { Entry } from './find.ts';

/** The palette's actions, on every screen. */
export function useActions(): readonly Entry[] {
  const reportWanted = use(ReportWantedContext);
  const exportReport = useExport('saveReport');
  const { run: refresh } = useRefreshData();
  const { isWeek } = usePeriod();
  const [, setKeys] = useDialog('keys');
  const [, setDiagnostics] = useDialog('diagnostics');
  return [
    // Weekly mode has no Refresh Data (S2).
    ...(isWeek ? [] : [action('Refresh Data', ['reload', 'update', 'validate'], refresh)]),
    action('Start Review', ['review', 'pending'], () => goFromHere(startReviewPath)),
    action('Copy summary', ['handover', 'share'], () => openDialogOf(paths.dashboard, 'summary')),
    action('Keyboard shortcuts', ['keys', 'hotkeys', 'help'], () => setKeys(true)),
    action("Print the day's report", ['pdf', 'paper'], () => reportWanted.set('page')),
    action('Export report', ['download', 'json', 'save'], () => void exportReport()),
    action('Dark theme', ['night', 'appearance'], () => chooseTheme('dark')),
    action('Light theme', ['day', 'appearance'], () => chooseTheme('light')),
    action('System theme', ['automatic', 'appearance'], () => chooseTheme('system')),
    action('Diagnostics', ['health', 'connection', 'build'], () => setDiagnostics(true)),
  ];
}
