import { api } from '../../src/api/contract.ts';
import type { CallName } from '../calls.ts';

const descriptions: Readonly<Record<CallName, string>> = {
  dashboard: 'Metrics and system status',
  yesterdayComparison: 'Change against yesterday',
  monthly: 'Months and weeks',
  regions: 'Regions with counts',
  telemarketers: 'Telemarketer list',
  appointments: 'Appointments, all regions',
  recentValidations: 'Last 24 hours',
  endpoints: 'This list',
  learningMetrics: 'Accuracy of the model',
  recommendations: 'What the model recommends',
  insights: 'Insights about today',
  weeklyInsights: 'Insights about the week',
  monthlyInsights: 'Insights about the month',
  alerts: 'Alerts for manual validation',
  alertStats: 'Counts of alerts',
  corrections: 'Sales rep corrections',
  dataQuality: 'Data quality report',
  historicalSummary: 'All days in figures',
  historicalInsights: 'Insights about all days',
  salesReps: 'Sales rep profiles',
  validate: 'Refresh and validate',
  triggerAll: 'Validate all regions',
  triggerCalifornia: 'Validate California',
  triggerChicago: 'Validate Chicago',
  triggerArizona: 'Validate Arizona',
  analyzeImprovements: 'Analyze the model',
  addLearningCorrection: 'Teach the model',
  reviewAlert: 'Decide an alert',
  dismissAlert: 'Dismiss an alert',
  addCorrection: 'Correct a sales rep',
  runAutoCorrections: 'Correct unknown reps',
  analyzePhone: 'Analyze a phone number',
};

/** GET /api/endpoints: every call of the contract; one that is made to fail is offline. */
export function endpoints(isFailing: (name: CallName) => boolean) {
  return Object.entries(api).map(([name, { method, path }]) => ({
    method,
    path,
    description: descriptions[name as CallName],
    status: isFailing(name as CallName) ? 'offline' : 'online',
  }));
}
