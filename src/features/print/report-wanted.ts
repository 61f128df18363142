import { createContext } from 'react';
import { createStore, type Store } from '../../ui/store.ts';

/** Whether the day's report is to be printed; true until that is done. The frame provides it. */
export const ReportWantedContext = createContext<Store<boolean>>(createStore(false));
