import { holding, may, others, says, under, type Meanings, type ReadCall } from './meaning.ts';

const change: Meanings = {
  current: says('value now', "'–'"),
  previous: says('value before', "'–'"),
  change: says('change in percent', "'–'"),
  trend: may('its direction', 'the sign of the change counts', {
    other: others.change,
    otherIs: 'tolerance',
  }),
};

const head: Meanings = {
  id: says('id', 'the title tells rows apart', { unique: true }),
  type: says('what it is', "'–'", { other: others.type, otherIs: 'tolerance' }),
  title: says('title', 'the type stands for it'),
  description: says('what it says', 'nothing'),
  priority: says('priority', "'No priority', sorted last", { other: others.level }),
};

export const insights: ReadCall = {
  shows: 'Latest Insights',
  when: 'Not requested on an Eastern Sunday.',
  clauses: 'spec 3, 7; rulings C9',
  fields: under('[]', {
    ...head,
    actionable: may('whether something can be done', "no 'Actionable'"),
    timeframe: may('of which time it speaks', 'nothing'),
    ...holding('metrics', may('its figures', 'nothing'), change),
    region: may('region', 'nothing'),
    salesRep: may('sales rep', 'nothing'),
  }),
};

export const weeklyInsights: ReadCall = {
  shows: 'Weekly Insights',
  when: 'Requested while its tab is open; not on an Eastern Sunday.',
  clauses: 'spec 2, 3, 7; rulings A6, C9',
  fields: under('[]', {
    ...head,
    weekRange: may('of which week it speaks', 'nothing'),
    ...holding('metrics', says('its figures', "'–' for each"), change),
    'metrics.confidence': says('how sure it is', "'–'", { as: 'Fraction' }),
    mlAnalysis: says('what the model says', "'–' for each"),
    'mlAnalysis.predictedNext': says('value expected next', "'–'"),
    'mlAnalysis.pattern': may('the pattern found', "'–'"),
    'mlAnalysis.seasonality': says('whether it is seasonal', "'–'"),
    'mlAnalysis.reliability': says('how reliable that is', "'–'", { as: 'Fraction' }),
    recommendations: says('what to do', "'None'"),
  }),
};

const week: Meanings = {
  week: says('which week', 'nothing'),
  value: says('its appointments', "'–'"),
};

export const monthlyInsights: ReadCall = {
  shows: 'Monthly Insights',
  when: 'Requested while its tab is open; not on an Eastern Sunday.',
  clauses: 'spec 2, 3, 7; rulings A6, C9',
  fields: under('[]', {
    ...head,
    monthRange: may('of which month it speaks', 'nothing'),
    metrics: says('its figures', "'–' for each"),
    'metrics.totalAppointments': says('appointments', "'–'"),
    'metrics.weeklyAverage': says('average of a week', "'–'"),
    'metrics.growthRate': may('growth in percent', "'–'"),
    ...holding('metrics.bestWeek', may('best week', "'–'"), week),
    ...holding('metrics.worstWeek', may('worst week', "'–'"), week),
    'metrics.volatility': says('volatility, shown as it is', "'–'"),
    mlPredictions: says('what the model expects', "'–' for each"),
    'mlPredictions.confidence': says('how sure it is', "'–'", { as: 'Fraction' }),
    'mlPredictions.nextMonthForecast': says('appointments of the next month', "'–'"),
    'mlPredictions.seasonalTrends': says('seasonal trends', 'nothing'),
    'mlPredictions.seasonalTrends[].pattern': says('the pattern', 'the row is skipped'),
    'mlPredictions.seasonalTrends[].strength': says('its strength', "'–'", { as: 'Fraction' }),
    'mlPredictions.riskFactors': says('what could go wrong', "'None'"),
    strategicRecommendations: says('what to do', "'None'"),
  }),
};

export const historicalSummary: ReadCall = {
  shows: 'the cards of Historical Data',
  without: 'The insights beside them stand for themselves.',
  clauses: 'spec 2, 3',
  fields: {
    totalDays: says("days tracked; 0: 'No historical data available yet'", "'–'"),
    dateRange: says('first and last of them', "'No day yet'"),
    'dateRange.start': may('first day', "'–'"),
    'dateRange.end': may('last day', "'–'"),
    averageDaily: says('appointments per day', "'–'"),
    bestDay: may('best day', "'–', 'No day yet'"),
    'bestDay.date': says('the day', "'–'"),
    'bestDay.appointments': says('its appointments', "'–'"),
    topRegion: may('region with the most', "'N/A', 'No region yet'"),
    'topRegion.name': says('region', "'N/A'"),
    'topRegion.totalAppointments': says('its appointments', "'–'"),
  },
};

export const historicalInsights: ReadCall = {
  form: 'object',
  shows: 'Historical Insights',
  clauses: 'spec 2, 3, 7',
  fields: under('[]', {
    metric: says('of what it speaks', "'–'"),
    type: says('what it is', "'–'", { other: others.type, otherIs: 'tolerance' }),
    significance: says('significance', "'No significance', sorted last", { other: others.level }),
    description: says('what it says', 'nothing'),
    currentValue: says('value now', "'–'"),
    historicalAverage: says('average of the days', "'–'"),
    percentageChange: says('change in percent', "'–', no bar"),
  }),
};

const pattern: Meanings = {
  pattern: says('the pattern', 'the row is skipped'),
  accuracy: says('how often it was right', "'–'", { as: 'Percent' }),
  frequency: says('how often it was met', "'–'"),
};

const accuracy: Meanings = {
  correct: says('how many were right', "'–'"),
  total: says('how many there were', "'–'"),
  accuracy: says('the share that was right', "'–'", { as: 'Percent' }),
};

export const learningMetrics: ReadCall = {
  shows: 'AI Learning System',
  clauses: 'spec 2, 3; rulings A6, A9',
  fields: {
    totalValidations: says("validations; above 50 'High confidence data'", "'–'"),
    accuracyRate: says('accuracy', "'–'", { as: 'Percent' }),
    ...holding('improvementTrends[]', says('days, oldest first', "'No improvement trend yet'"), {
      date: says('the day', 'the row is skipped', { unique: true }),
      accuracy: says('accuracy of the day', 'the day is left out of the line', { as: 'Percent' }),
      validations: may('validations of the day', 'nothing: no screen shows it'),
    }),
    commonPatterns: says('what was learned', "'No patterns yet'"),
    ...holding(
      'commonPatterns.validPatterns[]',
      says('of valid events', "'No patterns yet'"),
      pattern,
    ),
    ...holding(
      'commonPatterns.invalidPatterns[]',
      says('of invalid events', "'No patterns yet'"),
      pattern,
    ),
    ...holding(
      'telemarkerterAccuracy{}',
      says('by telemarketer; spelled so', "'No accuracy data yet'"),
      accuracy,
    ),
    ...holding('calendarAccuracy{}', says('by region', "'No accuracy data yet'"), accuracy),
  },
};

export const recommendations: ReadCall = {
  form: 'object',
  shows: 'recommendations of the AI Learning System',
  when: 'Requested while its tab is open.',
  without: 'The tab says so.',
  clauses: 'spec 3, 7, 8',
};
