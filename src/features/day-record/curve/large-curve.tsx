import { useCallback, useState } from 'react';
import { showNumber } from '../../../domain/number/format.ts';
import { Plot } from '../../../ui/chart/plot.tsx';
import { niceTicks } from '../../../ui/chart/scale.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { DataTable } from '../../../ui/table.tsx';
import type { DayRecord } from '../rules/day-record.ts';
import type { Curve } from './model.ts';
import { Captions, CurveLines, highest, useCurve } from './plot.tsx';

interface LargeCurveProps {
  readonly record: DayRecord;
  /** Of whole days, at their end; null: unknown. */
  readonly average: number | null;
  /** The minute of a replay; null: the latest. */
  readonly at: number | null;
  /** The data is stale. */
  readonly isOpen: boolean;
}

/** The day's curve in a view of its own: with a scale, the average at the end of a day, and the table. */
export function LargeCurve({ record, average, at, isOpen }: LargeCurveProps) {
  const curve = useCurve(record, at);
  const high = curve ? highest(curve, average) : 1;
  const [hasTable, setHasTable] = useState(false);
  const toggle = useCallback(() => setHasTable((shown) => !shown), []);
  return (
    <>
      <div className="h-74 px-4 pt-4">
        {curve && (
          <Plot ticks={niceTicks(high)} high={high} className="h-full pt-1 pb-5">
            <CurveLines curve={curve} high={high} isOpen={isOpen} average={average} />
          </Plot>
        )}
      </div>
      <div className="text-caption text-ink-2 flex flex-wrap gap-x-3.5 gap-y-0.5 px-4 pt-2 pb-3">
        {curve && <Captions curve={curve} />}
        {curve && curve.band.length === 0 && curve.usual !== '' && (
          <span>Usual: {curve.usual}</span>
        )}
        {average !== null && <span>Average at the end of a day: {showNumber(average)}</span>}
      </div>
      <Disclosure
        isOpen={hasTable}
        onToggle={toggle}
        head={<span className="text-small font-medium">Table</span>}
        headClass="border-line grid-cols-[1fr_auto] border-t px-4 py-2"
      >
        {curve && <CurveTable curve={curve} />}
      </Disclosure>
    </>
  );
}

/** The curve as a table, hour by hour. */
function CurveTable({ curve: { rows } }: { readonly curve: Curve }) {
  const hasUsual = rows.some(({ usual }) => usual !== '');
  return (
    <DataTable
      label="Valid appointments, hour by hour"
      rows={rows}
      keyOf={({ time }) => time}
      columns={[
        { head: 'Time', kind: 'row-head', cell: ({ time }) => time },
        { head: 'Valid', kind: 'figure', cell: ({ valid }) => valid },
        hasUsual && { head: 'Usual', kind: 'figure', cell: ({ usual }) => usual },
      ]}
    />
  );
}
