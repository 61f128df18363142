import { paths, replayPath, sectionPath, wallPath } from '../../paths.ts';

/** Other words for a place of the app, by its URL. */
export const synonyms: Readonly<Record<string, readonly string[]>> = {
  [paths.dashboard]: ['home', 'start', 'today'],
  [sectionPath('calendars')]: ['calendar performance', 'regions'],
  [paths.states]: ['regions', 'areas', 'compare'],
  [sectionPath('validation')]: ['recent validations', 'verdicts'],
  [sectionPath('telemarketers')]: ['callers', 'team', 'performance'],
  [sectionPath('appointments')]: ['list', 'invalid', 'blocked', 'csv', 'export'],
  [paths.validation]: ['alerts', 'review', 'queue', 'pending'],
  [paths.corrections]: ['unknown reps', 'assign', 'fix'],
  [paths.dataQuality]: ['phones', 'duplicates', 'errors'],
  [paths.historical]: ['history', 'trends', 'weeks'],
  [paths.aiInsights]: ['machine learning', 'predictions', 'forecast'],
  [paths.monthlyData]: ['months', 'export'],
  [sectionPath('api')]: ['endpoints', 'calls'],
  [sectionPath('system')]: [
    'services',
    'status',
    'system health',
    'notifications',
    'attention',
    'favicon',
  ],
  [replayPath('now')]: ['day curve', 'history of today', 'time travel', 'earlier'],
  [wallPath]: ['tv', 'big screen', 'full screen'],
};
