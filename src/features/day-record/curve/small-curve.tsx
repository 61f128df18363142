import { ChartSpline, ChevronRight } from 'lucide-react';
import { DialogHeader } from '../../../shell/docked.tsx';
import { useDialog } from '../../../shell/location.ts';
import { middle, Modal } from '../../../shell/modal.tsx';
import { Plot } from '../../../ui/chart/plot.tsx';
import { niceTicks } from '../../../ui/chart/scale.ts';
import { DataTable } from '../../../ui/table.tsx';
import type { DayRecord } from '../rules/day-record.ts';
import type { Curve } from './model.ts';
import { Captions, CurveLines, highest, useCurve } from './plot.tsx';

interface SmallCurveProps {
  readonly record: DayRecord;
  /** Of the dashboard's response. */
  readonly isStale: boolean;
}

const label = 'Day curve';

/** The day's curve beside the first stat card's figure (visual.md 08). All of it is one button, which opens it large. */
export function SmallCurve({ record, isStale }: SmallCurveProps) {
  const curve = useCurve(record);
  const [isOpen, setIsOpen] = useDialog('day-curve');
  if (!curve) return null;
  return (
    <div className="@container relative flex h-35 min-w-0 flex-1 flex-col">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={label}
        onClick={() => setIsOpen(true)}
        className="rounded-control hover:bg-hover absolute -inset-1"
      />
      <div className="border-line-strong pointer-events-none relative mt-[5px] mb-[25px] flex-1 border-b">
        <CurveLines curve={curve} high={highest(curve)} isStale={isStale} />
        <span
          aria-hidden
          className="bg-surface text-caption text-accent absolute -top-[5px] left-0 flex items-center pr-1 font-medium sm:hidden print:hidden"
        >
          {label}
          <ChevronRight className="icon-small" />
        </span>
      </div>
      <div className="pointer-events-none relative min-h-9">
        <Captions curve={curve} />
      </div>
      <CurveDialog curve={curve} isStale={isStale} open={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  );
}

interface CurveDialogProps {
  readonly curve: Curve;
  readonly isStale: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The day's curve with a scale, and its totals hour by hour (rulings C44). */
function CurveDialog({ curve, isStale, open, onClose }: CurveDialogProps) {
  const high = highest(curve);
  const hasUsual = curve.rows.some(({ usual }) => usual !== '');
  return (
    <Modal open={open} onClose={onClose} className={`${middle} w-[1040px]`}>
      <DialogHeader
        lead={<ChartSpline aria-hidden className="icon text-ink-2" />}
        title="Valid appointments through the day"
      />
      <div className="grid overflow-auto lg:grid-cols-[minmax(0,1fr)_auto]">
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
        <div className="lg:border-line lg:-mt-px lg:border-l">
          <DataTable
            label="Valid appointments, hour by hour"
            rows={curve.rows}
            keyOf={({ time }) => time}
            columns={[
              { head: 'Time', kind: 'row-head', cell: ({ time }) => time },
              { head: 'Valid', kind: 'figure', cell: ({ valid }) => valid },
              hasUsual && { head: 'Usual', kind: 'figure', cell: ({ usual }) => usual },
            ]}
          />
        </div>
      </div>
    </Modal>
  );
}
