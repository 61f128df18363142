import { holding, may, says, under, type Meanings, type ReadCall } from './meaning.ts';

const share: Meanings = {
  weeklyAverage: may('average of a completed week', "'–'"),
  totalAppointments: says('appointments of the month', "'–'"),
};

const month: Meanings = {
  month: says('the month', 'the row is skipped', { unique: true }),
  totalValidAppointments: says('valid appointments', "'–'"),
  hasPartialData: says('whether it is still running', 'the weeks and the date tell'),
  ...holding('weeklyBreakdown[]', says('its weeks', "'No weeks to show yet'"), {
    weekNumber: says(
      "its number: 1 is the month's first week, and a week is in one month",
      "'Week –'",
    ),
    startDate: says('first day', "'–'"),
    endDate: says('last day', "'–'"),
    totalAppointments: says('valid appointments', "'–', no bar"),
    dailyAverage: says('per day', "'–'"),
    isPartial: says("whether it runs: 'In Progress'", 'read as complete'),
    byRegion: says('appointments by region', "'–' for each, all of the bar is 'other'"),
  }),
  trends: says('how it went', "'–' for each"),
  'trends.averageWeekly': may('average of a completed week', "'–'"),
  'trends.bestWeek': may('best week', "'–'"),
  'trends.bestWeek.appointments': says('its appointments', "'–'"),
  'trends.bestWeek.weekNumber': says('its number', 'no dates of it'),
  'trends.growthRate': may('growth on the month before, in percent', "'–'"),
  regionBreakdown: says(
    'by region; a map from name to the same is read too (rulings A5)',
    "'No regional figures yet'",
  ),
  'regionBreakdown[].name': says('region', 'the row is skipped', { unique: true }),
  ...under('regionBreakdown[]', share),
  ...holding(
    'telemarketers{}',
    says('by telemarketer, name by name', "'No telemarketer figures yet'"),
    share,
  ),
};

export const monthly: ReadCall = {
  shows: 'the Monthly Data screen and its export; the weeks, regions and months of Historical Data',
  when: 'Requested on opening either screen, and by its refresh button; by the dashboard once, in weekly mode only.',
  without: 'Monthly Data has nothing else to show; Historical Data loses these three cards.',
  clauses: 'spec 2, 3, 7; rulings A5, C20, C21',
  fields: {
    summary: says('the running month', 'the months alone are shown'),
    'summary.currentMonth': may('the running month; null: none', 'the months alone are shown', {
      like: 'months[]',
    }),
    ...under('summary.currentMonth', month),
    ...holding(
      'months[]',
      says('all months, in any order', 'the running month alone is shown'),
      month,
    ),
  },
};
