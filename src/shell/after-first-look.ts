import { runTimeConfig } from '../config.ts';
import type { ApiClient } from '../query/client.ts';
import { watchAbsence } from '../query/memory/absence.ts';
import type { DayState } from '../query/memory/day-state.ts';
import { startRecorder } from '../query/memory/recorder.ts';
import { refetchOnResume } from '../query/refetch-on-resume.ts';
import { loadUntilThere } from '../ui/lazy-component.ts';
import { watchAttention } from './attention/watch.ts';

/** What draws nothing by itself, beside every screen: its code is fetched after the first look. */
export function begin(client: ApiClient, day: DayState): void {
  day.memory.set(startRecorder(client).memory);
  refetchOnResume(client);
  watchAbsence(client, day);
  watchAttention(client);
  void followConfig();
}

async function followConfig(): Promise<void> {
  const { isWhole, errorReportUrl } = runTimeConfig();
  if (!isWhole) {
    const { logConfigWarning } = await loadUntilThere(() => import('./config-problems.ts'));
    logConfigWarning();
  }
  if (errorReportUrl !== '') {
    const { startErrorReports } = await loadUntilThere(() => import('./error-reports/start.ts'));
    startErrorReports(errorReportUrl);
  }
}
