import { createContext, use } from 'react';
import { createStore, type Store, useStore } from '../../ui/store.ts';
import type { VisitFigures } from './rules/changes.ts';
import type { DayRecord } from './rules/day-record.ts';
import type { EarlierDays } from './rules/pace.ts';

/** Whether days are kept, for diagnostics; with `full`, `blocked` and `broken` the record is lost with the page (docs/memory.md). */
export type MemoryStatus = 'opening' | 'kept' | 'full' | 'blocked' | 'broken';

/** The days that this browser has recorded (docs/memory.md). */
export interface DayMemory {
  readonly today: Store<DayRecord>;
  /** null while they are read. */
  readonly earlier: Store<EarlierDays | null>;
  readonly status: Store<MemoryStatus>;
  clear(): Promise<void>;
}

/** The names of the rows listed when the page was left; null: no row is new. Never stored. */
export type KnownRows = Readonly<
  Record<'appointments' | 'validations', ReadonlySet<string> | null>
>;

/** The figures shown when the page was last left. */
export interface LastVisit {
  /** By the server's clock, in ms. */
  readonly at: number;
  readonly figures: VisitFigures;
}

export interface TimeAway extends LastVisit {
  /** On the clock of `elapsedMs`. */
  readonly returnedAt: number;
  /** 'read': its empty row stays until the tab is hidden, so that nothing moves. */
  readonly strip: 'shown' | 'read' | 'gone';
  /** Other rows are marked as new until the strip is gone and the page is left. */
  readonly known: KnownRows;
}

/** The state of this tab beside its responses. */
export interface DayState {
  /** null until the recorder has started. */
  readonly memory: Store<DayMemory | null>;
  /** null before the first return after 20 minutes. */
  readonly timeAway: Store<TimeAway | null>;
}

export function createDayState(): DayState {
  return {
    memory: createStore<DayMemory | null>(null),
    timeAway: createStore<TimeAway | null>(null),
  };
}

export const DayStateContext = createContext(createDayState());

export function useDayState(): DayState {
  return use(DayStateContext);
}

export function useDayMemory(): DayMemory | null {
  return useStore(use(DayStateContext).memory);
}
