import { bytes, changed, cut, hang, serveReads, type Deviations } from '../servers.ts';

type Row = Record<string, unknown>;

/** Everything that goes wrong on a first day, one after the other. */
const deviations: Deviations = {
  dashboard: changed((response: { metrics: Row; systemStatus: Row }) => {
    response.metrics['totalValidAppointments'] = String(response.metrics['totalValidAppointments']);
    response.metrics['aiConfidence'] = 0.91;
    delete response.systemStatus['businessHours'];
  }),
  yesterdayComparison: bytes('', 302, { Location: 'https://login.example/sso?for=us' }),
  monthly: changed(({ months }: { months: { weeklyBreakdown: { byRegion: Row }[] }[] }) => {
    const byRegion = months[3]?.weeklyBreakdown[1]?.byRegion;
    if (byRegion) byRegion['chicago'] = String(byRegion['chicago']);
  }),
  regions: changed((rows: Row[]) => ({ regions: [...rows, { key: 'texas', name: 'Texas' }] })),
  telemarketers: changed((rows: Row[]) =>
    rows.map((row, i) => ({ ...row, name: `Somebody ${i}`, performance: 'good', team: 'a' })),
  ),
  appointments: changed(({ appointments }: { appointments: Row[] }) => {
    appointments.forEach((row, i) => {
      if (i % 9 === 0) delete row['region'];
      if (i % 4 === 0) row['time'] = String(row['time']).replace('Z', '');
    });
    appointments.splice(20, 1, {});
  }),
  recentValidations: bytes('{"error":"No session of Jane Doe"}', 401),
  endpoints: bytes('<!doctype html><title>Sign in</title>', 200, { 'Content-Type': 'text/html' }),
  learningMetrics: bytes('null'),
  recommendations: hang,
  insights: bytes('[]', 200, { 'Content-Type': 'text/plain' }),
  weeklyInsights: cut,
  monthlyInsights: changed((rows: { mlPredictions: { confidence: number } }[]) => {
    for (const { mlPredictions } of rows) mlPredictions.confidence *= 100;
  }),
  alerts: changed((rows: Row[]) => ({ data: rows, page: 1 })),
  alertStats: bytes('{"total":48,"pending":NaN}'),
  corrections: changed((rows: Row[]) =>
    rows.map((row) => ({ ...row, id: 7, createdAt: 1_790_000_000 })),
  ),
  dataQuality: bytes('Service Unavailable', 503, { 'Content-Type': 'text/plain' }),
  historicalSummary: bytes('Not found', 404, { 'Content-Type': 'text/plain' }),
  historicalInsights: changed(({ insights }: { insights: Row[] }) => insights),
};

/** A server that deviates in every way that docs/backend.md shows. */
export function serveDeviating() {
  return serveReads(deviations, {
    'Access-Control-Allow-Origin': '*',
    'Set-Cookie': 'session=none; Path=/; Secure',
    Date: new Date(Date.now() + 600_000).toUTCString(),
  });
}

export const patienceMs = 2_000;
