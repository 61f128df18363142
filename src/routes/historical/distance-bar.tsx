import { showSignedPercent } from '../../domain/number/format.ts';
import { placeOnScale } from '../../ui/charts/bars.ts';

interface DistanceBarProps {
  readonly percent: number | null;
  /** 'the average of 173.2' */
  readonly from: string;
  /** The percent at which the scale ends on either side. */
  readonly end: number;
}

/** A bar from the average, in the middle, to the value. */
export function DistanceBar({ percent, from, end }: DistanceBarProps) {
  const place = percent === null ? null : placeOnScale(percent, end);
  return (
    <div
      role="img"
      aria-label={`${showSignedPercent(percent)} from ${from}`}
      className="relative h-3.5"
    >
      <span className="bg-line-strong absolute inset-x-0 top-1.5 h-0.5" />
      {place !== null && (
        <span
          className="bg-ink-2 absolute top-1 h-1.5"
          style={{ left: `${Math.min(place, 50)}%`, width: `${Math.abs(place - 50)}%` }}
        />
      )}
      <span className="bg-line-control absolute inset-y-0 left-1/2 w-px" />
      {place !== null && (
        <span
          className="bg-ink absolute inset-y-px -ml-px w-0.5 rounded-[1px] shadow-[0_0_0_1.5px_var(--surface)]"
          style={{ left: `${place}%` }}
        />
      )}
    </div>
  );
}
