import { useState } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import { heldResponse, type Responses } from '../../../tests/mount/network.ts';
import { dayOf, easternMs } from '../../../tests/recorded-days.ts';
import { dashboardBody, regionRow } from '../../../tests/rows.ts';
import { button } from '../../../tests/screens/page.ts';
import { appointments } from '../../calls/appointments.ts';
import { dashboard } from '../../calls/dashboard.ts';
import { regions } from '../../calls/regions.ts';
import { telemarketers } from '../../calls/telemarketers.ts';
import { easternTime } from '../../domain/time/eastern.ts';
import { useCall } from '../../query/use-call.ts';
import { readRecord, writeRecord } from './record.ts';
import { startRecorder } from './recorder.ts';

/** The menu's poll alone, then the dashboard. */
function Screens() {
  const [isDashboard, setIsDashboard] = useState(false);
  useCall(dashboard);
  if (isDashboard) return <Requests />;
  return (
    <button type="button" onClick={() => setIsDashboard(true)}>
      Dashboard
    </button>
  );
}

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
async function openRecording(changed: Responses = {}, shown = <Requests />) {
  const app = await mountCard(shown, { ...responses, ...changed }, { now: start });
  onTestFinished(startRecorder(app.client, app.day.record));
  await app.advance(2_000);
  const entries = () => app.day.record.get() ?? [];
  const times = () => entries().map(({ at }) => easternTime(at));
  return { app, entries, times };
}

describe('the record of a page', () => {
  it('has the figures of a round of polls, and no personal data', async () => {
    const { entries } = await openRecording();
    expect(entries()).toEqual([
      {
        at: start,
        valid: 104,
        regions: [
          { region: 'california', valid: 40, all: 50 },
          { region: 'florida', valid: 12, all: 23 },
        ],
        telemarketers: [{ name: 'Ana Torres', count: 56 }],
      },
    ]);
    const text = localStorage.getItem('day-record') ?? '';
    expect(JSON.parse(text)).toEqual(entries());
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  it('has an entry per 15 minutes, of the first round in them', async () => {
    const { app, entries, times } = await openRecording();
    app.respond({ dashboard: dashboardBody({ totalValidAppointments: 105 }) });
    await app.advance(3 * minute);
    expect(times()).toEqual(['2:41 PM']);
    await app.advance(20 * minute);
    expect(times()).toEqual(['2:41 PM', '2:45 PM', '3:00 PM']);
    expect(entries().map(({ valid }) => valid)).toEqual([104, 105, 105]);
  });

  it('waits for the calls of a round that are late', async () => {
    const later = heldResponse();
    const { app, entries } = await openRecording({ telemarketers: later.response });
    await app.advance(20_000);
    expect(entries()).toEqual([]);
    later.send([{ name: 'Ana Torres', appointments: 56 }]);
    await app.advance(2_000);
    expect(entries()).toMatchObject([{ telemarketers: [{ name: 'Ana Torres', count: 56 }] }]);
  });

  it('has no entry while the dashboard fails, and none of a total that cannot be read', async () => {
    const { app, times } = await openRecording();
    app.respond({ dashboard: 503 });
    await app.advance(20 * minute);
    expect(times()).toEqual(['2:41 PM']);
    app.respond({ dashboard: { metrics: {}, systemStatus: {} } });
    await app.advance(2 * minute);
    expect(times()).toEqual(['2:41 PM']);
    app.respond({ dashboard: dashboardBody() });
    await app.advance(minute);
    expect(times()).toEqual(['2:41 PM', expect.stringMatching(/^3:0/)]);
  });

  it('is without the regions of a call that fails', async () => {
    const { app, entries } = await openRecording();
    app.respond({ regions: 503 });
    await app.advance(6 * minute);
    expect(entries()).toMatchObject([{ regions: [{}, {}] }, { valid: 104, regions: [] }]);
  });

  it('has only the total from a screen without regions, until one shows them', async () => {
    const { app, entries } = await openRecording({}, <Screens />);
    expect(entries()).toMatchObject([{ valid: 104, regions: [], telemarketers: [] }]);
    await app.click(button('Dashboard'));
    await app.advance(minute);
    expect(entries()).toMatchObject([{ regions: [{}, {}], telemarketers: [{}] }]);
  });

  it('is empty in weekly mode, whose figures are not those of a day', async () => {
    const dateRange = { start: '2026-11-16', end: '2026-11-21' };
    const { entries } = await openRecording({
      dashboard: dashboardBody({ weeklyMode: true, dateRange }),
    });
    expect(entries()).toEqual([]);
  });

  it('goes on with what is stored, whichever tab has written it', async () => {
    const friday = dayOf('2026-11-20', '14:45 96').entries;
    writeRecord(friday);
    const { app, times } = await openRecording();
    expect(times()).toEqual(['2:45 PM', '2:41 PM']);
    writeRecord([...friday, ...dayOf('2026-11-21', '14:30 99').entries]);
    await app.advance(5 * minute);
    expect(times()).toEqual(['2:45 PM', '2:30 PM', '2:45 PM']);
    expect(readRecord()).toEqual(app.day.record.get());
  });
});
