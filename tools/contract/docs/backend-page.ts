import { referenceMs } from '../../../mocks/node.ts';
import { designatedTelemarketers } from '../../../src/config.ts';
import { check } from '../checker/check.ts';
import { callText, endText, headText, unsentText } from '../checker/print.ts';
import { bytes, changed, cut, hang, serveReads, type Deviations, type Row } from '../servers.ts';
import { loadsText } from './places.ts';

/** The usual mistakes of a backend's first day, one per call. */
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
  regions: changed((rows: Row[]) => ({
    regions: [...rows, { key: 'atlantis', name: 'Atlantis' }],
  })),
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

type Served = Awaited<ReturnType<typeof serveReads>>;

/** The checker's output for a server, with an example origin. */
async function outputOn({ base, close }: Served, cookie: string, timeoutMs = 30_000) {
  const backend = { base, cookie };
  const designated = designatedTelemarketers();
  const report = await check({ backend, timeoutMs, designated, nowMs: referenceMs }).finally(close);
  const lines = [headText(backend, false), ...report.calls.map(callText), endText(report)];
  return (
    lines
      .join('\n')
      .replaceAll(base.origin, 'https://backend.example')
      // Times depend on the machine, and the page must not.
      .replaceAll(/ +\d+(?= ms)/g, (ms) =>
        (+ms < timeoutMs ? ' 12' : ` ${timeoutMs}`).padStart(ms.length),
      )
  );
}

/** docs/backend.md with each block between '<!-- printed: name -->' and '<!-- end -->' printed anew. */
export async function backendPage(page: string): Promise<string> {
  const deviating = serveReads(deviations, {
    'Access-Control-Allow-Origin': '*',
    'Set-Cookie': 'session=none; Path=/; Secure',
    Date: new Date(Date.now() + 600_000).toUTCString(),
  });
  const blocks = [
    ['requests', loadsText()],
    ['simulated', await outputOn(await serveReads(), '')],
    ['deviating', await outputOn(await deviating, 'session=none', 2_000)],
    ['writes', unsentText().trim()],
  ] as const;
  return blocks.reduce((text, [name, block]) => {
    const place = new RegExp(`(?<=<!-- printed: ${name} -->\\n)[^]*?(?=<!-- end -->)`);
    if (!place.test(text)) throw new Error(`docs/backend.md has no <!-- printed: ${name} -->`);
    return text.replace(place, () => `\n\`\`\`text\n${block}\n\`\`\`\n\n`);
  }, page);
}
