import { listText, namesOf, noValue, showNumber } from '../text/format.ts';
import { sumOf } from './arithmetic.ts';

/** A sum, and the names of the parts that are not in it because nothing is known of them (rulings C37). */
export interface Figure {
  /** Null where no part is known. */
  readonly value: number | null;
  /** Empty where the figure is whole, and where nothing of it is known. */
  readonly without: readonly string[];
}

/** The sum of the known parts; of no part it is unknown. `unnamed` is a part without a name: 'unnumbered week'. */
export function figureOf(
  parts: readonly (readonly [name: string, value: number | null])[],
  unnamed: string,
): Figure {
  const unknown = parts.filter(([, value]) => value === null);
  if (unknown.length === parts.length) return { value: null, without: [] };
  return {
    value: sumOf(parts, ([, value]) => value ?? 0),
    without: namesOf(
      unknown.map(([name]) => name),
      unnamed,
    ),
  };
}

/** 'without California', '' for a whole figure. */
export function withoutText({ without }: Pick<Figure, 'without'>): string {
  return without.length === 0 ? '' : `without ${listText(without)}`;
}

/** ' without California' behind a value and its unit; '' for a whole figure. */
export const afterUnit = (figure: Pick<Figure, 'without'>) =>
  figure.without.length === 0 ? '' : ` ${withoutText(figure)}`;

/** '101', '63 without California', '–' (rulings C37). */
export function showFigure(figure: Figure): string {
  if (figure.value === null) return noValue;
  return [showNumber(figure.value), withoutText(figure)].filter(Boolean).join(' ');
}

/** The value of a whole figure; null where a part is missing, so that nothing is divided by it. */
export function wholeValue({ value, without }: Figure): number | null {
  return without.length === 0 ? value : null;
}
