import { createContext } from 'react';
import type { Appointment } from '../../calls/appointments.ts';
import { createStore, type Store } from '../../ui/store.ts';

/** The appointments of a list, in its order and filter. */
export interface AppointmentRows {
  /** Follows '3 of 38' in the drawer: 'invalid'. */
  readonly name: string;
  readonly rows: readonly Appointment[];
}

/** The list around a link. */
interface ListAround {
  /** The URL's query without the appointment, up to where its token follows. */
  readonly search: string;
  /** Of the appointment in the drawer: one reading of the URL for all links of the list. */
  readonly openToken: string | null;
  readonly latest: Store<AppointmentRows | null>;
}

export const ListAroundContext = createContext<ListAround | null>(null);

/** The row that a link opened, and its list, which is kept up to date while it is mounted. */
export interface Opened {
  readonly token: string;
  readonly row: Appointment;
  readonly list: Store<AppointmentRows | null> | null;
  /** The row's place in the list. */
  readonly place: number;
  /** The card that gets the focus when the drawer closes. */
  readonly card: Element | null;
}

export const createOpened = () => createStore<Opened | null>(null);
export const OpenedContext = createContext(createOpened());
