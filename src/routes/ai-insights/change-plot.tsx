import { placeOnScale, scaleEnd } from '../../ui/chart/scale.ts';

/** Percents against the period before. */
export interface Change {
  readonly change: number | null;
  /** Of the period to come; null where it is unknown, or the same as now. */
  readonly predicted: number | null;
}

/** Percent; longer bars end at the edge, and their figure is beside them. */
const largestEnd = 50;

/** The percent at which the scale of a whole table ends, on either side. */
export function plotEnd(changes: readonly Change[]): number {
  return scaleEnd(
    changes.flatMap(({ change, predicted }) => [change, predicted]),
    largestEnd,
  );
}

/** A bar from the zero line of the whole table to the change; an open circle is predicted. */
export function ChangePlot({ change, predicted, end }: Change & { readonly end: number }) {
  const place = change === null ? 50 : placeOnScale(change, end);
  return (
    <span aria-hidden className="absolute inset-x-2 inset-y-0">
      <span className="bg-line-strong absolute inset-y-0 left-1/2 -ml-px w-px" />
      {change !== null && (
        <span
          data-mark="change"
          className="bg-ink-2 absolute top-1/2 -mt-1 h-2 rounded-[1px]"
          style={{ left: `${Math.min(place, 50)}%`, width: `${Math.abs(place - 50)}%` }}
        />
      )}
      {predicted !== null && (
        <span
          data-mark="predicted"
          className="border-ink bg-surface absolute top-1/2 -mt-1 -ml-1 size-2 rounded-full border-[1.5px]"
          style={{ left: `${placeOnScale(predicted, end)}%` }}
        />
      )}
    </span>
  );
}
