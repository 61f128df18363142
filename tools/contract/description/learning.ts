import { may, says, under, type Meanings } from './meaning.ts';

const pattern: Meanings = {
  pattern: says('the pattern', 'the row is skipped'),
  accuracy: says('how often it was right', "'–'", { as: 'percent' }),
  frequency: says('how often it was met', "'–'"),
};

const accuracy: Meanings = {
  correct: says('how many were right', "'–'"),
  total: says('how many there were', "'–'"),
  accuracy: says('the share that was right', "'–'", { as: 'percent' }),
};

/** GET /api/ai-learning/metrics (spec 3, rulings A6). */
export const learningMetrics: Meanings = {
  totalValidations: says("validations; above 50 'High confidence data'", "'–'"),
  accuracyRate: says('accuracy', "'–'", { as: 'percent' }),
  improvementTrends: says('days, oldest first', "'No improvement trend yet'"),
  ...under('improvementTrends[]', {
    date: says('the day', 'the row is skipped', { as: 'day', unique: true }),
    accuracy: says('accuracy of the day', 'the day is left out of the line', { as: 'percent' }),
    validations: may('validations of the day', 'nothing: no screen shows it'),
  }),
  commonPatterns: says('what was learned', "'No patterns yet'"),
  'commonPatterns.validPatterns': says('of valid events', "'No patterns yet'"),
  ...under('commonPatterns.validPatterns[]', pattern),
  'commonPatterns.invalidPatterns': says('of invalid events', "'No patterns yet'"),
  ...under('commonPatterns.invalidPatterns[]', pattern),
  telemarkerterAccuracy: says('by telemarketer; spelled so', "'No accuracy data yet'"),
  ...under('telemarkerterAccuracy{}', accuracy),
  calendarAccuracy: says('by region', "'No accuracy data yet'", { names: 'region' }),
  ...under('calendarAccuracy{}', accuracy),
};

/** GET /api/ai-learning/recommendations (spec 3): rows of text. */
export const recommendations: Meanings = {};

/** GET /api/ai-learning/improvements (spec 3). */
export const improvements: Meanings = {
  promptOptimizations: says('optimizations of the prompt', "'None suggested'"),
  confidenceAdjustments: says('adjustments of the confidence', "'None suggested'"),
  patternInsights: says('what the patterns tell', "'None found'"),
};

/** POST /api/ai-learning/correction (spec 7). */
export const learningCorrection: Meanings = {
  message: may('text of the toast', 'the toast has its title only'),
};
