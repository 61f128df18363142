import { useEffect, useState } from 'react';
import { regionKeys } from '../../domain/region/region.ts';
import { type CalendarDate, dayOf } from '../../domain/time/read-time.ts';
import { elapsedMs, now } from '../../ui/clock.ts';
import { safeStorage } from '../../ui/store.ts';
import type { RegionCounts, WallPart, WallTotals } from './figures.ts';

/** A part's saved data; null without any. */
export type Saved<T> = {
  readonly data: T;
  readonly receivedAt: number;
  readonly requestedAt: number;
} | null;

// Only counts and calendar days are saved and read (issue 4).
const countOf = (value: unknown) => (typeof value === 'number' && value >= 0 ? value : null);
const dayIn = ({ date }: CalendarDate) => {
  const day = dayOf(String(date));
  return { date: day, text: day ?? '' };
};
const totalsOf = ({ valid, weekly, start, end }: WallTotals): WallTotals => ({
  valid: countOf(valid),
  weekly,
  start: dayIn(start),
  end: dayIn(end),
});
const regionsOf = ({ events, rows }: RegionCounts): RegionCounts => ({
  events: countOf(events),
  rows: regionKeys.map((region) => {
    const row = rows.find((each) => each.region === region);
    return { region, valid: countOf(row?.valid), total: countOf(row?.total) };
  }),
});

/** The figures in a saved text, their instants moved by `byMs`. A figure is null if it is damaged or from after `nowMs`. */
export function readSaved(text: string | null, nowMs: number, byMs = 0) {
  function figureOf<T>(name: string, dataOf: (data: T) => T): Saved<T> {
    try {
      const { data, receivedAt: at, requestedAt } = JSON.parse(text ?? '')[name];
      if (!(requestedAt <= at && at <= nowMs)) return null;
      return { data: dataOf(data), receivedAt: at + byMs, requestedAt: requestedAt + byMs };
    } catch {
      return null;
    }
  }
  return { totals: figureOf('totals', totalsOf), regions: figureOf('regions', regionsOf) };
}

export const writeSaved = (figures: unknown, byMs = 0) =>
  JSON.stringify(readSaved(JSON.stringify(figures), Infinity, byMs));

const storage = safeStorage('local');

/** The figures saved before the reload, their instants on the clock of `elapsedMs`. */
export const useSavedFigures = () =>
  useState(() => readSaved(storage.get('wall-figures'), now(), elapsedMs() - now()))[0];

/** Saves the figures on this machine after each valid response. */
export function useSaveFigures(totals: WallPart<WallTotals>, regions: WallPart<RegionCounts>) {
  useEffect(() => {
    if (totals.data ?? regions.data)
      storage.set('wall-figures', writeSaved({ totals, regions }, now() - elapsedMs()));
  });
}
