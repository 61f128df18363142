import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type MouseEvent, useState } from 'react';
import type { Rows } from '../../api/tolerant.ts';
import { showChange } from '../../domain/number/comparison.ts';
import { showNumber, showPercent, unreadableOf } from '../../domain/number/format.ts';
import { byLevel, levelOf } from '../../domain/text/insights.ts';
import { oneLine } from '../../domain/text/plain-text.ts';
import { codeWords } from '../../domain/text/words.ts';
import type { ReadState } from '../../query/use-read.ts';
import { Legend } from '../../ui/chart/legend.tsx';
import { rowKeys } from '../../ui/list.tsx';
import { Trend } from '../../ui/stat-cell.tsx';
import { type Column, DataTable } from '../../ui/table.tsx';
import { Clamped } from '../../ui/text.tsx';
import { type Details, type From, InsightDetails } from './insight-details.tsx';
import { idOf, InsightsCard, priorityColumn } from './insights-card.tsx';
import { LeadLink } from './lead.tsx';
import { type Range, rangeEnd } from './range.tsx';
import { RangePlot } from './range.tsx';

interface Insight {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly priority: string;
  readonly description: string;
}

interface Figure<T> {
  readonly label: string;
  /** A figure that no row has gets no column. */
  readonly valueOf: (insight: T) => number | null | undefined;
  readonly show?: (value: number | null | undefined) => string;
  /** The width from which it is a column; below it stands among the facts. */
  readonly from: From;
  readonly isMain?: boolean;
}

/** What the insights of one kind show. */
export interface InsightKind<T> {
  readonly title: string;
  readonly empty: { readonly text: string; readonly hint: string };
  readonly skeletonRows: number;
  readonly periodOf: (insight: T) => string;
  readonly changeLabel: string;
  readonly changeOf: (insight: T) => {
    readonly percent: number | null;
    readonly trend?: string | undefined;
  };
  readonly figures: readonly Figure<T>[];
  /** Percent. */
  readonly confidenceOf: (insight: T) => number | null;
  /** What the middle of the scale is. */
  readonly zero: string;
  readonly rangeOf: (insight: T) => Range;
  readonly legend: ComponentProps<typeof Legend>['entries'];
  readonly detailsOf: (insight: T) => Details;
  /** A list inside, whose unreadable rows count too (rulings A2). */
  readonly innerOf?: (insight: T) => Rows<unknown> | undefined;
}

interface PeriodCardProps<T> {
  readonly state: ReadState<Rows<T>>;
  readonly kind: InsightKind<T>;
}

