import type { Locator, Page } from '@playwright/test';
import type { ReadName } from '../../src/api/contract.ts';

/** A screen: its cards by the read that each stands on, and where words can be typed on it. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly cards: Readonly<Partial<Record<ReadName, readonly string[]>>>;
  /** What it requests besides: the menu's calls, and what a card can do without. */
  readonly besides: readonly ReadName[];
  /** One card in the place of all, where nothing could be loaded. */
  readonly whole?: string;
  /** Cards that stand on a second read too. */
  readonly shared?: Readonly<Partial<Record<ReadName, ReadName>>>;
  /** Cards that render nothing when there is nothing to say. */
  readonly optional?: readonly string[];
  /** Finds what there is to type in, and opens it where it is not open. */
  readonly field?: (page: Page) => Promise<Locator>;
  /** What is typed there is to be sent: nothing may take it away. */
  readonly form?: boolean;
  /** Its tests take longer than those of the others. */
  readonly isLong?: boolean;
}

const menu = ['dashboard', 'alertStats'] as const;

export const screens: readonly Screen[] = [
  {
    name: 'dashboard',
    path: '/?tab=ai-insights',
    cards: {
      dashboard: ['Total Valid Appointments', 'Active Regions', 'AI Confidence', 'System Health'],
      regions: ['Calendar Performance', 'AI Performance Insights'],
      telemarketers: ['Telemarketer Performance'],
      appointments: ['Top Sales Reps', 'Appointments Analysis', 'Appointments Log'],
      recentValidations: ['Recent Validations'],
      endpoints: ['API Endpoints'],
      learningMetrics: ['AI Learning System'],
    },
    besides: ['alertStats', 'yesterdayComparison', 'recommendations'],
    optional: ['AI Performance Insights'],
    field: async (page) => page.getByRole('searchbox').first(),
    isLong: true,
  },
  {
    name: 'states',
    path: '/states',
    cards: {
      regions: ['Total Appointments', 'States Covered'],
      // Without sales reps the profiles are built from the regions (rulings C8).
      salesReps: ['California', 'Illinois', 'Arizona', 'Florida', 'States compared'],
    },
    shared: { salesReps: 'regions' },
    besides: menu,
  },
  {
    name: 'a state',
    path: '/states/california',
    cards: {
      appointments: [
        'Valid Appointments',
        'Active Field Agents',
        'Average per Rep',
        'Latest Booking',
        'Bookings by Hour',
        'Field Agents',
        'Recent Appointments',
      ],
    },
    besides: menu,
  },
  {
    name: 'a sales rep',
    path: '/sales-rep/Devon%20Hartley/california',
    cards: {
      appointments: ['Valid Appointments', 'Average Confidence', 'Latest Booking', 'Appointments'],
    },
    besides: menu,
  },
  {
    name: 'review',
    path: '/validation',
    cards: {
      alertStats: ['Total', 'Pending', 'Reviewed', 'Dismissed', 'Valid', 'Invalid'],
      alerts: ['Alerts'],
    },
    besides: ['dashboard'],
    field: async (page) => {
      const notes = page.getByRole('textbox', { name: /Review notes/ });
      if (!(await notes.isVisible()))
        await page.getByRole('button', { name: 'Start Review' }).click();
      return notes;
    },
    form: true,
  },
  {
    name: 'corrections',
    path: '/corrections',
    cards: { appointments: ['Unknown Field Agents'], corrections: ['Manual Corrections'] },
    besides: menu,
    field: async (page) => {
      const name = page.getByRole('textbox', { name: /Sales Rep Name/i });
      if (!(await name.isVisible()))
        await page.getByRole('main').getByRole('radio').first().check();
      return name;
    },
    form: true,
  },
  {
    name: 'data quality',
    path: '/data-quality',
    cards: {
      dataQuality: [
        'Quality Score',
        'Phone Issues',
        'Duplicates',
        'Validation Errors',
        'Invalid Phones',
      ],
    },
    besides: menu,
    field: async (page) => page.getByRole('textbox', { name: 'Phone number' }),
    form: true,
  },
  {
    name: 'historical',
    path: '/historical',
    cards: {
      historicalSummary: ['Days Tracked', 'Daily Average', 'Best Day', 'Top Region'],
      historicalInsights: ['Historical Insights'],
    },
    besides: menu,
  },
  {
    name: 'insights',
    path: '/ai-insights',
    cards: { insights: ['Latest Insights'], weeklyInsights: ['Weekly Insights'] },
    besides: menu,
  },
  {
    name: 'months',
    path: '/monthly-data',
    cards: {
      monthly: [
        'Total Appointments',
        'Weeks Completed',
        'Weekly Average',
        'Best Week',
        'Weekly appointments by region',
        'Regional Performance',
        'Weekly Breakdown',
        'Telemarketer Performance',
        'Total per month',
        'Earlier months',
      ],
    },
    whole: 'Monthly Data',
    besides: menu,
  },
  {
    name: 'wall',
    path: '/?display=wall',
    cards: {
      dashboard: ['Totals'],
      regions: ['Regions'],
      telemarketers: ['Telemarketers'],
      appointments: ['Top sales reps'],
    },
    besides: ['yesterdayComparison'],
  },
];
