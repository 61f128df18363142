import { type Counts, undecidedOf } from '../../calls/tallies.ts';
import { showNumber } from '../../domain/text/format.ts';
import { isFew } from '../../domain/number/bands.ts';
import type { Person } from '../../domain/people.ts';
import type { Column } from '../../ui/table.tsx';

export function mutedClass(cases: number | null): string {
  return isFew(cases) ? 'text-ink-3' : '';
}

export const noFigure = <span className="text-ink-3">–</span>;

/** The first column of a table of people's figures. */
export function subjectColumn<T>(head: string, cell: Column<T>['cell']): Column<T> {
  return { head, kind: 'row-head', headClass: 'w-1/2', cellClass: 'max-w-0 py-1.5', cell };
}

/** A column with figures, headed by a word, or by the person whose figures these are. */
export function personColumn<T>(headed: Person | string, cell: Column<T>['cell']): Column<T> {
  const { id: key, name } = typeof headed === 'string' ? { id: headed, name: headed } : headed;
  const head = <bdi className="inline-block max-w-28 truncate align-bottom">{name}</bdi>;
  return { key, head, kind: 'figure', cellClass: 'py-1.5', cell };
}

/** Valid, invalid and undecided events in one bar. */
export function OutcomeBar({ events, percent = 100 }: { events: Counts; percent?: number }) {
  const { valid, invalid } = events;
  return (
    <span
      role="img"
      aria-label={`${showNumber(valid)} valid, ${showNumber(invalid)} invalid`}
      className="rounded-bar bg-track flex h-1.5 gap-0.5 overflow-hidden"
      style={{ width: `${percent}%` }}
    >
      <span className="bg-ink-2 basis-0" style={{ flexGrow: valid }} />
      <span className="hatched basis-0" style={{ flexGrow: invalid }} />
      <span className="basis-0" style={{ flexGrow: undecidedOf(events) }} />
    </span>
  );
}
