import { createContext, use } from 'react';
import { createStore, useStore, type Store } from '../../ui/store.ts';
import type { DayMemory } from './day-memory.ts';
import type { Absence } from './absence.ts';

/** What this tab knows of the day beside its responses. */
export interface DayState {
  /** Null until the recorder has started. */
  readonly memory: Store<DayMemory | null>;
  /** The last time away; null when there is nothing to report. */
  readonly absence: Store<Absence | null>;
}

export function createDayState(): DayState {
  return {
    memory: createStore<DayMemory | null>(null),
    absence: createStore<Absence | null>(null),
  };
}

export const DayStateContext = createContext(createDayState());

export function useDayState(): DayState {
  return use(DayStateContext);
}

/** null until the recorder's code is loaded. */
export function useDayMemory(): DayMemory | null {
  return useStore(use(DayStateContext).memory);
}
