import type { MonthFigures } from '../../calls/months.ts';
import { monthOf } from '../../domain/time/read-time.ts';
import { useHash, useSearchText } from '../../shell/location.ts';
import { weekHash } from './weeks-card.tsx';

/** The month that the URL names, or the one that lists the week of its hash; undefined for the current one. */
export function useChosenMonth(months: readonly MonthFigures[]): MonthFigures | undefined {
  const text = useSearchText('month');
  const hash = useHash();
  const named = months.find(
    ({ month }) => text !== '' && (month.text === text || month.date === (monthOf(text) ?? '')),
  );
  return named ?? months.find(({ weeks }) => weeks.some((week) => weekHash(week) === hash));
}
