import { isUnread, runTimeConfig } from './config.ts';
import { watchTimeAway } from './features/day-record/time-away.ts';
import type { DayState } from './features/day-record/day-state.ts';
import { startRecorder } from './features/day-record/recorder.ts';
import { watchAttention } from './features/notifications/index.ts';
import type { ApiClient } from './query/client.ts';
import { refetchOnResume } from './query/refetch-on-resume.ts';
import { loadUntilThere } from './ui/lazy.ts';
// An outage or a new version may cut off what is fetched later.
import './shell/outage-banner.tsx';
import './features/updates/update-bar.tsx';

/** What draws nothing by itself, beside every screen: its code is fetched after the first look. */
export function startBackgroundServices(client: ApiClient, day: DayState): void {
  day.memory.set(startRecorder(client).memory);
  refetchOnResume(client);
  watchTimeAway(client, day);
  watchAttention(client);
  void followConfig();
}

async function followConfig(): Promise<void> {
  const { file, isWhole, errorReportUrl } = runTimeConfig();
  // Diagnostics tell of one that came too late.
  if (!isWhole && !isUnread(file)) {
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
