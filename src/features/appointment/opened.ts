import { createContext } from 'react';
import type { Appointment } from '../../api/entities/appointment.ts';
import { createStore, type Store } from '../../ui/store.ts';

/** Appointments that stand together in a list, in its order and filter. */
export interface AppointmentRows {
  /** What follows '3 of 38' in the drawer: 'invalid'. */
  readonly name: string;
  readonly rows: readonly Appointment[];
}

/** The list around a link: where the URL leads besides the appointment, and the rows as they are now. */
interface ListAround {
  readonly search: string;
  readonly latest: Store<AppointmentRows>;
}

export const ListAroundContext = createContext<ListAround | null>(null);

/** What a link opened, and the list it stands in; the list keeps it up to date while it is mounted. */
export interface Opened {
  readonly token: string;
  readonly row: Appointment;
  readonly list: AppointmentRows | null;
  /** Which list it is, for its own updates. */
  readonly source: object | null;
  /** The row's place in the list. */
  readonly place: number;
  /** The card that takes the focus back. */
  readonly card: Element | null;
}

export const createOpened = () => createStore<Opened | null>(null);
export const OpenedContext = createContext(createOpened());
