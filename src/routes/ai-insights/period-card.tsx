import { ChevronDown } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import type { Rows } from '../../api/tolerant.ts';
import { noValue, showChange } from '../../domain/number/format.ts';
import { unreadableOf } from '../../domain/figures/received.ts';
import { byLevel } from '../../domain/text/insights.ts';
import { codeWords } from '../../domain/text/words.ts';
import type { ReadState } from '../../query/use-read.ts';
import { Legend } from '../../ui/chart/bars.tsx';
import { rowKeys } from '../../ui/list.tsx';
import { Trend } from '../../ui/stat-cell.tsx';
import { type Column, DataTable } from '../../ui/table.tsx';
import { Clamped } from '../../ui/text.tsx';
import {
  type Fact,
  idOf,
  InsightDetails,
  InsightsCard,
  LeadLink,
  priorityColumn,
} from './insights-card.tsx';
import type { InsightKind, PeriodInsight } from './period-kinds.ts';
import { rangeEnd, RangePlot } from './range-plot.tsx';

/** A card of weekly or monthly insights on one scale; each line opens to its details (visual.md 12). */
export function PeriodCard<T>(props: {
  readonly state: ReadState<Rows<T>>;
  readonly kind: InsightKind<T>;
}) {
  const { state, kind } = props;
  const { title, empty, skeletonRows, changeLabel, zero, legend, read } = kind;
  const { data } = state;
  const rows = byLevel(
    (data?.rows ?? []).map(read),
    ({ priority }) => priority,
    ({ change }) => change,
  );
  const { isOpen, areAllOpen, toggle, toggleAll } = useOpenRows(rows);
  const end = rangeEnd(rows.map(({ range }) => range));
  const hasRange = rows.some(({ range }) => range.length > 0);
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
              <RangePlot range={row.range} end={end} />
            </div>
          )}
        </>
      ),
    },
    rows.some(({ change }) => change !== null) && {
      head: changeLabel,
      kind: 'figure',
      headClass: 'w-px',
      cell: ({ change, trend }) => <Trend {...showChange(change, trend?.known)} />,
    },
    ...(rows[0]?.figures ?? []).map((_figure, place) =>
      figureColumn(rows, ({ figures }) => figures[place]),
    ),
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
      cell: (row) => <RangePlot range={row.range} end={end} />,
    },
    figureColumn(rows, ({ confidence }) => confidence),
    {
      key: 'details',
      head: <span className="sr-only">Details</span>,
      headClass: 'w-11 print:hidden',
      cellClass: 'print:hidden',
      cell: (row) => (
        <button
          type="button"
          aria-expanded={isOpen(row)}
          aria-label={`Details: ${nameOf(row)}`}
          className="rounded-control text-ink-2 hover:bg-sunken grid size-7 place-items-center max-sm:size-10"
        >
          <ChevronDown aria-hidden className={`icon ${isOpen(row) ? 'rotate-180' : ''}`} />
        </button>
      ),
    },
  ] as const satisfies readonly (Column<PeriodInsight> | false)[];
  return (
    <InsightsCard
      title={title}
      state={state}
      rows={rows}
      periodOf={({ period }) => period}
      skeleton={[skeletonRows, 44]}
      unreadable={data && unreadableOf(data, ...rows)}
      empty={empty}
      legend={<Legend entries={legend} />}
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
        rowOf={(row, cells) => (
          <>
            <tr
              onClick={(event) => isToggle(event) && toggle(row)}
              className={`cursor-pointer transition-colors ${isOpen(row) ? 'bg-hover' : 'hover:bg-hover'}`}
            >
              {cells}
            </tr>
            {/* In print all are open. */}
            <tr className={isOpen(row) ? 'bg-hover' : 'hidden print:table-row'}>
              <td colSpan={columns.filter(Boolean).length} className="px-4 pt-1 pb-4">
                <InsightDetails {...row} facts={factsOf(row)} />
              </td>
            </tr>
          </>
        )}
      />
    </InsightsCard>
  );
}

const nameOf = ({ title, type }: PeriodInsight) => title || codeWords(type.text);

/** The figures, which are columns on wide screens, and then the other facts. */
const factsOf = ({ figures, confidence, facts }: PeriodInsight) => [
  ...[...figures, confidence].filter(({ text }) => text !== noValue),
  ...facts,
];

/** The column of a figure; false when no row has the figure. */
function figureColumn(
  rows: readonly PeriodInsight[],
  figureOf: (row: PeriodInsight) => Fact | undefined,
): Column<PeriodInsight> | false {
  const figure = rows.map(figureOf).find((each) => each && each.text !== noValue);
  if (!figure) return false;
  const { label, from, isMain } = figure;
  return {
    head: label,
    kind: 'figure',
    ...(from && { from }),
    headClass: 'w-px',
    cellClass: isMain ? 'font-medium' : 'text-ink-2',
    cell: (row) => figureOf(row)?.text,
  };
}

/** Whether a click toggles its row: on the button or elsewhere in the line, but not on a link or after selecting text. */
function isToggle({ target }: MouseEvent): boolean {
  if (!(target instanceof Element) || target.closest('a')) return false;
  return target.closest('button') !== null || getSelection()?.isCollapsed !== false;
}

/** The open rows: at first those of high priority (visual.md 12), then as the user toggles them. */
function useOpenRows(rows: readonly PeriodInsight[]) {
  const keys = rowKeys(rows, idOf);
  const keyOf = (row: PeriodInsight) => keys[rows.indexOf(row)] ?? '';
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isOpen = (row: PeriodInsight) => chosen.get(keyOf(row)) ?? row.priority.known === 'high';
  const areAllOpen = rows.length > 0 && rows.every(isOpen);
  return {
    isOpen,
    areAllOpen,
    toggle: (row: PeriodInsight) => setChosen(new Map(chosen).set(keyOf(row), !isOpen(row))),
    toggleAll: () => setChosen(new Map(keys.map((key) => [key, !areAllOpen]))),
  };
}
