import { useMemo, useState } from 'react';
import type { Appointment } from '../../api/entities/appointment.ts';
import { findByToken, isSameAppointment } from '../../domain/appointment/token.ts';
import { easternTime } from '../../domain/time/eastern.ts';
import { now } from '../../ui/clock.ts';
import { createStore, type Store, useStore } from '../../ui/store.ts';
import type { AppointmentRows, Opened } from './opened.ts';

const noList = createStore<AppointmentRows | null>(null);

interface ShownRow {
  readonly token: string;
  readonly row: Appointment;
  /** In the list that it was opened from; -1 without one. */
  readonly place: number;
  /** What the last change was: 'status and reason at 2:41 PM'; '' for none. */
  readonly changed: string;
}

export type OpenAppointment = NonNullable<ReturnType<typeof useOpenAppointment>>;

/**
 * The appointment of a token: as it stands in the list that it was opened from, else in the response, else as it was
 * last seen, so that a poll takes nothing away. Null for an unknown one.
 */
export function useOpenAppointment(
  token: string,
  rows: readonly Appointment[] | undefined,
  store: Store<Opened | null>,
) {
  const opened = useStore(store);
  const [seen, setSeen] = useState<ShownRow | null>(null);
  const from = opened?.token === token ? opened : null;
  const list = useStore(from?.list ?? noList);
  const known = seen?.token === token ? seen : null;
  const before = known?.row ?? from?.row;
  const lastPlace = known?.place ?? from?.place ?? -1;
  const place = useMemo(
    () => (list && before ? placeIn(list.rows, before, lastPlace) : -1),
    [list, before, lastPlace],
  );
  const sent = useMemo(
    () =>
      before ? rows?.find((row) => isSameAppointment(row, before)) : findByToken(rows ?? [], token),
    [rows, before, token],
  );
  const row = list?.rows[place] ?? sent ?? before;
  if (!row) return null;
  const last = place >= 0 ? place : lastPlace;
  const changed = known ? changesOf(known, row) : '';
  if (known?.row !== row || known.place !== last) setSeen({ token, row, place: last, changed });
  return {
    row,
    /** The list that Next and Previous step through; null for a link that was opened cold. */
    list,
    /** -1 once it has left the list. */
    place,
    /** Its place in the list, or where it was. */
    last,
    changed,
    /** It has left the list, or without one the response. */
    isGone: list ? place < 0 : rows !== undefined && sent === undefined,
    /** The last response has it. */
    isSent: sent !== undefined,
  };
}

const watched = {
  status: 'status',
  salesRep: 'sales rep',
  reason: 'reason',
  type: 'rule',
  confidence: 'confidence',
  detectedState: 'detected state',
} as const;
const names = Object.keys(watched) as (keyof typeof watched)[];

function changesOf({ row: before, changed }: ShownRow, row: Appointment): string {
  const differ = names.filter((name) => before[name] !== row[name]);
  if (differ.length === 0) return changed;
  return `${differ.map((name) => watched[name]).join(', ')} at ${easternTime(now())}`;
}

type Named = Parameters<typeof isSameAppointment>[0];

/** Where a row stands in a list now: of equal rows the one nearest to its last place; -1 once it has left. */
export function placeIn(rows: readonly Named[], row: Named, last: number): number {
  const places = rows.flatMap((each, index) => (isSameAppointment(each, row) ? [index] : []));
  return places.toSorted((a, b) => Math.abs(a - last) - Math.abs(b - last))[0] ?? -1;
}

interface Place {
  readonly place: number;
  readonly last: number;
  readonly count: number;
}

/** The place of the next (1) or previous (-1) row, or null; of a row that left (`place` -1) the one below took the last. */
export function stepFrom({ place, last, count }: Place, by: 1 | -1): number | null {
  const target = place >= 0 ? place + by : by === 1 ? last : last - 1;
  return target >= 0 && target < count ? target : null;
}
