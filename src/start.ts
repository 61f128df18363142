import { runTimeConfig } from './config.ts';
import { watchTimeAway } from './features/day-record/time-away.ts';
import type { DayState } from './features/day-record/day-state.ts';
import { startRecorder } from './features/day-record/recorder.ts';
import type { ApiClient } from './query/client.ts';
import { refetchOnResume } from './query/refetch-on-resume.ts';
import { endDrafts } from './shell/draft-ends.ts';
import { nameCutTexts } from './ui/cut-texts.ts';
import { loadUntilThere } from './ui/lazy.ts';
// Loaded ahead, because an outage or a new version may prevent loading them later.
import './features/diagnostics/diagnostics.tsx';
import './shell/outage-banner.tsx';
import './features/updates/update-bar.tsx';

/** Starts the services of every screen. Their code is fetched after the first view. */
export function startBackgroundServices(client: ApiClient, day: DayState): void {
  // Skeletons pulse from now on: each animation needs a layer, and most responses arrive earlier.
  document.documentElement.dataset['pulse'] = '';
  startRecorder(client, day.record);
  refetchOnResume(client);
  watchTimeAway(client, day);
  nameCutTexts(document.body);
  endDrafts();
  void followConfig();
}

async function followConfig(): Promise<void> {
  await globalThis.configFile;
  const { isWhole, errorReportUrl } = runTimeConfig();
  if (!isWhole) {
    const { logConfigWarning } = await loadUntilThere(() => import('./shell/config-problems.ts'));
    logConfigWarning();
  }
  if (errorReportUrl !== '') {
    const { startErrorReports } = await loadUntilThere(
      () => import('./features/error-reports/report-errors.ts'),
    );
    startErrorReports(errorReportUrl);
  }
}
