import { useMemo } from 'react';
import type { Appointment } from '../../api/entities/appointment.ts';
import { outcomesOf } from '../../domain/appointment/appointment.ts';
import { filterRows, isFiltering, type RowList } from '../../domain/appointment/row-filter.ts';
import { showNumber } from '../../domain/number/format.ts';
import { useFilter } from '../../features/filter/index.tsx';
import type { Place } from './elsewhere.tsx';
import { useAnalysisTab } from './tabs.ts';

const listNames = { valid: 'Valid', invalid: 'Invalid/Blocked', all: 'All Events' } as const;
/** Where else a match is looked for; all events include the rows of neither side (rulings A3). */
const otherLists = { valid: ['invalid', 'all'], invalid: ['valid', 'all'], all: [] } as const;

/** The lists of the Analysis card, the matches in each, and where to go when the open one has none. */
export function useAnalysis(rows: readonly Appointment[]) {
  const [tab, setTab] = useAnalysisTab();
  const filter = useFilter('rows');
  const matches = useMemo(() => filterRows(rows, filter), [rows, filter]);
  const found = listsOf(matches);
  const all: readonly RowList[] = otherLists[tab];
  const other = found[tab].length === 0 && all.find((list) => found[list].length > 0);
  const elsewhere: Place | null = other
    ? {
        text: `${showNumber(found[other].length)} in ${listNames[other]}`,
        go: (button) => {
          const card = button.closest('section');
          card?.querySelector<HTMLElement>(`[role="tab"][id$="-tab-${other}"]`)?.focus();
          setTab(other);
        },
      }
    : null;
  return {
    tab,
    setTab,
    filter,
    listName: listNames[tab],
    total: listsOf(rows)[tab].length,
    found,
    isFiltered: isFiltering(filter),
    elsewhere,
  };
}

const listsOf = (rows: readonly Appointment[]) => ({ ...outcomesOf(rows), all: rows });
