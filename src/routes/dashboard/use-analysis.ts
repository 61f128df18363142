import { useMemo } from 'react';
import type { Appointment } from '../../api/entities/appointment.ts';
import { sidesOf } from '../../domain/appointment/appointment.ts';
import { filterRows, isFiltering } from '../../domain/appointment/row-filter.ts';
import { showNumber } from '../../domain/number/format.ts';
import { setFilter, useFilter } from '../../shell/filter-bar.tsx';
import { scrollToSection } from '../../shell/anchors.ts';
import type { Place } from './elsewhere.tsx';
import { logId } from './log-card.tsx';
import { useAnalysisTab } from './tabs.ts';

const listNames = { valid: 'Valid', invalid: 'Invalid/Blocked' } as const;

/** The two lists of the Analysis card, the matches in the open one, and the other list with matches. */
export function useAnalysis(rows: readonly Appointment[]) {
  const [tab, setTab] = useAnalysisTab();
  const filter = useFilter('rows');
  const isFiltered = isFiltering(filter);
  const shown = useMemo(() => filterRows(rows, filter), [rows, filter]);
  const sides = sidesOf(rows);
  const found = sidesOf(shown);
  const other = tab === 'valid' ? 'invalid' : 'valid';
  // Rows of neither list (rulings A3) are only in the log.
  const inLog = shown.length - found.valid.length - found.invalid.length;
  const elsewhere: Place | null =
    isFiltered && found[other].length > 0
      ? {
          text: `${showNumber(found[other].length)} in ${listNames[other]}`,
          go: (button) => {
            const card = button.closest('section');
            card?.querySelector<HTMLElement>('[role="tab"][aria-selected="false"]')?.focus();
            setTab(other);
          },
        }
      : null;
  const onlyInLog: Place | null =
    inLog > 0
      ? {
          text: `${showNumber(inLog)} pending or other in the log`,
          go: () => {
            setFilter('log', filter);
            scrollToSection(logId);
          },
        }
      : null;
  return { tab, setTab, listName: listNames[tab], sides, found, isFiltered, elsewhere, onlyInLog };
}
