import { createStore } from '../../ui/store.ts';

/** Counts of this page's error reports, and whether the content security policy blocks their URL. */
export interface ReportStatus {
  readonly sent: number;
  readonly refused: number;
  readonly isBlocked: boolean;
}

/** Null until the reports have started. */
export const reportStatus = createStore<ReportStatus | null>(null);
