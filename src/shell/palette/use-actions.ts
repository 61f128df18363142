import { use, useMemo } from 'react';
import { changeSearch } from '../location.ts';
import { ReportWantedContext } from '../print/report-wanted.ts';
import { chooseTheme } from '../theme.ts';
import { useReportExport } from '../use-export.ts';
import { action } from './destinations.ts';
import type { Entry } from './entry.ts';

/** What the palette does, from every screen. */
export function useActions(): readonly Entry[] {
  const reportWanted = use(ReportWantedContext);
  const exportReport = useReportExport();
  return useMemo(
    () => [
      action("Print the day's report", ['pdf', 'paper'], () => reportWanted.set(true)),
      action('Export report', ['download', 'json', 'save'], exportReport),
      action('Dark theme', ['night', 'appearance'], () => chooseTheme('dark')),
      action('Light theme', ['day', 'appearance'], () => chooseTheme('light')),
      action('System theme', ['automatic', 'appearance'], () => chooseTheme('system')),
      action('Diagnostics', ['health', 'connection', 'latency'], () =>
        changeSearch({ health: '1' }),
      ),
    ],
    [reportWanted, exportReport],
  );
}
