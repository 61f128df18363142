import { useState } from 'react';
import { levelOf } from '../../domain/text/insights.ts';

interface Row {
  readonly key: string;
  readonly priority: string;
}

/** Which rows of a table are open: those of high priority at first (visual.md 12), then as somebody leaves them. */
export function useOpenRows(rows: readonly Row[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isOpen = ({ key, priority }: Row) => chosen.get(key) ?? levelOf(priority) === 'high';
  const areAllOpen = rows.length > 0 && rows.every(isOpen);
  return {
    isOpen,
    areAllOpen,
    toggle: (row: Row) => setChosen(new Map(chosen).set(row.key, !isOpen(row))),
    toggleAll: () => setChosen(new Map(rows.map(({ key }) => [key, !areAllOpen]))),
  };
}
