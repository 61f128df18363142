import type { ReactNode } from 'react';
import type { countsOf } from '../../domain/appointment/appointment.ts';
import { showNumber, showPercent } from '../../domain/number/format.ts';
import { RowsLink } from '../../shell/links.tsx';

/** The counts of the Analysis card, and a bar of their shares. */
export function AnalysisTotals({ total, valid, invalid }: ReturnType<typeof countsOf>) {
  const percent = (part: number) => showPercent((part / total) * 100);
  // Rows of any other status belong to neither list (rulings A3).
  const others = Math.max(0, total - valid - invalid);
  return (
    <div className="flex flex-wrap items-end gap-x-7 gap-y-4 px-4 pb-3.5">
      {(
        [
          ['Total', total, 'all'],
          ['Valid', valid, 'valid'],
          ['Invalid', invalid, 'invalid'],
        ] as const
      ).map(([label, count, list]) => (
        <p key={label} className="text-caption text-ink-2">
          <b className="text-figure-l text-ink block tabular-nums">
            <RowsLink list={list} count={count} />
          </b>
          {label}
        </p>
      ))}
      {total > 0 && (
        <div className="text-caption text-ink-2 grid min-w-48 flex-1 gap-1.5 self-center tabular-nums">
          <div aria-hidden className="rounded-badge flex h-2 gap-0.5 overflow-hidden">
            <BarPart look="bg-ink-2" count={valid} />
            <BarPart look="hatched" count={invalid} />
            <BarPart look={otherLook} count={others} />
          </div>
          <p className="flex flex-wrap gap-x-4 gap-y-1">
            <BarLegend look="bg-ink-2">Valid {percent(valid)}</BarLegend>
            <BarLegend look="hatched">Invalid {percent(invalid)}</BarLegend>
            {others > 0 && (
              <BarLegend look={otherLook}>{showNumber(others)} pending or other</BarLegend>
            )}
          </p>
        </div>
      )}
    </div>
  );
}

const otherLook = 'border-line-control rounded-[2px] border';

function BarPart({ look, count }: { readonly look: string; readonly count: number }) {
  if (count <= 0) return null;
  // At least 4 px, so that few among thousands still show.
  return <span className={`min-w-1 basis-0 ${look}`} style={{ flexGrow: count }} />;
}

function BarLegend({ look, children }: { readonly look: string; readonly children: ReactNode }) {
  return (
    <span className="flex items-center gap-1.5">
      <span aria-hidden className={`size-2.5 rounded-[2px] ${look}`} />
      <span>{children}</span>
    </span>
  );
}
