import { useMemo, useState } from 'react';
import { readPerson } from '../../domain/people.ts';
import { readRegion, regionKeys } from '../../domain/region/region.ts';
import { wholeSum } from '../../domain/number/format.ts';
import { noDate } from '../../domain/time/read-time.ts';
import { confirmedUntil, type DayRecord } from '../../features/day-record/rules/day-record.ts';
import { useEarlierDays, useToday } from '../../features/day-record/use-day-memory.ts';
import { elapsedMs, now } from '../../ui/clock.ts';
import { leaderboard, type RegionCounts, type WallTotals } from './figures.ts';

/** Data of a part that this browser recorded. */
export interface Recorded<T> {
  readonly data: T;
  readonly receivedAt: number;
  readonly requestedAt: number;
}

/** The last figures of a recorded day, their instants moved by `byMs`; null without any. Reps are not recorded. */
function recordedFigures(record: DayRecord | null, byMs: number) {
  const last = record?.points.at(-1);
  const until = record && confirmedUntil(record);
  if (last === undefined || until === null) return null;
  const at = { receivedAt: until + byMs, requestedAt: until + byMs };
  const rows = regionKeys.map((region) => {
    const row = last.regions.find((each) => readRegion(each.region).key === region);
    return { region, valid: row?.valid ?? null, total: row?.total ?? null };
  });
  const people = last.telemarketers.map(({ name, count }) => ({
    person: readPerson(name),
    appointments: count,
  }));
  const totals: WallTotals = { valid: last.valid, weekly: false, start: noDate, end: noDate };
  const regions: RegionCounts = {
    rows,
    events: rows.some(({ total }) => total === null)
      ? null
      : wholeSum(last.regions.map(({ total }) => total)),
  };
  return {
    totals: { ...at, data: totals },
    regions: last.regions.length === 0 ? null : { ...at, data: regions },
    telemarketers:
      people.length === 0 ? null : { ...at, data: { rows: leaderboard(people), note: '' } },
  };
}

/** The figures of today in this browser's record, or before opening those of the last recorded day. */
export function useRecorded(isBefore: boolean) {
  const [byMs] = useState(() => elapsedMs() - now());
  const today = useToday();
  const last = useEarlierDays()?.last ?? null;
  const record = isBefore ? last : today;
  return useMemo(() => recordedFigures(record, byMs), [record, byMs]);
}
