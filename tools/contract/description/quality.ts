import { appointmentFields } from './appointments.ts';
import { may, says, under, type Meanings } from './meaning.ts';

const phone: Meanings = {
  original: says('number as it was written', "'–'"),
  cleaned: says('number as it should be', "'–'"),
  format: may('its format, or what is wrong with it', "in the list our own reading, in a test '–'"),
  confidence: says('how sure that is', "'–'", { as: 'percent' }),
  isValid: says('whether it is a valid number', 'in no list; a test says neither'),
  suggestions: may('what to do about it', "'–'"),
};

/** GET /api/data-quality/report (spec 3, rulings A8). */
export const dataQuality: Meanings = {
  summary: says('the figures', "'–' for each"),
  ...under('summary', {
    qualityScoreAverage: says('quality score', "'–'", { as: 'percent' }),
    phoneIssuesFound: says('phone issues', "'–'"),
    phoneIssuesFixed: says('how many can be fixed', "'–'"),
    duplicatesFound: says('duplicates', "'–'"),
    validationErrors: says('validation errors', "'–'"),
    totalProcessed: says('appointments looked at', "'–'"),
  }),
  phoneCorrections: says('phones; up to 10 invalid ones are shown', "'No invalid phones'"),
  ...under('phoneCorrections[]', phone),
  duplicates: says('duplicates and what to do', "'No duplicates in the report'"),
  'duplicates.duplicateGroups': says('groups of bookings', "'No duplicates in the report'"),
  ...under('duplicates.duplicateGroups[]', {
    matchType: says('how they match', "'–'"),
    confidence: says('how sure that is', "'–'", { as: 'percent' }),
    suggestedAction: says("'merge', 'manual_review' or another", "'–'"),
    appointments: says('the bookings', 'no rows', { like: 'GET /api/appointments' }),
    ...under('appointments[]', appointmentFields),
    primaryAppointment: may('the one to keep', 'none is marked', { like: 'GET /api/appointments' }),
    ...under('primaryAppointment', appointmentFields),
  }),
  'duplicates.suggestions': says('what to do', "'Data Quality Looks Good!'"),
  ...under('duplicates.suggestions[]', {
    priority: says('priority', "'No priority', sorted last", { as: 'level' }),
    action: says('what to do', 'the reason stands for it'),
    reason: may('why', 'nothing'),
  }),
  validationReports: says(
    'reports; up to 10 with violations are shown',
    "'No violations in the report'",
  ),
  ...under('validationReports[]', {
    status: says("'valid', 'warnings' or another", "'–'"),
    score: says('score', "'–', sorted last", { as: 'percent' }),
    autoFixApplied: may('whether it was fixed', "no 'Auto-fixed'"),
    violations: says('what is wrong', 'the report is not shown'),
    'violations[].field': says('which field', 'the row is skipped'),
    'violations[].canAutoFix': may('whether it can be fixed', "no 'Auto-fixable'"),
    'violations[].rule': says('the rule', "'–'"),
    'violations[].rule.message': says('what it says', "'–'"),
    'violations[].rule.severity': says('severity', "'–'", { as: 'severity' }),
    recommendations: may('what to do', 'nothing'),
  }),
};

/** POST /api/data-quality/analyze-phone (spec 7). */
export const phoneAnalysis: Meanings = phone;
