import type { ReactNode } from 'react';
import type { LearningMetrics, NamedAccuracy } from '../../../api/entities/learning.ts';
import { showNumber } from '../../../domain/number/format.ts';
import { regionName } from '../../../domain/region/region.ts';
import { TelemarketerLink } from '../../../shell/links.tsx';
import { Clamped } from '../../../ui/text.tsx';
import { AccuracyBadge } from './accuracy-badge.tsx';

/** The AI model's accuracy per telemarketer and per calendar, with the counts behind it. */
export function Performance({ metrics }: { readonly metrics: LearningMetrics }) {
  return (
    <div className="@lg:*:last:border-line grid @lg:grid-cols-2 @lg:*:last:border-l">
      <AccuracyTable
        title="By telemarketer"
        rows={metrics.telemarkerterAccuracy.rows}
        show={(name) => (
          <TelemarketerLink name={name}>
            <Clamped text={name} />
          </TelemarketerLink>
        )}
      />
      <AccuracyTable
        title="By calendar"
        rows={metrics.calendarAccuracy.rows}
        show={(name) => <Clamped text={regionName(name)} />}
      />
    </div>
  );
}

interface AccuracyTableProps {
  readonly title: string;
  readonly rows: readonly NamedAccuracy[];
  readonly show: (name: string) => ReactNode;
}

function AccuracyTable({ title, rows, show }: AccuracyTableProps) {
  return (
    <div tabIndex={0} role="group" aria-label={title} className="scroll-list focus-inside min-w-0">
      <table className="text-small w-full tabular-nums">
        <caption className="text-caption text-ink-3 px-4 pt-3 pb-1 text-left font-medium">
          {title}
        </caption>
        <thead>
          <tr className="*:text-caption *:text-ink-3 *:px-2 *:py-2 *:font-medium *:whitespace-nowrap">
            <th scope="col" className="pl-4! text-left">
              Name
            </th>
            <th scope="col" className="text-right">
              Correct of total
            </th>
            <th scope="col" className="pr-4! text-right">
              Accuracy
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, correct, total, accuracy }) => (
            <tr key={name} className="*:border-line *:h-10 *:border-t *:px-2">
              <th scope="row" className="pl-4! text-left font-medium">
                {show(name)}
              </th>
              <td className="text-ink-2 text-right">
                {showNumber(correct)} of {showNumber(total)}
              </td>
              <td className="pr-4! text-right">
                <AccuracyBadge accuracy={accuracy} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className="text-small text-ink-2 px-4 py-3">No accuracy data yet</p>}
    </div>
  );
}
