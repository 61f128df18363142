import { type MouseEvent, useState } from 'react';
import type { Call } from '../../api/call.ts';
import type { Rows } from '../../api/rows.ts';
import { noValue, codeWords, excerpt } from '../../domain/text/format.ts';
import type { levelGroups } from '../../domain/text/insights.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useCall } from '../../query/use-call.ts';
import { Legend } from '../../ui/chart/bars.tsx';
import { rowKeys } from '../../ui/list.tsx';
import { DataTable } from '../../ui/table.tsx';
import { plotEnd } from './change-plot.tsx';
import { InsightDetails } from './insight-details.tsx';
import { groupName } from './lead.tsx';
import { columnsOf } from './period-columns.tsx';
import type { InsightKind, PeriodInsight } from './period-kinds.ts';

interface InsightGroups<T> {
  readonly groups: ReturnType<typeof levelGroups<T>>;
  readonly unreadable: number;
}

interface PeriodCardProps<T> {
  readonly call: Call<Rows<T>, InsightGroups<T>>;
  readonly kind: InsightKind<T>;
}

/** Weekly or monthly insights by priority, on one scale; each line opens to its details. */
export function PeriodCard<T>({ call, kind }: PeriodCardProps<T>) {
  const { figures, status } = useCall(call);
  const { title, empty, skeletonRows, read } = kind;
  const groups = figures.groups.map(({ level, rows }) => ({ level, rows: rows.map(read) }));
  const rows = groups.flatMap((group) => group.rows);
  const { isOpen, areAllOpen, toggle, toggleAll } = useOpenRows(rows);
  const end = plotEnd(rows);
  const hasPredicted = rows.some(({ predicted }) => predicted !== null);
  const columns = columnsOf(kind, rows, end, isOpen);
  const firstOf = new Map(groups.map((group) => [group.rows[0], group]));
  return (
    <QueryCard
      title={title}
      subtitle={<bdi>{periodText(rows)}</bdi>}
      className="min-h-[26rem]"
      status={status}
      what="Insights"
      loading="Generating insights..."
      failed="Failed to generate insights"
      skeleton={[skeletonRows, 44]}
      unreadable={figures.unreadable}
      empty={rows.length === 0 && empty}
      actions={
        rows.length > 0 && (
          <>
            <div className="max-sm:hidden">
              <Legend
                entries={[
                  { name: 'Change', look: 'bg-ink-2 h-2 w-3.5 rounded-[1px]' },
                  ...(hasPredicted
                    ? [
                        {
                          name: 'Predicted',
                          look: 'border-ink size-2 rounded-full border-[1.5px]',
                        },
                      ]
                    : []),
                ]}
              />
            </div>
            <button
              type="button"
              onClick={toggleAll}
              className="rounded-control text-caption text-ink min-h-6 font-medium whitespace-nowrap hover:underline max-sm:min-h-9 print:hidden"
            >
              {areAllOpen ? 'Collapse all' : 'Expand all'}
            </button>
          </>
        )
      }
    >
      <DataTable
        label={title}
        rows={rows}
        keyOf={idOf}
        columns={columns}
        rowOf={(row, cells) => (
          <>
            {groups.length > 1 && firstOf.has(row) && (
              <GroupHead
                name={groupName(row.priority)}
                count={firstOf.get(row)?.rows.length ?? 0}
                columns={columns.length}
              />
            )}
            <tr
              onClick={(event) => isToggle(event) && toggle(row)}
              className={`cursor-pointer transition-colors ${isOpen(row) ? 'bg-hover' : 'hover:bg-hover'}`}
            >
              {cells}
            </tr>
            {/* In print all are open. */}
            <tr className={isOpen(row) ? 'bg-hover' : 'hidden print:table-row'}>
              <td colSpan={columns.length} className="px-4 pt-0.5 pb-4">
                <InsightDetails {...row} facts={factsOf(row, rows)} />
              </td>
            </tr>
          </>
        )}
      />
    </QueryCard>
  );
}

const idOf = ({ id, title }: PeriodInsight) => id || title;

interface GroupHeadProps {
  readonly name: string;
  readonly count: number;
  readonly columns: number;
}

function GroupHead({ name, count, columns }: GroupHeadProps) {
  return (
    <tr>
      <th
        scope="rowgroup"
        colSpan={columns}
        className="border-line bg-sunken text-caption text-ink-2 border-t px-4 py-1.5 text-left font-medium"
      >
        <span className="flex justify-between gap-3">
          <bdi className="truncate">{excerpt(name, 60)}</bdi>
          {count}
        </span>
      </th>
    </tr>
  );
}

/** The text that all rows have; '' where they differ. */
function sharedOf(rows: readonly PeriodInsight[], textOf: (row: PeriodInsight) => string): string {
  const [first, ...others] = new Set(rows.map(textOf));
  return others.length === 0 ? (first ?? '') : '';
}

const metricNames = {
  Valid: 'Valid appointments',
  'Valid share': 'Share of valid events',
  'Value, as sent': 'Values as sent',
} as const satisfies Record<PeriodInsight['metric'], string>;

const metricText = ({ metric }: PeriodInsight) => metricNames[metric];

/** 'Valid appointments, Nov 20 - Nov 26': the metric and the period, where all rows have the same. */
function periodText(rows: readonly PeriodInsight[]): string {
  const period = excerpt(
    sharedOf(rows, (row) => row.period),
    60,
  );
  return [sharedOf(rows, metricText), period].filter(Boolean).join(', ');
}

/** The facts of a row, with what only some rows have. */
function factsOf(row: PeriodInsight, rows: readonly PeriodInsight[]): PeriodInsight['facts'] {
  const isShared = (textOf: (insight: PeriodInsight) => string) => sharedOf(rows, textOf) !== '';
  return [
    ...(isShared(metricText) ? [] : [{ label: 'Metric', text: metricText(row) }]),
    ...row.facts,
    ...(isShared(({ period }) => period) ? [] : [{ label: 'Period', text: row.period }]),
    { label: 'Type', text: codeWords(row.type.text) },
    { label: 'Priority', text: codeWords(row.priority.text), isNarrowOnly: true },
  ].map((fact) => ({ ...fact, text: fact.text === noValue ? '' : fact.text }));
}

/** Whether a click toggles its row: on the button or elsewhere in the line, but not on a link or after selecting text. */
function isToggle({ target }: MouseEvent): boolean {
  if (!(target instanceof Element) || target.closest('a')) return false;
  return target.closest('button') !== null || getSelection()?.isCollapsed !== false;
}

/** The open rows: at first the first one, then as the user toggles them. */
function useOpenRows(rows: readonly PeriodInsight[]) {
  const keys = rowKeys(rows, idOf);
  const keyOf = (row: PeriodInsight) => keys[rows.indexOf(row)] ?? '';
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isOpen = (row: PeriodInsight) => chosen.get(keyOf(row)) ?? rows[0] === row;
  const areAllOpen = rows.length > 0 && rows.every(isOpen);
  return {
    isOpen,
    areAllOpen,
    toggle: (row: PeriodInsight) => setChosen(new Map(chosen).set(keyOf(row), !isOpen(row))),
    toggleAll: () => setChosen(new Map(keys.map((key) => [key, !areAllOpen]))),
  };
}
