import { errorReportUrl, isConfigWhole } from '../config.ts';
import type { ApiClient } from '../query/client.ts';
import { watchAbsence } from '../query/memory/absence.ts';
import type { DayState } from '../query/memory/day-state.ts';
import { startRecorder } from '../query/memory/recorder.ts';
import { refetchOnResume } from '../query/refetch-on-resume.ts';
import { loadUntilThere } from '../ui/lazy-component.ts';
import { watchAttention } from './attention/watch.ts';

/** What draws nothing by itself, beside every screen: its code is fetched after the first look. */
export function begin(
  client: ApiClient,
  day: DayState,
  configured: Promise<void>,
  redraw: () => void,
): void {
  day.memory.set(startRecorder(client).memory);
  refetchOnResume(client);
  watchAbsence(client, day);
  watchAttention(client);
  void followConfig(configured, redraw);
}

async function followConfig(configured: Promise<void>, redraw: () => void): Promise<void> {
  await configured;
  if (isConfigWhole && errorReportUrl === '') return;
  const { follow } = await loadUntilThere(() => import('./run-time/follow.ts'));
  follow(redraw);
}
