import type { ReadName } from '../../../src/api/contract.ts';
import { appointments } from './appointments.ts';
import {
  historicalInsights,
  historicalSummary,
  insights,
  monthlyInsights,
  weeklyInsights,
} from './insights.ts';
import { learningMetrics, recommendations } from './learning.ts';
import type { Meanings } from './meaning.ts';
import { monthly } from './monthly.ts';
import {
  dashboard,
  endpoints,
  recentValidations,
  regions,
  telemarketers,
  yesterday,
} from './overview.ts';
import { dataQuality } from './quality.ts';
import { alerts, alertStats, corrections, salesReps } from './review.ts';

/** What a read is for. Method, path, interval and the shape of its response stand in the contract. */
export interface ReadCall {
  readonly fields: Meanings;
  /** Where its response is a list: the form that rulings A1 name for it. Either form is read. */
  readonly form?: 'bare' | 'object';
  readonly shows: string;
  /** When it is requested, beyond its interval. */
  readonly when?: string;
  /** What stands still, or stands in, when it fails; the card that requested it says so itself. */
  readonly without: string;
  readonly clauses: string;
}

const onlyItsCard = 'Its card says so; nothing else depends on it.';
const followsDashboard =
  'Requested on opening, and again when a dashboard response differs from the one before it; on the wall every 60 s.';

export const readCalls: Readonly<Record<ReadName, ReadCall>> = {
  dashboard: {
    fields: dashboard,
    shows: 'the stat cards, System Health, the subtitle; the menu on every screen',
    without: 'The menu says Offline for both services; the report cannot be exported.',
    clauses: 'spec 2, 3, 7; rulings C2, C11, C20',
  },
  yesterdayComparison: {
    fields: yesterday,
    shows: 'the change under three of the stat cards',
    without: "The three cards say 'No data'.",
    clauses: 'spec 3; rulings C4',
  },
  monthly: {
    fields: monthly,
    shows:
      'the Monthly Data screen and its export; the weeks, regions and months of Historical Data; in weekly mode the usual week beside the bars of the days',
    when: 'Requested on opening either screen, and by its refresh button; by the dashboard once, in weekly mode only.',
    without: 'Monthly Data has nothing else to show; Historical Data loses these three cards.',
    clauses: 'spec 2, 3, 7; rulings A5, C20, C21',
  },
  regions: {
    fields: regions,
    form: 'bare',
    shows: "Calendar Performance, AI Performance Insights, the states, a state's rate, the wall",
    without: 'The states cannot tell their totals.',
    clauses: 'spec 2, 3; rulings A4, C6, C8, C21',
  },
  telemarketers: {
    fields: telemarketers,
    form: 'bare',
    shows: 'Telemarketer Performance and the wall: the four designated telemarketers only',
    when: followsDashboard,
    without: onlyItsCard,
    clauses: 'spec 2, 3; rulings B1, C21',
  },
  appointments: {
    fields: appointments,
    form: 'object',
    shows:
      'Appointments Analysis and Log, Top Sales Reps, state and rep screens, corrections, the wall',
    when: "On a region's tab of the states every 60 s. On the others once, for the menu's count of corrections and the palette, Ctrl K, and when that is 5 min old.",
    without: 'All lists of appointments say so, each in its card.',
    clauses: 'spec 2, 3, 7; rulings A3, A4, C5',
  },
  recentValidations: {
    fields: recentValidations,
    form: 'bare',
    shows: 'Recent Validations',
    when: followsDashboard,
    without: onlyItsCard,
    clauses: 'spec 2, 3; rulings C21',
  },
  endpoints: {
    fields: endpoints,
    form: 'bare',
    shows: 'API Endpoints; a tile sends nothing',
    when: 'Requested on opening.',
    without: onlyItsCard,
    clauses: 'spec 2, 3; rulings C21',
  },
  learningMetrics: {
    fields: learningMetrics,
    shows: 'AI Learning System',
    without: onlyItsCard,
    clauses: 'spec 2, 3; rulings A6, A9',
  },
  recommendations: {
    fields: recommendations,
    form: 'object',
    shows: 'recommendations of the AI Learning System',
    when: 'Requested while its tab is open.',
    without: 'The tab says so.',
    clauses: 'spec 3, 7, 8',
  },
  insights: {
    fields: insights,
    form: 'bare',
    shows: 'Latest Insights',
    when: 'Not requested on an Eastern Sunday.',
    without: onlyItsCard,
    clauses: 'spec 3, 7; rulings C9',
  },
  weeklyInsights: {
    fields: weeklyInsights,
    form: 'bare',
    shows: 'Weekly Insights',
    when: 'Requested while its tab is open; not on an Eastern Sunday.',
    without: onlyItsCard,
    clauses: 'spec 2, 3, 7; rulings A6, C9',
  },
  monthlyInsights: {
    fields: monthlyInsights,
    form: 'bare',
    shows: 'Monthly Insights',
    when: 'Requested while its tab is open; not on an Eastern Sunday.',
    without: onlyItsCard,
    clauses: 'spec 2, 3, 7; rulings A6, C9',
  },
  alerts: {
    fields: alerts,
    form: 'bare',
    shows: 'the review queue, the alerts in the palette',
    when: 'Also while the palette, Ctrl K, is open.',
    without: 'Nothing can be decided while no queue has come; a queue that came stays.',
    clauses: 'spec 2, 3, 4, 5',
  },
  alertStats: {
    fields: alertStats,
    shows: 'the counts of the review queue; how many wait, in the menu of every screen',
    without: 'The menu shows no count.',
    clauses: 'spec 2, 3',
  },
  corrections: {
    fields: corrections,
    form: 'bare',
    shows: 'Manual Corrections',
    without: onlyItsCard,
    clauses: 'spec 2, 3',
  },
  dataQuality: {
    fields: dataQuality,
    shows: 'the Data Quality screen',
    without: 'The phone test still works.',
    clauses: 'spec 2, 3; rulings A8',
  },
  historicalSummary: {
    fields: historicalSummary,
    shows: 'the cards of Historical Data',
    without: 'The insights beside them stand for themselves.',
    clauses: 'spec 2, 3',
  },
  historicalInsights: {
    fields: historicalInsights,
    form: 'object',
    shows: 'Historical Insights',
    without: onlyItsCard,
    clauses: 'spec 2, 3, 7',
  },
  salesReps: {
    fields: salesReps,
    form: 'bare',
    shows: 'the reps of the states, the names in the palette',
    when: 'Also while the palette, Ctrl K, is open.',
    without: 'One stand-in per region with valid appointments, made from /api/regions.',
    clauses: 'spec 2, 3; rulings C8',
  },
};
