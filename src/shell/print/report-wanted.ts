import { createStore } from '../../ui/store.ts';

/** Whether the day's report is to be printed; true until that is done. */
export const isReportWanted = createStore(false);
