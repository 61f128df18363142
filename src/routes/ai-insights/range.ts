import type { MonthlyInsight, WeeklyInsight } from '../../api/entities/insights.ts';
import { showSignedPercent } from '../../domain/number/format.ts';
import { percentFrom, placeOnScale, scaleEnd } from '../../ui/chart/scale.ts';

/** A tick for what is compared with, a filled point for now, an open one for a forecast. */
type MarkKind = 'tick' | 'now' | 'next';

/** The figures of a row as percents from its base. */
export interface Range {
  readonly marks: readonly { readonly kind: MarkKind; readonly percent: number }[];
  readonly lines: readonly {
    readonly from: number;
    readonly to: number;
    readonly isForecast: boolean;
  }[];
}

/** From the period before to this one, and on to the next; null without a period before above 0 (visual.md 12). */
export function weeklyRange({ metrics, mlAnalysis }: WeeklyInsight): Range | null {
  const base = metrics?.previous;
  const now = percentFrom(base, metrics?.current);
  const next = percentFrom(base, mlAnalysis?.predictedNext);
  if (now === null && next === null) return null;
  return {
    marks: [
      { kind: 'tick', percent: 0 },
      ...(next === null ? [] : [{ kind: 'next' as const, percent: next }]),
      ...(now === null ? [] : [{ kind: 'now' as const, percent: now }]),
    ],
    lines: [
      ...(now === null ? [] : [{ from: 0, to: now, isForecast: false }]),
      ...(next === null ? [] : [{ from: now ?? 0, to: next, isForecast: true }]),
    ],
  };
}

/** From the worst week to the best one, around the weekly average; null when one of the three is unknown. */
export function monthlyRange({ metrics }: MonthlyInsight): Range | null {
  const worst = percentFrom(metrics?.weeklyAverage, metrics?.worstWeek?.value);
  const best = percentFrom(metrics?.weeklyAverage, metrics?.bestWeek?.value);
  if (worst === null || best === null) return null;
  return {
    marks: [
      { kind: 'tick', percent: worst },
      { kind: 'tick', percent: best },
    ],
    lines: [{ from: worst, to: best, isForecast: false }],
  };
}

/** Percent; a mark farther out stands at the edge, with its figure. */
const farthest = 50;

/** The percent at which the scale of a whole table ends, on either side. */
export function rangeEnd(ranges: readonly (Range | null)[]): number {
  const percents = ranges.flatMap((range) => range?.marks.map(({ percent }) => percent) ?? []);
  return scaleEnd(percents, farthest);
}

export interface PlacedRange {
  readonly marks: readonly {
    readonly kind: MarkKind;
    readonly place: number;
    /** The figure of a mark that the scale does not hold, else ''. */
    readonly beyond: string;
    /** Where figures of marks farther out stand at its edge, how many characters it stands inside of it. */
    readonly inset: number;
  }[];
  readonly lines: readonly {
    readonly left: number;
    readonly width: number;
    readonly isForecast: boolean;
  }[];
}

/** A range on a scale from -`end` to `end`; places are 0-100. */
export function placeRange({ marks, lines }: Range, end: number): PlacedRange {
  const beyond = marks
    .filter(({ percent }) => Math.abs(percent) > end + 1e-6)
    .toSorted((a, b) => Math.abs(b.percent) - Math.abs(a.percent));
  return {
    marks: marks.map((mark) => {
      const farther = beyond.slice(0, Math.max(0, beyond.indexOf(mark)));
      return {
        kind: mark.kind,
        place: placeOnScale(mark.percent, end),
        beyond: beyond.includes(mark) ? showSignedPercent(mark.percent) : '',
        inset: farther
          .filter(({ percent }) => percent > 0 === mark.percent > 0)
          .reduce((total, { percent }) => total + showSignedPercent(percent).length + 1, 0),
      };
    }),
    lines: lines.map(({ from, to, isForecast }) => {
      const [left, right] = [Math.min(from, to), Math.max(from, to)].map((percent) =>
        placeOnScale(percent, end),
      ) as [number, number];
      return { left, width: right - left, isForecast };
    }),
  };
}
