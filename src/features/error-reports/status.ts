import { createStore } from '../../ui/store.ts';

/** Of the error reports of this page: requests, and whether the policy allows their URL; null until they have started. */
export const reportStatus = createStore<{
  readonly sent: number;
  readonly refused: number;
  readonly isBlocked: boolean;
} | null>(null);
