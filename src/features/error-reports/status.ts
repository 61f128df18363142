import { createStore } from '../../ui/store.ts';

/** Counts of this page's error reports. */
export interface ReportStatus {
  readonly sent: number;
  readonly refused: number;
}

/** Null until the reports have started. */
export const reportStatus = createStore<ReportStatus | null>(null);
