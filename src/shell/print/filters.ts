import { excerpt, oneLine } from '../../domain/text/plain-text.ts';

/** A bar over a list as it stands: the list's name, what is typed and chosen, and how much it shows. */
export interface FilterBarState {
  readonly list: string;
  readonly typed: string;
  /** What is chosen of each set, '' for the set as a whole. */
  readonly chosen: readonly string[];
  readonly shown: string;
}

const longest = 40;

/** 'Appointments: "dev", California, 12 of 145 shown' for each list that is filtered, else 'No filters'. */
export function filtersText(bars: readonly FilterBarState[]): string {
  const filtered = bars.flatMap(({ list, typed, chosen, shown }) => {
    const text = oneLine(typed);
    const parts = [text && `"${excerpt(text, longest)}"`, ...chosen].filter((part) => part !== '');
    return parts.length === 0 ? [] : [`${oneLine(list)}: ${[...parts, shown].join(', ')}`];
  });
  return filtered.join('; ') || 'No filters';
}

/** The filters of the lists in `page`, in their order. */
export function filtersIn(page: ParentNode): FilterBarState[] {
  return Array.from(page.querySelectorAll('[role="search"]'), (bar) => ({
    list: bar.getAttribute('aria-label') ?? '',
    typed: bar.querySelector('input')?.value ?? '',
    chosen: Array.from(bar.querySelectorAll('select, [role="group"] button'), (each) => {
      if (!(each instanceof HTMLSelectElement)) return oneLine(each.textContent);
      return each.value === '' ? '' : oneLine(each.selectedOptions[0]?.textContent);
    }),
    shown: oneLine(bar.querySelector('p')?.textContent),
  }));
}
