import { createStore } from '../../ui/store.ts';

export interface ReportStatus {
  /** Batches that the browser accepted. */
  readonly sent: number;
  readonly refused: number;
  /** Whether the page's policy does not allow this URL. */
  readonly isBlocked: boolean;
}

/** Of the error reports of this page; null until they have started. */
export const reportStatus = createStore<ReportStatus | null>(null);
