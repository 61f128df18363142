import type { ReactNode } from 'react';
import { StatStrip } from '../ui/stat-cell.tsx';
import { StatCard } from './stat-card.tsx';
import type { ReadState } from './use-read.ts';

interface SmallStatsProps {
  readonly columns: 3 | 4;
  readonly stats: readonly (readonly [
    title: string,
    state: ReadState<unknown>,
    value: ReactNode,
    note: ReactNode,
  ])[];
}

export function SmallStats({ columns, stats }: SmallStatsProps) {
  return (
    <StatStrip columns={columns}>
      {stats.map(([title, state, value, note]) => (
        <StatCard key={title} size="small" title={title} state={state} value={value} note={note} />
      ))}
    </StatStrip>
  );
}
