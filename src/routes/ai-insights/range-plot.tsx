import { showSignedPercent } from '../../domain/number/format.ts';
import { percentFrom, placeOnScale, scaleEnd } from '../../ui/chart/scale.ts';
import { rowKeys } from '../../ui/list.tsx';

interface Mark {
  /** A tick is a value to compare with, a filled point the current value, an open point a forecast. */
  readonly kind: 'tick' | 'now' | 'next';
  readonly percent: number;
}

/** The figures of a row as percents from its base, joined by a line; empty with fewer than two known figures. */
export type Range = readonly Mark[];

function rangeOf(...marks: readonly [kind: Mark['kind'], percent: number | null][]): Range {
  const known = marks.flatMap(([kind, percent]) => (percent === null ? [] : [{ kind, percent }]));
  return known.length > 1 ? known : [];
}

type MaybeNumber = number | null | undefined;

/** From the period before, which is above 0, to this one, and on to the next (visual.md 12). */
export function weeklyRange(previous: MaybeNumber, current: MaybeNumber, next: MaybeNumber): Range {
  return rangeOf(
    ['tick', 0],
    ['now', percentFrom(previous, current)],
    ['next', percentFrom(previous, next)],
  );
}

/** From the worst week to the best one, around the weekly average. */
export function monthlyRange(worst: MaybeNumber, average: MaybeNumber, best: MaybeNumber): Range {
  return rangeOf(['tick', percentFrom(average, worst)], ['tick', percentFrom(average, best)]);
}

/** Percent; marks farther out are at the edge, with their figure. */
const largestEnd = 50;

/** The percent at which the scale of a whole table ends, on either side. */
export function rangeEnd(ranges: readonly Range[]): number {
  return scaleEnd(
    ranges.flat().map(({ percent }) => percent),
    largestEnd,
  );
}

/**
 * The marks of a range on a scale from -`end` to `end`. `place` is 0-100. `beyond` is the figure of a mark outside the
 * scale, else ''. `inset` is its distance from the edge in characters, which leaves space for figures farther out.
 */
export function placeRange(range: Range, end: number) {
  const beyond = range
    .filter(({ percent }) => Math.abs(percent) > end + 1e-6)
    .toSorted((a, b) => Math.abs(b.percent) - Math.abs(a.percent));
  return range.map((mark) => {
    const { kind, percent } = mark;
    const farther = beyond.slice(0, Math.max(0, beyond.indexOf(mark)));
    return {
      kind,
      place: placeOnScale(percent, end),
      beyond: beyond.includes(mark) ? showSignedPercent(percent) : '',
      inset: farther
        .filter((other) => other.percent > 0 === percent > 0)
        .reduce((total, other) => total + showSignedPercent(other.percent).length + 1, 0),
    };
  });
}

const markClasses = {
  tick: '-mt-1.5 -ml-px h-3 w-0.5 rounded-[1px] bg-ink-3',
  now: 'z-1 -mt-1 -ml-1 size-2 rounded-full bg-ink',
  // Larger than the current point, which may be in the same place.
  next: '-mt-[7px] -ml-[7px] size-3.5 rounded-full border-2 border-ink bg-surface',
} as const;

/** The figures of a row on a scale up to `end`, as the whole table has it; the row prints all of them, too. */
export function RangePlot({ range, end }: { readonly range: Range; readonly end: number }) {
  const marks = placeRange(range, end);
  const keys = rowKeys(marks, ({ kind }) => kind);
  return (
    <div aria-hidden className="absolute inset-x-2 inset-y-0">
      <span className="bg-line-strong absolute inset-y-0 left-1/2 -ml-px w-px" />
      {marks.slice(1).map(({ kind, place }, index) => {
        const from = marks[index]?.place ?? place;
        return (
          <span
            key={keys[index]}
            className={`absolute top-1/2 -mt-px h-0.5 ${kind === 'next' ? 'border-line-control border-t-2 border-dotted' : 'bg-line-control'}`}
            style={{ left: `${Math.min(from, place)}%`, width: `${Math.abs(place - from)}%` }}
          />
        );
      })}
      {marks.map(({ kind, place, beyond, inset }, index) => (
        <span
          key={keys[index]}
          data-mark={kind}
          className={`absolute top-1/2 ${markClasses[kind]}`}
          style={{ left: `calc(${place}% ${place > 50 ? '-' : '+'} ${inset}ch)` }}
        >
          {beyond !== '' && (
            <span
              className={`text-caption text-ink-2 absolute bottom-full whitespace-nowrap tabular-nums ${place > 50 ? 'right-0' : 'left-0'}`}
            >
              {beyond}
            </span>
          )}
        </span>
      ))}
    </div>
  );
}

/** The marks in a legend. */
export const swatches = {
  line: 'bg-line-control h-0.5 w-3.5',
  tick: 'bg-ink-3 h-3 w-0.5',
  now: 'bg-ink size-2 rounded-full',
  next: 'border-ink size-3.5 rounded-full border-2',
} as const;
