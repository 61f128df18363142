import { useMemo } from 'react';
import { isComparable, usualOf, type Usual } from '../rules/pace.ts';
import { useKeptDays } from '../use-day-memory.ts';

/** What is usual on a day's weekday, by the kept days before it; null while they are read. */
export function useUsual(day: string): Usual | null {
  const isWanted = useMemo(() => (kept: string) => isComparable(kept, day), [day]);
  const kept = useKeptDays(isWanted);
  return useMemo(() => kept && usualOf(day, kept), [day, kept]);
}
