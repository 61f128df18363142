import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Rows } from '../../../api/rows.ts';
import type { LearningFigures, LearningMetrics } from '../../../calls/learning.ts';
import { isPercent } from '../../../domain/number/arithmetic.ts';
import { accuracyIsGood, showAccuracy } from '../../../domain/number/bands.ts';
import { showNumber } from '../../../domain/text/format.ts';
import { TelemarketerLink } from '../../../shell/links.tsx';
import { Badge, RegionBadge } from '../../../ui/badge.tsx';
import { DataTable } from '../../../ui/table.tsx';
import { Clamped } from '../../../ui/text.tsx';

export interface LearningProps {
  readonly metrics: LearningMetrics;
  readonly figures: LearningFigures;
}

interface AccuracyTableProps<T> {
  readonly label: string;
  readonly nameHead: string;
  readonly rows: readonly T[];
  readonly nameOf: (row: T) => string;
  readonly cell: (row: T) => ReactNode;
  readonly countHead: string;
  readonly countOf: (row: T) => string;
  /** Shown instead of an empty table. */
  readonly none: string;
}

/** A row per name, with a count and the AI model's accuracy. */
export function AccuracyTable<T extends { readonly accuracy: number | null }>(
  props: AccuracyTableProps<T>,
) {
  const { label, nameHead, rows, nameOf, cell, countHead, countOf, none } = props;
  return (
    <div className="min-w-0">
      <DataTable
        label={label}
        rows={rows}
        keyOf={nameOf}
        height="box"
        className="wide:[&_tbody_:is(td,th)]:h-[25px] [&_thead_th]:border-t-0"
        columns={[
          { head: nameHead, kind: 'row-head', headClass: 'w-full', cellClass: 'max-w-0', cell },
          { head: countHead, kind: 'figure', cellClass: 'text-ink-2', cell: countOf },
          {
            head: 'Accuracy',
            kind: 'figure',
            cell: ({ accuracy }) => <AccuracyBadge accuracy={accuracy} />,
          },
        ]}
      />
      {rows.length === 0 && <p className="text-small text-ink-2 px-4 py-3">{none}</p>}
    </div>
  );
}

/** The AI model's accuracy per telemarketer and per calendar, with the counts behind it. */
export function AccuracyTables({ metrics, figures }: LearningProps) {
  const { telemarkerterAccuracy, calendarAccuracy } = metrics;
  return (
    <div className={sideBySide}>
      <AccuracyTable
        {...accuracyParts}
        label="Accuracy by telemarketer"
        nameHead="Telemarketer"
        rows={figures.telemarketers}
        none={noneText('Accuracy data', telemarkerterAccuracy)}
        cell={({ subject: person }) => (
          <TelemarketerLink person={person}>
            <Clamped text={person.name} />
          </TelemarketerLink>
        )}
      />
      <AccuracyTable
        {...accuracyParts}
        label="Accuracy by calendar"
        nameHead="Calendar"
        rows={figures.calendars}
        none={noneText('Accuracy data', calendarAccuracy)}
        cell={({ subject: region }) => (
          <span className="flex items-center gap-2">
            {region.key && <RegionBadge region={region} size="small" />}
            <Clamped text={region.name} />
          </span>
        )}
      />
    </div>
  );
}

/** 'No accuracy data yet'; a list of which nothing could be read is not said to be empty (A13). */
export function noneText(what: string, { unreadable }: Rows): string {
  if (unreadable > 0) return `${what} could not be read`;
  return `No ${what.toLowerCase()} yet`;
}

const accuracyParts = {
  nameOf: ({ subject }: { readonly subject: { readonly id: string } }) => subject.id,
  countHead: 'Correct',
  countOf: ({ correct, total }: Readonly<Record<'correct' | 'total', number | null>>) =>
    `${showNumber(correct)} of ${showNumber(total)}`,
};

export const sideBySide =
  '@lg:*:last:border-line grid flex-1 content-start @lg:content-stretch @lg:grid-cols-2 @lg:*:last:border-l';

/** Above 85 percent in the default style, otherwise destructive (S5). */
function AccuracyBadge({ accuracy }: { readonly accuracy: number | null }) {
  if (!isPercent(accuracy) || accuracyIsGood(accuracy))
    return <Badge>{showAccuracy(accuracy)}</Badge>;
  return (
    <Badge tone="critical" icon={<ArrowDown aria-hidden />}>
      {showAccuracy(accuracy)}
      <span className="sr-only"> (low)</span>
    </Badge>
  );
}
