import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { useWidth } from '../../../ui/charts/axis.tsx';
import type { DayRecord } from '../rules/day-record.ts';
import type { Curve } from './model.ts';
import { Captions, CurvePlot, linesIn } from './plot.tsx';
import { useCurve } from './use-curve.ts';

/** The room that the stat card keeps, in px, and what a line of a caption takes of it. */
const room = 140;
const lineHeight = 18;

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
export function SmallCurve({ record, ...shown }: SmallCurveProps) {
  const [box, width] = useWidth();
  const curve = useCurve(record);
  return (
    <div ref={box} className="relative flex min-w-0 flex-1 flex-col gap-1.5">
      {curve && width > 0 && <Shown curve={curve} width={width} {...shown} />}
    </div>
  );
}

interface ShownProps extends Omit<SmallCurveProps, 'record'> {
  readonly curve: Curve;
  readonly width: number;
}

/** All of it at once: what came later would move what is above it. */
function Shown({ curve, width, isOpen, href, linkText }: ShownProps) {
  const height = room - Math.max(2, linesIn(width, curve)) * lineHeight - 4;
  return (
    <>
      <Link
        href={href}
        aria-label={linkText || 'Open replay'}
        className="rounded-control hover:bg-hover absolute -inset-1"
      />
      <div className="pointer-events-none relative">
        <CurvePlot curve={curve} width={width} height={height} isOpen={isOpen} />
        {linkText !== '' && (
          <span
            aria-hidden
            className="bg-surface text-caption text-accent absolute top-0 left-0 flex items-center pr-1 font-medium"
          >
            {linkText}
            <ChevronRight className="icon-small" />
          </span>
        )}
      </div>
      <div className="pointer-events-none relative">
        <Captions curve={curve} width={width} />
      </div>
    </>
  );
}
