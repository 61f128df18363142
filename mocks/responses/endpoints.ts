import { api } from '../../src/calls/index.ts';
import type { CallName } from '../calls.ts';

const descriptions: Readonly<Record<CallName, string>> = {
  dashboard: 'Metrics and system status',
  yesterdayComparison: 'Change vs yesterday',
  monthly: 'Monthly data',
  regions: 'Regions with counts',
  telemarketers: 'Telemarketer list',
  appointments: 'Appointments, all regions',
  recentValidations: 'Last 24 hours',
  endpoints: 'Endpoint list',
  learningMetrics: 'Accuracy of the model',
  recommendations: 'Model recommendations',
  insights: 'Insights about today',
  weeklyInsights: 'Insights about the week',
  monthlyInsights: 'Insights about the month',
  alerts: 'Alerts for manual validation',
  alertStats: 'Counts of alerts',
  corrections: 'Sales rep corrections',
  dataQuality: 'Data quality report',
  historicalSummary: 'Historical summary',
  historicalInsights: 'Historical insights',
  salesReps: 'Sales rep profiles',
  validate: 'Refresh and validate',
  triggerAll: 'Validate all regions',
  triggerCalifornia: 'Validate California',
  triggerChicago: 'Validate Chicago',
  triggerArizona: 'Validate Arizona',
  analyzeImprovements: 'Analyze the model',
  addLearningCorrection: 'Correct the model',
  reviewAlert: 'Review an alert',
  dismissAlert: 'Dismiss an alert',
  addCorrection: 'Correct a sales rep',
  runAutoCorrections: 'Correct unknown reps',
  analyzePhone: 'Analyze a phone number',
};

/** Every call of the contract, offline while it has a fault. */
export function endpoints(isFailing: (name: CallName) => boolean) {
  return Object.entries(api).map(([name, { method, path }]) => ({
    method,
    path,
    description: descriptions[name as CallName],
    status: isFailing(name as CallName) ? 'offline' : 'online',
  }));
}
