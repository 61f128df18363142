import { createContext, use } from 'react';
import { createStore, type Store } from '../../ui/store.ts';
import type { VisitFigures } from './changes.ts';
import type { Entry } from './record.ts';

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
  /** By `Date.now`. */
  readonly returnedAt: number;
  /** 'read': its empty row stays until the tab is hidden, so that nothing moves. */
  readonly strip: 'shown' | 'read' | 'gone';
  /** Shown before anybody uses the page again. */
  readonly isUnattended: boolean;
  /** Other rows are marked as new until the strip is gone and the page is left. */
  readonly knownRows: KnownRows;
}

/** The tab's state other than its responses. */
export interface DayState {
  /** This browser's record of the day; null until it is read, after the first view. */
  readonly record: Store<readonly Entry[] | null>;
  /** null before the first return after 20 minutes. */
  readonly timeAway: Store<TimeAway | null>;
}

export function createDayState(): DayState {
  return {
    record: createStore<readonly Entry[] | null>(null),
    timeAway: createStore<TimeAway | null>(null),
  };
}

export const DayStateContext = createContext(createDayState());

export function useDayState(): DayState {
  return use(DayStateContext);
}
