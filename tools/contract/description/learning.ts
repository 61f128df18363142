import { may, onlyItsCard, says, under, type Meanings, type ReadCall } from './meaning.ts';

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

export const learningMetrics: ReadCall = {
  shows: 'AI Learning System',
  without: onlyItsCard,
  clauses: 'spec 2, 3; rulings A6, A9',
  fields: {
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
  },
};

export const recommendations: ReadCall = {
  form: 'object',
  shows: 'recommendations of the AI Learning System',
  when: 'Requested while its tab is open.',
  without: 'The tab says so.',
  clauses: 'spec 3, 7, 8',
};
