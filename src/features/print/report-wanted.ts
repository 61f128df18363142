import { createContext } from 'react';
import { createStore, type Store } from '../../ui/store.ts';

/** Whether the day's report is requested; true until it is printed. The app provides it. */
export const ReportWantedContext = createContext<Store<boolean>>(createStore(false));
