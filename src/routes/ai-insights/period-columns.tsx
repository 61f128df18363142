import { ChevronDown } from 'lucide-react';
import { showChange, showNumber } from '../../domain/text/format.ts';
import { LevelWord } from '../../ui/level-badge.tsx';
import { TextLink } from '../../ui/links.tsx';
import type { Column } from '../../ui/table.tsx';
import { Clamped } from '../../ui/text.tsx';
import { ChangePlot } from './change-plot.tsx';
import { Lead } from './lead.tsx';
import type { InsightKind, PeriodInsight } from './period-kinds.ts';

/** The columns of a table of insights; on a phone two lines of one column. `end`: of the scale, in percent. */
export function columnsOf<T>(
  { figures, unit }: InsightKind<T>,
  rows: readonly PeriodInsight[],
  end: number,
  isOpen: (row: PeriodInsight) => boolean,
): readonly Column<PeriodInsight>[] {
  const plot = (row: PeriodInsight) => <ChangePlot {...row} end={end} />;
  const changeOf = ({ change, trend }: PeriodInsight) => showChange(change, trend?.knownWord).text;
  const figuresOf = (row: PeriodInsight) => <Figures row={row} unit={unit} />;
  const columns: readonly (Column<PeriodInsight> | false)[] = [
    {
      head: 'Insight',
      kind: 'row-head',
      cellClass: 'h-11 py-2',
      cell: (row) => (
        <>
          <span className="flex min-w-0 items-center gap-2.5 sm:min-w-40">
            <Lead about={row.about} type={row.type} />
            <TextLink href={row.href} className="min-w-0">
              <Clamped text={row.name} />
            </TextLink>
            <span className="text-small ml-auto flex-none font-normal sm:hidden">
              {figuresOf(row)}
            </span>
          </span>
          <span className="mt-1 flex items-center gap-3 sm:hidden">
            <span className="relative h-4 flex-1">{plot(row)}</span>
            <span className="min-w-14 text-right font-semibold">{changeOf(row)}</span>
          </span>
        </>
      ),
    },
    {
      key: 'plot',
      head: (
        <span className="flex justify-between font-normal">
          <span>-{end}%</span>
          <span>0</span>
          <span>+{end}%</span>
        </span>
      ),
      from: 'sm',
      headClass: 'w-[28%]',
      cellClass: 'relative',
      cell: plot,
    },
    {
      head: 'Change',
      kind: 'figure',
      from: 'sm',
      headClass: 'w-px',
      cellClass: 'font-semibold',
      cell: changeOf,
    },
    { head: figures, kind: 'figure', from: 'sm', headClass: 'w-px', cell: figuresOf },
    rows.some(({ priority }) => priority.text !== '') && {
      head: 'Priority',
      from: 'sm',
      headClass: 'w-px',
      cell: ({ priority }) => <LevelWord level={priority} />,
    },
    {
      key: 'details',
      head: <span className="sr-only">Details</span>,
      headClass: 'w-11 print:hidden',
      cellClass: 'print:hidden',
      cell: (row) => (
        <button
          type="button"
          aria-expanded={isOpen(row)}
          aria-label={`Details: ${row.name}`}
          className="rounded-control text-ink-2 hover:bg-sunken grid size-7 place-items-center max-sm:size-10"
        >
          <ChevronDown aria-hidden className={`icon ${isOpen(row) ? 'rotate-180' : ''}`} />
        </button>
      ),
    },
  ];
  return columns.filter((column) => column !== false);
}

interface FiguresProps {
  readonly row: PeriodInsight;
  readonly unit: string;
}

/** '188 → 174', '108.5 a week' */
function Figures({ row: { previous, current }, unit }: FiguresProps) {
  return (
    <span className="whitespace-nowrap">
      {previous !== null && (
        <span className="text-ink-2">
          {showNumber(previous)} <span aria-hidden>→</span>
          <span className="sr-only">before,</span>{' '}
        </span>
      )}
      <b className="font-semibold">{showNumber(current)}</b>
      {current !== null && unit}
    </span>
  );
}
