import { useState } from 'react';
import type { Appointment } from '../../calls/appointments.ts';
import { changedFields } from '../../domain/appointment/appointment.ts';
import { findByToken, isSameAppointment } from '../../domain/appointment/token.ts';
import { easternTime } from '../../domain/time/eastern.ts';
import { type ApiClient, useApiClient } from '../../query/client.ts';
import { serverNow } from '../../query/server-time.ts';
import { createStore, type Store, useStore } from '../../ui/store.ts';
import type { AppointmentRows, Opened } from './opened.ts';

const noList = createStore<AppointmentRows | null>(null);

interface ShownRow {
  readonly token: string;
  readonly row: Appointment;
  /** The row's index in its list; -1 without a list. */
  readonly place: number;
  /** The fields that changed last: 'status, reason at 2:41 PM'; '' without a change. */
  readonly changed: string;
}

export type OpenAppointment = NonNullable<ReturnType<typeof useOpenAppointment>>;

/**
 * The appointment of a token: from the list that it was opened from, else from the response, else as last shown, so
 * that a poll never closes it. Null for an unknown token.
 */
export function useOpenAppointment(
  token: string,
  rows: readonly Appointment[] | undefined,
  store: Store<Opened | null>,
) {
  const client = useApiClient();
  const opened = useStore(store);
  const [lastShown, setLastShown] = useState<ShownRow | null>(null);
  const from = opened?.token === token ? opened : null;
  const list = useStore(from?.list ?? noList);
  const shownBefore = lastShown?.token === token ? lastShown : null;
  const before = shownBefore?.row ?? from?.row;
  const lastPlace = shownBefore?.place ?? from?.place ?? -1;
  const place = list && before ? placeIn(list.rows, before, lastPlace) : -1;
  const sent = before
    ? rows?.find((sentRow) => isSameAppointment(sentRow, before))
    : findByToken(rows ?? [], token);
  const row = list?.rows[place] ?? sent ?? before;
  if (!row) return null;
  const last = place >= 0 ? place : lastPlace;
  const changed = shownBefore ? changesOf(shownBefore, row, client) : '';
  if (shownBefore?.row !== row || shownBefore.place !== last)
    setLastShown({ token, row, place: last, changed });
  return {
    row,
    /** The list that Next and Previous step through; null if a link from outside opened the appointment. */
    list,
    /** The row's index; -1 once it has left the list. */
    place,
    /** The index, or the last one before the row left. */
    last,
    changed,
    /** The row has left the list, or the response if there is no list. */
    isGone: list ? place < 0 : rows !== undefined && sent === undefined,
    /** The last response has it. */
    isSent: sent !== undefined,
  };
}

/** The fields that the drawer shows and a poll may change, by their names in it. */
const watched: Readonly<Record<string, (row: Appointment) => string | number | null>> = {
  status: ({ status }) => status.word,
  'sales rep': ({ salesRep }) => salesRep.name,
  reason: ({ reason }) => reason,
  rule: ({ type }) => type,
  confidence: ({ confidence }) => confidence,
  'detected state': ({ detectedState }) => detectedState.id,
  'state confidence': ({ stateConfidence }) => stateConfidence,
};

function changesOf(
  { row: before, changed }: ShownRow,
  row: Appointment,
  client: ApiClient,
): string {
  const differ = changedFields(watched, before, row);
  return differ.length === 0
    ? changed
    : `${differ.join(', ')} at ${easternTime(serverNow(client))}`;
}

type Named = Parameters<typeof isSameAppointment>[0];

/** The index of a row in a list, of equal rows the one nearest to the last index; -1 once it has left. */
export function placeIn(rows: readonly Named[], row: Named, last: number): number {
  const places = rows.flatMap((listed, index) => (isSameAppointment(listed, row) ? [index] : []));
  return places.toSorted((a, b) => Math.abs(a - last) - Math.abs(b - last))[0] ?? -1;
}

/** The index of the next (1) or previous (-1) row; null past an end. After a row left (`place` -1), the next is at `last`. */
export function stepFrom(
  { place, last }: Pick<OpenAppointment, 'place' | 'last'>,
  count: number,
  by: 1 | -1,
): number | null {
  const target = place >= 0 ? place + by : by === 1 ? last : last - 1;
  return target >= 0 && target < count ? target : null;
}
