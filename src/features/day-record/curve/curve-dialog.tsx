import { ChartSpline } from 'lucide-react';
import { useId } from 'react';
import { DialogHeader } from '../../../shell/docked.tsx';
import { middle, Modal } from '../../../shell/modal.tsx';
import { Plot } from '../../../ui/chart/plot.tsx';
import { niceTicks } from '../../../ui/chart/scale.ts';
import { DataTable } from '../../../ui/table.tsx';
import type { Curve } from './model.ts';
import { Captions, CurveLines, highest } from './plot.tsx';

interface CurveDialogProps {
  readonly curve: Curve;
  readonly isStale: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The day's curve with a scale, and its totals hour by hour (rulings C44). */
export function CurveDialog({ open, onClose, ...shown }: CurveDialogProps) {
  const title = useId();
  return (
    <Modal labelledBy={title} open={open} onClose={onClose} className={`${middle} w-[1040px]`}>
      <DialogHeader
        lead={<ChartSpline aria-hidden className="icon text-ink-2" />}
        title="Valid appointments through the day"
        titleId={title}
        onClose={onClose}
      />
      <div className="grid overflow-auto lg:grid-cols-[minmax(0,1fr)_auto]">
        <LargeCurve {...shown} />
        <HoursTable curve={shown.curve} />
      </div>
    </Modal>
  );
}

function LargeCurve({ curve, isStale }: Pick<CurveDialogProps, 'curve' | 'isStale'>) {
  const high = highest(curve);
  return (
    <div className="@container flex min-w-0 flex-col px-5 py-4">
      <Plot ticks={niceTicks(high)} high={high} className="h-74 pt-1 pb-5 lg:h-auto lg:flex-1">
        <div className="@container absolute inset-0">
          <CurveLines curve={curve} high={high} isStale={isStale} />
        </div>
      </Plot>
      <div className="text-caption text-ink-2 flex flex-wrap gap-x-3.5 gap-y-0.5 pt-3">
        <Captions curve={curve} />
        {curve.band.length === 0 && curve.usual !== '' && <span>Usual: {curve.usual}</span>}
      </div>
    </div>
  );
}

function HoursTable({ curve: { rows } }: Pick<CurveDialogProps, 'curve'>) {
  const hasUsual = rows.some(({ usual }) => usual !== '');
  return (
    <div className="lg:border-line lg:-mt-px lg:border-l">
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
    </div>
  );
}
