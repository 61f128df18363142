import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import type { DayRecord } from '../rules/day-record.ts';
import { Captions, CurveLines, highest, useCurve } from './plot.tsx';

interface SmallCurveProps {
  readonly record: DayRecord;
  /** The data is stale. */
  readonly isOpen: boolean;
  /** Where it leads. */
  readonly href: string;
  /** Says so where no pointer hovers; '': nothing does. */
  readonly linkText: string;
}

/** The day's curve beside the first stat card's figure (visual.md 08); the whole of it is one link. */
export function SmallCurve({ record, isOpen, href, linkText }: SmallCurveProps) {
  const curve = useCurve(record);
  if (!curve) return null;
  return (
    <div className="@container relative flex h-35 min-w-0 flex-1 flex-col">
      <Link
        href={href}
        aria-label={linkText || 'Open replay'}
        className="rounded-control hover:bg-hover absolute -inset-1"
      />
      <div className="border-line-strong pointer-events-none relative mt-[5px] mb-[25px] flex-1 border-b">
        <CurveLines curve={curve} high={highest(curve, null)} isOpen={isOpen} />
        {linkText !== '' && (
          <span
            aria-hidden
            className="bg-surface text-caption text-accent absolute -top-[5px] left-0 flex items-center pr-1 font-medium"
          >
            {linkText}
            <ChevronRight className="icon-small" />
          </span>
        )}
      </div>
      <div className="pointer-events-none relative min-h-9">
        <Captions curve={curve} />
      </div>
    </div>
  );
}
