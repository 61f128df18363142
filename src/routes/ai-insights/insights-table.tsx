import { ChevronDown } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { designatedTelemarketers } from '../../config.ts';
import { showChange } from '../../domain/number/comparison.ts';
import { noValue } from '../../domain/number/format.ts';
import { oneLine } from '../../domain/text/plain-text.ts';
import { codeWords } from '../../domain/text/words.ts';
import { LevelWord } from '../../ui/level-badge.tsx';
import { Trend } from '../../ui/stat-cell.tsx';
import { Cell, HeadCell, RowHead, Table } from '../../ui/table.tsx';
import { Clamped } from '../../ui/text.tsx';
import { type Details, type Fact, type From, InsightDetails } from './insight-details.tsx';
import type { useOpenRows } from './insights-card.tsx';
import { LeadLink, subjectOf } from './lead.tsx';
import { type Range, rangeEnd } from './range.ts';
import { RangePlot } from './range-plot.tsx';

interface Figure {
  readonly label: string;
  /** Null when it is unknown; a figure that no row has gets no column. */
  readonly text: string | null;
  /** The width from which it is a column; always one where none is given. */
  readonly from?: From;
  readonly isMain?: boolean;
}

export interface TableRow {
  /** One per row. */
  readonly key: string;
  readonly priority: string;
  readonly type: string;
  readonly title: string;
  readonly change: { readonly percent: number | null; readonly trend?: string | undefined };
  /** The same ones in every row. */
  readonly figures: readonly Figure[];
  readonly confidence: string | null;
  readonly range: Range | null;
  readonly details: Details;
}

interface InsightsTableProps {
  readonly label: string;
  readonly changeLabel: string;
  /** What the middle of the scale is. */
  readonly zero: string;
  readonly rows: readonly TableRow[];
  readonly open: ReturnType<typeof useOpenRows>;
}

const shownFrom = { sm: 'max-sm:hidden', wide: 'max-wide:hidden' } as const;
const classFrom = (from: From | undefined) => (from ? shownFrom[from] : '');

/** One line an insight, all on one scale; a line opens to the rest (visual.md 12). */
export function InsightsTable({ label, changeLabel, zero, rows, open }: InsightsTableProps) {
  const end = rangeEnd(rows.map(({ range }) => range));
  const has = (test: (row: TableRow) => boolean) => rows.some(test);
  const columns: Columns = {
    figures: (rows[0]?.figures ?? []).map((_, index) =>
      has(({ figures }) => (figures[index]?.text ?? null) !== null),
    ),
    hasChange: has(({ change }) => change.percent !== null),
    hasConfidence: has(({ confidence }) => confidence !== null),
    hasRange: has(({ range }) => range !== null),
  };
  return (
    <Table
      label={label}
      head={
        <>
          <HeadCell className="w-6 sm:w-24">
            <span className="max-sm:sr-only">Priority</span>
          </HeadCell>
          <HeadCell>
            Insight
            {columns.hasRange && (
              <span className="wide:hidden font-normal">
                {' '}
                ±{end}% of {zero.toLowerCase()}
              </span>
            )}
          </HeadCell>
          {columns.hasChange && (
            <HeadCell figure className="w-px">
              {changeLabel}
            </HeadCell>
          )}
          {(rows[0]?.figures ?? []).map(
            (figure, index) =>
              columns.figures[index] && (
                <HeadCell key={figure.label} figure className={`w-px ${classFrom(figure.from)}`}>
                  {figure.label}
                </HeadCell>
              ),
          )}
          {columns.hasRange && (
            <HeadCell className={`${shownFrom.wide} w-1/5`}>
              <span className="flex justify-between font-normal">
                <span>-{end}%</span>
                <span>{zero}</span>
                <span>+{end}%</span>
              </span>
            </HeadCell>
          )}
          {columns.hasConfidence && (
            <HeadCell figure className={`w-px ${shownFrom.sm}`}>
              Confidence
            </HeadCell>
          )}
          <HeadCell className="w-11 print:hidden">
            <span className="sr-only">Details</span>
          </HeadCell>
        </>
      }
    >
      {rows.map((row) => (
        <InsightRows
          key={row.key}
          row={row}
          columns={columns}
          end={end}
          isOpen={open.isOpen(row)}
          onToggle={() => open.toggle(row)}
        />
      ))}
    </Table>
  );
}

