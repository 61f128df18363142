import { errorReportUrl, isConfigWhole } from '../config.ts';
import type { ApiClient } from '../query/client.ts';
import { watchAbsence } from '../query/memory/absence.ts';
import { startRecorder } from '../query/memory/recorder.ts';
import { refetchOnResume } from '../query/refetch-on-resume.ts';
import { findTabs } from '../query/tabs/find-tabs.ts';
import { watchAttention } from './attention/watch.ts';

const retryMs = 60_000;

/** What draws nothing by itself, beside every screen: its code is fetched after the first look. */
export function begin(client: ApiClient, configured: Promise<void>, redraw: () => void): void {
  findTabs(client);
  client.memory.set(startRecorder(client).memory);
  refetchOnResume(client);
  watchAbsence(client);
  watchAttention(client);
  const follow = () => {
    if (isConfigWhole && errorReportUrl === '') return;
    void import('./run-time/follow.ts').then(
      (code) => code.follow(redraw),
      () => setTimeout(follow, retryMs),
    );
  };
  void configured.then(follow);
}
