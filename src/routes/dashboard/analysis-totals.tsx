import type { ReactNode } from 'react';
import { showNumber, showPercent } from '../../domain/number/format.ts';

interface AnalysisTotalsProps {
  readonly total: number;
  readonly valid: number;
  readonly invalid: number;
}

/** The counts of the Analysis card, and their parts of the whole. */
export function AnalysisTotals({ total, valid, invalid }: AnalysisTotalsProps) {
  const percent = (part: number) => showPercent(total > 0 ? (part / total) * 100 : null);
  // Rows of any other status belong to neither list (rulings A3).
  const others = Math.max(0, total - valid - invalid);
  return (
    <div className="flex flex-wrap items-end gap-x-7 gap-y-4 px-4 pb-3.5">
      {[
        { label: 'Total', value: total },
        { label: 'Valid', value: valid },
        { label: 'Invalid', value: invalid },
      ].map(({ label, value }) => (
        <p key={label} className="text-caption text-ink-2">
          <b className="text-figure-l text-ink block tabular-nums">{showNumber(value)}</b>
          {label}
        </p>
      ))}
      <div className="text-caption text-ink-2 grid min-w-48 flex-1 gap-1.5 self-center tabular-nums">
        <div aria-hidden className="rounded-badge flex h-2 gap-0.5 overflow-hidden">
          <Part look="bg-ink-2" count={valid} />
          <Part look="hatched" count={invalid} />
          <Part look={otherLook} count={others} />
        </div>
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          <Legend look="bg-ink-2">Valid {percent(valid)}</Legend>
          <Legend look="hatched">Invalid {percent(invalid)}</Legend>
          {others > 0 && <Legend look={otherLook}>{showNumber(others)} pending or other</Legend>}
        </p>
      </div>
    </div>
  );
}

const otherLook = 'border-line-control rounded-[2px] border';

function Part({ look, count }: { readonly look: string; readonly count: number }) {
  if (count <= 0) return null;
  // Few among thousands are still seen.
  return <span className={`min-w-1 basis-0 ${look}`} style={{ flexGrow: count }} />;
}

interface LegendProps {
  readonly look: string;
  readonly children: ReactNode;
}

function Legend({ look, children }: LegendProps) {
  return (
    <span className="flex items-center gap-1.5">
      <span aria-hidden className={`size-2.5 rounded-[2px] ${look}`} />
      <span>{children}</span>
    </span>
  );
}
