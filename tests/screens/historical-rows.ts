/** Shared by the tests of /historical and its cards: a summary, and the weeks of two months. */

type Sent = Readonly<Record<string, unknown>>;

export const summary = {
  totalDays: 20,
  dateRange: { start: '2026-10-26', end: '2026-11-20' },
  averageDaily: 170,
  bestDay: { date: '2026-11-04', appointments: 198 },
  topRegion: { name: 'california', totalAppointments: 1_284 },
};

export const insight = (metric: string, given: Sent = {}) => ({
  metric,
  type: 'trend',
  significance: 'low',
  description: `About ${metric}`,
  currentValue: 161.5,
  historicalAverage: 170,
  percentageChange: -5,
  ...given,
});

export const week = (
  startDate: string,
  dailyAverage: number,
  california: number,
  given: Sent = {},
) => ({
  weekNumber: 1,
  startDate,
  totalAppointments: 6 * dailyAverage,
  dailyAverage,
  isPartial: false,
  byRegion: { California: california, Florida: 90 },
  ...given,
});

export const monthOf = (weeklyBreakdown: readonly object[], month = '2026-11') => ({
  month,
  totalValidAppointments: 1_000,
  weeklyBreakdown,
});

/** Today, a Saturday, is in the last week, whose average is of its five full days. */
export const monthly = {
  months: [
    monthOf([week('2026-10-26', 160, 380)], '2026-10'),
    monthOf([
      week('2026-11-02', 187, 412),
      week('2026-11-09', 165, 400),
      week('2026-11-16', 170, 300, { isPartial: true }),
    ]),
  ],
};

export const responses = {
  historicalSummary: summary,
  historicalInsights: { insights: [insight('Daily appointments')] },
  monthly,
};