/** A card of one kind of insights: a line each, all on one scale, that opens to the rest (visual.md 12). */
export function PeriodCard<T extends Insight>({ state, kind }: PeriodCardProps<T>) {
  const { title, empty, skeletonRows, periodOf, changeOf, zero, rangeOf, detailsOf } = kind;
  const { data } = state;
  const rows = byLevel(
    data?.rows ?? [],
    ({ priority }) => priority,
    (row) => changeOf(row).percent,
  );
  const { isOpen, areAllOpen, toggle, toggleAll } = useOpenRows(rows);
  const end = rangeEnd(rows.map(rangeOf));
  const hasRange = rows.some((row) => rangeOf(row).length > 0);
  const isKnown = ({ valueOf }: Pick<Figure<T>, 'valueOf'>) =>
    rows.some((row) => (valueOf(row) ?? null) !== null);
  const confidence: Figure<T> = {
    label: 'Confidence',
    valueOf: kind.confidenceOf,
    show: showPercent,
    from: 'sm',
  };
  const columns = [
    { ...priorityColumn, cellClass: 'h-11' },
    {
      key: 'insight',
      head: (
        <>
          Insight
          {hasRange && (
            <span className="wide:hidden font-normal">
              {' '}
              ±{end}% of {zero.toLowerCase()}
            </span>
          )}
        </>
      ),
      kind: 'row-head',
      cellClass: 'py-2',
      cell: (row) => (
        <>
          <div className="flex min-w-0 items-center gap-2.5">
            <LeadLink {...row} />
            <Clamped text={nameOf(row)} lines={3} />
          </div>
          {hasRange && (
            <div className="wide:hidden relative mt-2 h-6">
              <RangePlot range={rangeOf(row)} end={end} />
            </div>
          )}
        </>
      ),
    },
    isKnown({ valueOf: (row) => changeOf(row).percent }) && {
      head: kind.changeLabel,
      kind: 'figure',
      headClass: 'w-px',
      cell: (row) => <Trend {...showChange(changeOf(row).percent, changeOf(row).trend)} />,
    },
    ...kind.figures.filter(isKnown).map(columnOf),
    hasRange && {
      key: 'range',
      head: (
        <span className="flex justify-between font-normal">
          <span>-{end}%</span>
          <span>{zero}</span>
          <span>+{end}%</span>
        </span>
      ),
      from: 'wide',
      headClass: 'w-1/5',
      cellClass: 'relative',
      cell: (row) => <RangePlot range={rangeOf(row)} end={end} />,
    },
    isKnown(confidence) && columnOf(confidence),
    {
      key: 'details',
      head: <span className="sr-only">Details</span>,
      headClass: 'w-11 print:hidden',
      cellClass: 'print:hidden',
      cell: (row) => (
        <button
          type="button"
          aria-expanded={isOpen(row)}
          aria-label={`Details: ${oneLine(nameOf(row))}`}
          className="rounded-control text-ink-2 hover:bg-sunken grid size-7 place-items-center max-sm:size-10"
        >
          <ChevronDown aria-hidden className={`icon ${isOpen(row) ? 'rotate-180' : ''}`} />
        </button>
      ),
    },
  ] as const satisfies readonly (Column<T> | false)[];
  /** Those that are no columns where the screen is narrow. */
  const factsOf = (row: T) =>
    [...kind.figures, confidence]
      .filter(isKnown)
      .map((figure) => ({ label: figure.label, text: textOf(figure, row), until: figure.from }));
  return (
    <InsightsCard
      title={title}
      state={state}
      rows={rows}
      periodOf={periodOf}
      skeleton={[skeletonRows, 44]}
      unreadable={data && unreadableOf(data, ...rows.flatMap((row) => kind.innerOf?.(row) ?? []))}
      empty={empty}
      legend={<Legend entries={kind.legend} />}
      footer={
        <button
          type="button"
          onClick={toggleAll}
          className="rounded-control text-ink min-h-6 font-medium hover:underline max-sm:min-h-9 print:hidden"
        >
          {areAllOpen ? 'Collapse all' : 'Expand all'}
        </button>
      }
    >
      <DataTable
        label={title}
        rows={rows}
        keyOf={idOf}
        columns={columns}
        rowOf={(row, cells) => {
          const { facts, ...details } = detailsOf(row);
          return (
            <>
              <tr
                onClick={(event) => isToggle(event) && toggle(row)}
                className={`cursor-pointer transition-colors ${isOpen(row) ? 'bg-hover' : 'hover:bg-hover'}`}
              >
                {cells}
              </tr>
              {/* On paper all are open. */}
              <tr className={isOpen(row) ? 'bg-hover' : 'hidden print:table-row'}>
                <td colSpan={columns.filter(Boolean).length} className="px-4 pt-1 pb-4">
                  <InsightDetails {...details} facts={[...factsOf(row), ...facts]} />
                </td>
              </tr>
            </>
          );
        }}
      />
    </InsightsCard>
  );
}

const nameOf = ({ title, type }: Insight) => title || codeWords(type);

function textOf<T>({ valueOf, show = showNumber }: Figure<T>, row: T): string {
  return show(valueOf(row));
}

const columnOf = <T,>(figure: Figure<T>): Column<T> => ({
  head: figure.label,
  kind: 'figure',
  from: figure.from,
  headClass: 'w-px',
  cellClass: figure.isMain ? 'font-medium' : 'text-ink-2',
  cell: (row) => textOf(figure, row),
});

/** A click anywhere in the line bubbles here, the button's too; one that ends a selection of text is none. */
function isToggle({ target }: MouseEvent): boolean {
  if (!(target instanceof Element) || target.closest('a')) return false;
  return target.closest('button') !== null || getSelection()?.isCollapsed !== false;
}

/** Which rows are open: those of high priority at first (visual.md 12), then as somebody leaves them. */
function useOpenRows<T extends Insight>(rows: readonly T[]) {
  const keys = rowKeys(rows, idOf);
  const keyOf = (row: T) => keys[rows.indexOf(row)] ?? '';
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isOpen = (row: T) => chosen.get(keyOf(row)) ?? levelOf(row.priority) === 'high';
  const areAllOpen = rows.length > 0 && rows.every(isOpen);
  return {
    isOpen,
    areAllOpen,
    toggle: (row: T) => setChosen(new Map(chosen).set(keyOf(row), !isOpen(row))),
    toggleAll: () => setChosen(new Map(keys.map((key) => [key, !areAllOpen]))),
  };
}
