import { use } from 'react';
import type { Appointment } from '../../calls/appointments.ts';
import { hiddenMatch, type SearchedField } from '../../domain/appointment/row-filter.ts';
import { Marked, SearchedContext } from '../../ui/marked.tsx';
import { useStore } from '../../ui/store.ts';
import { OpenedContext } from '../appointment/opened.ts';

export { FilterBar } from './filter-bar.tsx';
export { FilterLine } from './filter-chips.tsx';
export { Filtered, NothingFound } from './filtered.tsx';
export { useFilter } from './use-filter.ts';

/** The index of the open appointment in a list; -1 if the open one is not of this list. */
export function useOpenIndex(rows: readonly Appointment[]): number {
  return useStore(use(OpenedContext), (opened) =>
    opened?.list?.get()?.rows === rows ? opened.place : -1,
  );
}

interface AlsoFoundProps {
  readonly row: Appointment;
  /** The fields that the row shows anyway. */
  readonly shown: readonly SearchedField[];
  /** The ones that it shows in a wide card too. */
  readonly inWideCard?: readonly SearchedField[];
  readonly className?: string;
}

/** The field in which a search found a row, if the row does not show it: 'Phone (213) 555-0190'. */
export function AlsoFound({ row, shown, inWideCard, className = '' }: AlsoFoundProps) {
  const typed = use(SearchedContext);
  if (typed === '') return null;
  const fieldFound = hiddenMatch(row, typed, shown);
  if (fieldFound === null) return null;
  const isInWideCard = inWideCard && hiddenMatch(row, typed, [...shown, ...inWideCard]) === null;
  return (
    <span className={`${className} ${isInWideCard ? '@3xl:hidden' : ''}`}>
      {fieldFound.label}{' '}
      <bdi>
        <Marked text={fieldFound.text} />
      </bdi>
    </span>
  );
}
