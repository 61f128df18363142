import { ChevronRight } from 'lucide-react';
import { useDialog } from '../../../shell/location.ts';
import type { DayRecord } from '../rules/day-record.ts';
import { CurveDialog } from './curve-dialog.tsx';
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
