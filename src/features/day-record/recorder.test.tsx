import { describe, expect, it, onTestFinished } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import type { Responses } from '../../../tests/mount/network.ts';
import { easternMs } from '../../../tests/recorded-days.ts';
import { dashboardBody, regionRow } from '../../../tests/rows.ts';
import { appointments } from '../../calls/appointments.ts';
import { dashboard } from '../../calls/dashboard.ts';
import { regions } from '../../calls/regions.ts';
import { telemarketers } from '../../calls/telemarketers.ts';
import { useCall } from '../../query/use-call.ts';
import { RecordedDays } from './recorded-days.ts';
import { startRecorder } from './recorder.ts';

function Requests() {
  useCall(dashboard);
  useCall(regions);
  useCall(telemarketers);
  useCall(appointments);
  return null;
}

const minute = 60_000;
const start = easternMs('2026-11-21', '14:41');
const secrets = ['Zelda Quux', '+1 310 555 0142'] as const;
const responses: Responses = {
  dashboard: dashboardBody(),
  regions: [regionRow('california', 40, 50), regionRow('florida', 12, 23)],
  telemarketers: [{ name: 'Ana Torres', appointments: 56 }],
  appointments: [{ customer: secrets[0], phone: secrets[1], status: 'valid' }],
};

/** A page that records, as after its first view. */
async function openRecording(changed: Responses = {}, now = start) {
  const app = await mountCard(<Requests />, { ...responses, ...changed }, { now });
  const record = new RecordedDays();
  onTestFinished(startRecorder(app.client, record));
  await app.settle();
  return { app, points: () => record.days.get()[0]?.points ?? [] };
}

describe('the record of a page', () => {
  it('has the figures of its calls, and no personal data', async () => {
    const { points } = await openRecording();
    expect(points()).toEqual([
      {
        at: start,
        valid: 104,
        regions: [
          { region: 'california', valid: 40, total: 50 },
          { region: 'florida', valid: 12, total: 23 },
        ],
        telemarketers: [{ name: 'Ana Torres', count: 56 }],
      },
    ]);
    const text = localStorage.getItem('day-record') ?? '';
    expect(text).toContain('california');
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  it('has the telemarketers for as long as their total is unchanged', async () => {
    const { app, points } = await openRecording();
    await app.poll('dashboard');
    expect(points().at(-1)?.telemarketers).toEqual([{ name: 'Ana Torres', count: 56 }]);
  });

  it('has no point while the dashboard fails', async () => {
    const { app, points } = await openRecording();
    app.respond({ dashboard: 503 });
    await app.advance(6 * minute);
    expect(points().at(-1)?.at).toBeLessThanOrEqual(start + minute);
    app.respond({ dashboard: dashboardBody() });
    await app.advance(minute);
    expect(points().at(-1)?.at).toBeGreaterThan(start + 6 * minute);
  });

  it('is empty in weekly mode, whose figures are not those of a day', async () => {
    const dateRange = { start: '2026-11-16', end: '2026-11-21' };
    const { points } = await openRecording({
      dashboard: dashboardBody({ weeklyMode: true, dateRange }),
    });
    expect(points()).toEqual([]);
  });
});
