import type { Locator, Page } from '@playwright/test';
import { reads, type ReadName } from '../../src/calls/index.ts';
import type { ScreenName } from '../../src/screens.ts';
import { firstReads, menuReads } from '../../tools/screen-reads.ts';
import { addressOf, screenNames } from '../browser/addresses.ts';

type Cards = Readonly<Partial<Record<ReadName, readonly string[]>>>;

/** The facts of a screen that neither the table of screens nor its page has. */
interface Particulars {
  /** A view of the screen with more on it. */
  readonly search?: string;
  /** The additional reads of that view. */
  readonly reads?: readonly ReadName[];
  /** Cards that do not name their call, or not always the same. */
  readonly cards?: Cards;
  /** Reads that no card shows. */
  readonly cardless?: readonly ReadName[];
  /** The one card that replaces all others when nothing could be loaded. */
  readonly whole?: string;
  /** Cards that also show a second read. */
  readonly shared?: Readonly<Partial<Record<ReadName, ReadName>>>;
  /** Cards that may render nothing. */
  readonly optional?: readonly string[];
  /** Finds the screen's text field, and opens it if needed. */
  readonly field?: (page: Page) => Promise<Locator>;
  /** The field belongs to a form, whose text must never be lost. */
  readonly form?: boolean;
}

const particulars: Readonly<Partial<Record<ScreenName, Particulars>>> = {
  dashboard: {
    search: '?tab=ai-insights',
    reads: ['recommendations'],
    cards: { dashboard: ['System Health'] },
    cardless: ['yesterdayComparison', 'recommendations', 'alerts'],
    optional: ['AI Performance Insights'],
    field: async (page) => page.getByRole('searchbox').first(),
  },
  wall: {
    cards: {
      dashboard: ['Totals'],
      regions: ['Regions'],
      telemarketers: ['Telemarketers'],
      appointments: ['Top sales reps'],
    },
    cardless: ['yesterdayComparison'],
    whole: 'Wall Display',
  },
  states: {
    // Without sales reps the regions stand in (C8); their rows of today are beside those listed.
    cardless: ['salesReps', 'appointments'],
  },
  // A figure beside the rep's, and the line of each alert, are left out without them.
  'sales-rep': { cardless: ['regions'] },
  validation: {
    cardless: ['appointments'],
    field: async (page) => {
      const notes = page.getByRole('textbox', { name: /Review notes/ });
      if (!(await notes.isVisible()))
        await page.getByRole('button', { name: 'Start Review' }).click();
      return notes;
    },
    form: true,
  },
  corrections: {
    // Only suggestions need it.
    cardless: ['salesReps'],
    field: async (page) => {
      const name = page.getByRole('combobox', { name: 'Sales Rep Name' });
      if (!(await name.isVisible()))
        await page.getByRole('main').getByRole('radio').first().check();
      return name;
    },
    form: true,
  },
  'data-quality': {
    // The call-back list is complete without appointments.
    cardless: ['appointments'],
    field: async (page) => page.getByRole('textbox', { name: 'Phone number' }),
    form: true,
  },
  historical: {
    // Without an average there is no distance.
    shared: { monthly: 'historicalSummary' },
  },
  'monthly-data': { whole: 'Monthly Data' },
};

/** A screen of the matrix, before its cards are read from the page. */
export interface Place extends Omit<Particulars, 'cards' | 'cardless' | 'reads' | 'search'> {
  readonly name: ScreenName;
  readonly path: string;
}

/** The same with its cards by the call that each shows. */
export interface Screen extends Place {
  readonly cards: Cards;
  /** Its calls without a card: the menu's, and optional ones of cards. */
  readonly besides: readonly ReadName[];
}

export const places: readonly Place[] = screenNames.map((name) => {
  const { search = '', cards: _, cardless: __, reads: ___, ...rest } = particulars[name] ?? {};
  return { name, path: addressOf(name) + search, ...rest };
});

/**
 * Reads the cards from a page whose calls have all responded.
 * @throws Error when a read of the screen has unexpectedly no card
 */
export async function screenOf(page: Page, place: Place): Promise<Screen> {
  const { cards: own = {}, reads: more = [], cardless = [] } = particulars[place.name] ?? {};
  const found = await page
    .locator('[data-card][data-call]')
    .evaluateAll((all) => all.map(({ dataset: { card = '', call = '' } }) => ({ card, call })));
  const known = new Set(Object.values(own).flat());
  const cards: Partial<Record<ReadName, readonly string[]>> = {};
  for (const name of Object.keys(reads) as ReadName[]) {
    const named = found.filter(
      ({ card, call }) => call === `GET ${reads[name].path}` && !known.has(card),
    );
    const titles = [...named.map(({ card }) => card), ...(own[name] ?? [])];
    if (titles.length > 0) cards[name] = titles;
  }
  const besides = [...firstReads[place.name], ...more].filter((name) => !(name in cards));
  const lost = besides.filter((name) => ![...menuReads, ...cardless].includes(name));
  if (lost.length > 0) throw new Error(`No card of ${place.name} shows ${lost.join(', ')}`);
  return { ...place, cards, besides };
}
