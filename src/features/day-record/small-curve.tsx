import { ChartSpline } from 'lucide-react';
import { DialogHeader } from '../../shell/docked.tsx';
import { useDialog } from '../../shell/dialog-entries.ts';
import { middle, Modal } from '../../shell/modal.tsx';
import { Plot } from '../../ui/chart/plot.tsx';
import { niceTicks } from '../../ui/chart/scale.ts';
import { DataTable } from '../../ui/table.tsx';
import { CurveLines, highest, useCurve } from './curve-plot.tsx';

const label = 'Day curve';

/** The day's curve beside the first stat card's figure (visual.md 08). All of it is one button, which opens it large. */
export function SmallCurve({ isStale }: { readonly isStale: boolean }) {
  const curve = useCurve();
  const [isOpen, setIsOpen] = useDialog('day-curve');
  if (!curve) return null;
  const shown = { curve, isStale: isStale || curve.isStale };
  return (
    <div className="@container relative flex h-20 min-w-0 flex-1 flex-col sm:h-35">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={label}
        onClick={() => setIsOpen(true)}
        className="rounded-control hover:bg-hover absolute -inset-1"
      />
      <div className="border-line-strong pointer-events-none relative mt-[5px] mb-[25px] flex-1 border-b">
        <CurveLines {...shown} high={highest(curve)} />
      </div>
      <CurveDialog {...shown} open={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  );
}

interface CurveDialogProps {
  readonly curve: NonNullable<ReturnType<typeof useCurve>>;
  readonly isStale: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The day's curve with a scale, and its totals hour by hour (rulings C44). */
function CurveDialog({ curve, isStale, open, onClose }: CurveDialogProps) {
  const high = highest(curve);
  return (
    <Modal open={open} onClose={onClose} className={`${middle} w-[1040px]`}>
      <DialogHeader
        lead={<ChartSpline aria-hidden className="icon text-ink-2" />}
        title="Valid appointments through the day"
      />
      <div className="goes-on grid overflow-auto lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="@container flex min-w-0 flex-col px-5 py-4">
          <Plot ticks={niceTicks(high)} high={high} className="h-74 pt-1 pb-5 lg:h-auto lg:flex-1">
            <div className="@container absolute inset-0">
              <CurveLines curve={curve} high={high} isStale={isStale} />
            </div>
          </Plot>
        </div>
        <div className="lg:border-line lg:-mt-px lg:border-l">
          <DataTable
            label="Valid appointments, hour by hour"
            rows={curve.rows}
            keyOf={({ time }) => time}
            columns={[
              { head: 'Time', kind: 'row-head', cell: ({ time }) => time },
              { head: 'Today', kind: 'figure', cell: ({ today }) => today },
              curve.other !== null && {
                head: curve.other.name,
                kind: 'figure',
                cellClass: 'text-ink-2',
                cell: ({ other }) => other,
              },
            ]}
          />
        </div>
      </div>
    </Modal>
  );
}
