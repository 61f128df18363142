import { ChartSpline } from 'lucide-react';
import { DialogHeader } from '../../shell/docked.tsx';
import { useDialog } from '../../shell/dialog-entries.ts';
import { RowsLink } from '../../shell/links.tsx';
import { middle, Modal } from '../../shell/modal.tsx';
import { Plot } from '../../ui/chart/plot.tsx';
import { niceTicks } from '../../ui/chart/scale.ts';
import { DataTable, numberColumn } from '../../ui/table.tsx';
import { CurveLines, highest, type MarkedCurve, readingText, useCurve } from './curve-plot.tsx';
import { useReading } from './use-reading.ts';

const label = 'Day curve';

/** The day's curve beside the first stat card's figure. All of it is one button, which opens it large. */
export function SmallCurve({ isStale }: { readonly isStale: boolean }) {
  const curve = useCurve();
  return curve && <CurveButton curve={curve} isStale={isStale || curve.isStale} />;
}

interface CurveProps {
  readonly curve: MarkedCurve;
  readonly isStale: boolean;
}

function CurveButton({ curve, isStale }: CurveProps) {
  const [isOpen, setIsOpen] = useDialog('day-curve');
  const { plot, reading, handlers } = useReading(curve);
  return (
    <div className="@container relative flex h-22 min-w-0 flex-1 flex-col sm:h-35">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={label}
        onClick={() => setIsOpen(true)}
        className="rounded-control hover:bg-hover absolute -inset-1"
        {...handlers}
      />
      <span aria-live="polite" className={readingClass}>
        {reading && readingText(reading)}
      </span>
      <div className="border-line-strong pointer-events-none relative mt-4.5 mb-[25px] flex-1 border-b">
        <CurveLines ref={plot} {...{ curve, isStale, reading }} high={highest(curve)} />
      </div>
      <CurveDialog {...{ curve, isStale }} open={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  );
}

const readingClass =
  'text-caption text-ink pointer-events-none absolute top-0 leading-4 font-medium tabular-nums';

interface CurveDialogProps extends CurveProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The day's curve with a scale, and its hours, which lead to their rows (C44). */
function CurveDialog({ curve, isStale, open, onClose }: CurveDialogProps) {
  const high = highest(curve);
  return (
    <Modal open={open} onClose={onClose} className={`${middle} w-[1040px]`}>
      <DialogHeader
        lead={<ChartSpline aria-hidden className="icon text-ink-2" />}
        title="Valid appointments through the day"
      />
      <div className="scroll-shadows grid overflow-auto lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="@container flex min-w-0 flex-col px-5 py-4">
          <Plot
            ticks={niceTicks(high)}
            high={high}
            className="h-74 pt-5 pb-5 lg:h-auto lg:min-h-88 lg:flex-1"
          >
            <LargeCurve curve={curve} isStale={isStale} />
          </Plot>
        </div>
        <div className="lg:border-line lg:-mt-px lg:border-l">
          <HoursTable curve={curve} />
        </div>
      </div>
    </Modal>
  );
}

function LargeCurve({ curve, isStale }: CurveProps) {
  const { axis, end } = curve;
  const { plot, reading, handlers } = useReading(curve);
  const shown = reading ?? end;
  return (
    <div className="@container absolute inset-0">
      <CurveLines ref={plot} {...{ curve, isStale, reading }} high={highest(curve)} />
      <span aria-hidden className={`${readingClass} left-1 -translate-y-full`}>
        {reading && readingText(reading)}
      </span>
      {shown && end && (
        <div
          role="slider"
          tabIndex={0}
          aria-label="Time of day"
          aria-valuemin={axis.from}
          aria-valuemax={end.minute}
          aria-valuenow={shown.minute}
          aria-valuetext={readingText(shown)}
          className="rounded-control absolute -inset-x-2 -top-6 -bottom-6 touch-pan-y"
          {...handlers}
        />
      )}
    </div>
  );
}

type HourRow = MarkedCurve['rows'][number];

function HoursTable({ curve: { rows, other } }: Pick<CurveProps, 'curve'>) {
  const otherColumn = numberColumn<HourRow>(other?.name ?? '', (row) => row.other);
  return (
    <DataTable
      label="Valid appointments, hour by hour"
      rows={rows}
      keyOf={({ label: hour }) => hour}
      columns={[
        { head: 'Hour', kind: 'row-head', cell: ({ label: hour }) => hour },
        {
          head: 'Valid',
          kind: 'figure',
          cell: ({ hour, label: scope, count }) => (
            <RowsLink list="valid" filter={{ hour }} scope={`at ${scope}`} count={count} />
          ),
        },
        numberColumn<HourRow>('Total', ({ total }) => total),
        other !== null && { ...otherColumn, cellClass: 'text-ink-2' },
      ]}
    />
  );
}
