import { rowKeys } from '../../ui/list.tsx';
import { placeRange, type Range } from './range.ts';

const markClasses = {
  tick: '-mt-1.5 -ml-px h-3 w-0.5 rounded-[1px] bg-ink-3',
  now: 'z-1 -mt-1 -ml-1 size-2 rounded-full bg-ink',
  // Larger than the current point, which may be in the same place.
  next: '-mt-[7px] -ml-[7px] size-3.5 rounded-full border-2 border-ink bg-surface',
} as const;

interface RangePlotProps {
  readonly range: Range;
  /** The percent at which the scale of the whole table ends. */
  readonly end: number;
}

/** The figures of a row on the scale of the table; the row prints all of them, too. */
export function RangePlot({ range, end }: RangePlotProps) {
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
          style={{ left: leftOf(place, inset) }}
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

function leftOf(place: number, inset: number): string {
  return inset === 0 ? `${place}%` : `calc(${place}% ${place > 50 ? '-' : '+'} ${inset}ch)`;
}

/** The marks in a legend. */
export const swatches = {
  line: 'bg-line-control h-0.5 w-3.5',
  tick: 'bg-ink-3 h-3 w-0.5',
  now: 'bg-ink size-2 rounded-full',
  next: 'border-ink size-3.5 rounded-full border-2',
} as const;