interface Columns {
  /** Whether each of the figures has a column. */
  readonly figures: readonly boolean[];
  readonly hasChange: boolean;
  readonly hasConfidence: boolean;
  readonly hasRange: boolean;
}

interface InsightRowsProps {
  readonly row: TableRow;
  readonly columns: Columns;
  readonly end: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** The line of an insight, and the row below it that it opens to; on paper all are open. */
function InsightRows({ row, columns, end, isOpen, onToggle }: InsightRowsProps) {
  const { priority, type, title, change, figures, confidence, range, details } = row;
  const name = title || codeWords(type);
  const { hasChange, hasConfidence, hasRange } = columns;
  // A click anywhere in the line bubbles here, the button's too; one that ends a selection of text is none.
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('a')) return;
    const isButton = target.closest('button') !== null;
    if (isButton || getSelection()?.isCollapsed !== false) onToggle();
  };
  const count = columns.figures.filter(Boolean).length;
  const all = 3 + count + [hasChange, hasConfidence, hasRange].filter(Boolean).length;
  return (
    <>
      <tr
        onClick={onClick}
        className={`cursor-pointer transition-colors ${isOpen ? 'bg-hover' : 'hover:bg-hover'}`}
      >
        <Cell className="h-11">
          <LevelWord word={priority} wordClass="max-sm:sr-only" />
        </Cell>
        <RowHead className="py-2">
          <div className="flex min-w-0 items-center gap-2.5">
            <LeadLink subject={subjectOf(title, designatedTelemarketers())} type={type} />
            <Clamped text={name} lines={3} />
          </div>
          {hasRange && (
            <div className="wide:hidden relative mt-2 h-6">
              <RangePlot range={range} end={end} />
            </div>
          )}
        </RowHead>
        {hasChange && (
          <Cell figure>
            <Trend {...showChange(change.percent, change.trend)} />
          </Cell>
        )}
        {figures.map(
          ({ label, text, from, isMain }, index) =>
            columns.figures[index] && (
              <Cell
                key={label}
                figure
                className={`${classFrom(from)} ${isMain ? 'font-medium' : 'text-ink-2'}`}
              >
                {text ?? noValue}
              </Cell>
            ),
        )}
        {hasRange && (
          <Cell className={`${shownFrom.wide} relative`}>
            <RangePlot range={range} end={end} />
          </Cell>
        )}
        {hasConfidence && (
          <Cell figure className={shownFrom.sm}>
            {confidence ?? noValue}
          </Cell>
        )}
        <Cell className="print:hidden">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={`Details: ${oneLine(name)}`}
            className="rounded-control text-ink-2 hover:bg-sunken grid size-7 place-items-center max-sm:size-10"
          >
            <ChevronDown aria-hidden className={`icon ${isOpen ? 'rotate-180' : ''}`} />
          </button>
        </Cell>
      </tr>
      <tr className={isOpen ? 'bg-hover' : 'hidden print:table-row'}>
        <td colSpan={all} className="px-4 pt-1 pb-4">
          <InsightDetails {...details} facts={[...narrowFacts(row, columns), ...details.facts]} />
        </td>
      </tr>
    </>
  );
}

/** The figures that are no columns where the screen is narrow. */
function narrowFacts({ figures, confidence }: TableRow, columns: Columns): readonly Fact[] {
  const facts = figures.flatMap(({ label, text, from }, index): Fact[] =>
    from && columns.figures[index] ? [{ label, text: text ?? '', until: from }] : [],
  );
  if (columns.hasConfidence)
    facts.push({ label: 'Confidence', text: confidence ?? '', until: 'sm' });
  return facts;
}

interface ExpandAllProps {
  readonly open: ReturnType<typeof useOpenRows>;
}

export function ExpandAll({ open }: ExpandAllProps): ReactNode {
  return (
    <button
      type="button"
      onClick={open.toggleAll}
      className="rounded-control text-ink min-h-6 font-medium hover:underline max-sm:min-h-9 print:hidden"
    >
      {open.areAllOpen ? 'Collapse all' : 'Expand all'}
    </button>
  );
}
