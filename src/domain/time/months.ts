import { byText } from '../text/by-text.ts';

interface Months<M> {
  readonly summary: { readonly currentMonth: M | null };
  readonly months: { readonly rows: readonly M[] };
}

/** All months of a response, oldest first, with the current one once, as the summary has it (rulings A5). */
export function monthsOf<M extends { readonly month: string }>(response: Months<M>): readonly M[] {
  const { currentMonth } = response.summary;
  const { rows } = response.months;
  const others = currentMonth ? rows.filter(({ month }) => month !== currentMonth.month) : rows;
  const all = currentMonth ? [...others, currentMonth] : others;
  return all.toSorted((a, b) => byText(a.month, b.month));
}

interface Unfinished {
  readonly month: string;
  readonly hasPartialData: boolean | null;
  readonly weeklyBreakdown: { readonly rows: readonly { readonly isPartial: boolean | null }[] };
}

/** Whether a month may still grow: it has partial data, or it is `thisMonth`, 'YYYY-MM' Eastern. */
export function isUnfinished(month: Unfinished, thisMonth: string): boolean {
  return (
    month.month === thisMonth ||
    month.hasPartialData === true ||
    month.weeklyBreakdown.rows.some(({ isPartial }) => isPartial === true)
  );
}
