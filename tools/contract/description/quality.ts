import { appointmentFields, phoneFields } from './entities.ts';
import { holding, may, others, says, under, type ReadCall } from './meaning.ts';

export const dataQuality: ReadCall = {
  shows: 'the Data Quality screen',
  without: 'The phone test still works.',
  clauses: 'spec 2, 3; rulings A8',
  fields: {
    ...holding('summary', says('the figures', "'–' for each"), {
      qualityScoreAverage: says('quality score', "'–'", { as: 'Percent' }),
      phoneIssuesFound: says('phone issues', "'–'"),
      phoneIssuesFixed: says('how many can be fixed', "'–'"),
      duplicatesFound: says('duplicates', "'–'"),
      validationErrors: says('validation errors', "'–'"),
      totalProcessed: says('appointments looked at', "'–'"),
    }),
    ...holding(
      'phoneCorrections[]',
      says('phones; up to 10 invalid ones are shown', "'No invalid phones'"),
      phoneFields,
    ),
    duplicates: says('duplicates and what to do', "'No duplicates in the report'"),
    ...holding(
      'duplicates.duplicateGroups[]',
      says('groups of bookings', "'No duplicates in the report'"),
      {
        matchType: says('how they match', "'–'"),
        confidence: says('how sure that is', "'–'", { as: 'Percent' }),
        suggestedAction: says("'merge', 'manual_review' or another", "'–'"),
        ...holding(
          'appointments[]',
          says('the bookings', 'no rows', { like: 'GET /api/appointments' }),
          appointmentFields,
        ),
        primaryAppointment: may('the one to keep', 'none is marked', {
          like: 'GET /api/appointments',
        }),
        ...under('primaryAppointment', appointmentFields),
      },
    ),
    ...holding('duplicates.suggestions[]', says('what to do', "'Data Quality Looks Good!'"), {
      priority: says('priority', "'No priority', sorted last", { other: others.level }),
      action: says('what to do', 'the reason stands for it'),
      reason: may('why', 'nothing'),
    }),
    validationReports: says(
      'reports; up to 10 with violations are shown',
      "'No violations in the report'",
    ),
    ...under('validationReports[]', {
      status: says("'valid', 'warnings' or another", "'–'"),
      score: says('score', "'–', sorted last", { as: 'Percent' }),
      autoFixApplied: may('whether it was fixed', "no 'Auto-fixed'"),
      violations: says('what is wrong', 'the report is not shown'),
      'violations[].field': says('which field', 'the row is skipped'),
      'violations[].canAutoFix': may('whether it can be fixed', "no 'Auto-fixable'"),
      'violations[].rule': says('the rule', "'–'"),
      'violations[].rule.message': says('what it says', "'–'"),
      'violations[].rule.severity': says('severity', "'–'", {
        other: others.asSent,
        otherIs: 'tolerance',
      }),
      recommendations: may('what to do', 'nothing'),
    }),
  },
};
