/**
 * The table of calls of the specification (section 7) with the intervals of section 9, typed in once by
 * hand: method, path, payload fields, intervals in seconds (the shortest first; none: not polled).
 */
export const specTable: readonly (readonly [
  method: 'GET' | 'POST',
  path: string,
  payload: readonly string[],
  seconds: readonly number[],
])[] = [
  ['GET', '/api/dashboard', [], [30]],
  ['GET', '/api/yesterday-comparison', [], [60]],
  ['GET', '/api/validate', [], []],
  ['GET', '/api/monthly', [], []],
  ['GET', '/api/regions', [], [30]],
  ['GET', '/api/telemarketers', [], []],
  ['GET', '/api/appointments', [], [30, 60]],
  ['GET', '/api/recent-validations', [], []],
  ['GET', '/api/endpoints', [], []],
  ['POST', '/api/trigger/all', [], []],
  ['POST', '/api/trigger/california', [], []],
  ['POST', '/api/trigger/chicago', [], []],
  ['POST', '/api/trigger/arizona', [], []],
  ['GET', '/api/ai-learning/metrics', [], [60]],
  ['GET', '/api/ai-learning/recommendations', [], [60]],
  ['GET', '/api/ai-learning/improvements', [], []],
  [
    'POST',
    '/api/ai-learning/correction',
    ['appointmentTitle', 'correctDecision', 'correctedBy', 'reason'],
    [],
  ],
  ['GET', '/api/insights', [], [300]],
  ['GET', '/api/insights/weekly', [], [300]],
  ['GET', '/api/insights/monthly', [], [300]],
  ['GET', '/api/manual-validation/alerts', [], [10]],
  ['GET', '/api/manual-validation/stats', [], [10]],
  ['POST', '/api/manual-validation/review', ['alertId', 'decision', 'reviewedBy', 'notes'], []],
  ['POST', '/api/manual-validation/dismiss', ['alertId', 'reviewedBy'], []],
  ['GET', '/api/manual-corrections', [], [30]],
  [
    'POST',
    '/api/manual-corrections',
    ['appointmentId', 'originalSalesRep', 'correctedSalesRep', 'reason'],
    [],
  ],
  ['POST', '/api/auto-corrections/run', [], []],
  ['GET', '/api/data-quality/report', [], [30]],
  ['POST', '/api/data-quality/analyze-phone', ['phone'], []],
  ['GET', '/api/historical/summary', [], [300]],
  ['GET', '/api/historical/insights', [], [300]],
  ['GET', '/api/actual-sales-reps', [], [30]],
];

/** What each write reloads afterwards (spec 7), by path. */
export const specReloads: Readonly<Record<string, readonly string[]>> = {
  '/api/validate': ['/api/dashboard'],
  '/api/ai-learning/correction': ['/api/ai-learning/metrics'],
  '/api/manual-validation/review': [
    '/api/manual-validation/alerts',
    '/api/manual-validation/stats',
  ],
  '/api/manual-validation/dismiss': [
    '/api/manual-validation/alerts',
    '/api/manual-validation/stats',
  ],
  '/api/manual-corrections': ['/api/manual-corrections', '/api/appointments', '/api/dashboard'],
  '/api/auto-corrections/run': ['/api/manual-corrections', '/api/appointments', '/api/dashboard'],
};
