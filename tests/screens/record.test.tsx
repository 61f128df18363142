import { describe, expect, it, onTestFinished } from 'vitest';
import { referenceMs } from '../../mocks/node.ts';
import { startRecorder } from '../../src/features/day-record/recorder.ts';
import { gapsOf, confirmedUntil } from '../../src/features/day-record/rules/day-record.ts';
import { openApp } from './open-app.tsx';

const second = 1_000;
const minute = 60 * second;

/** A page that records, as after its first look. */
async function open(path: string, now?: number) {
  const app = await openApp(path, { firstLook: true, ...(now !== undefined && { now }) });
  const { memory, end } = startRecorder(app.client);
  onTestFinished(end);
  await app.settle();
  return { app, memory };
}

describe('the record of a page', () => {
  it('has the figures of its calls, once a minute, and no personal data', async () => {
    const { app, memory } = await open('/');
    const { points } = memory.today.get();
    expect(points).toHaveLength(1);
    expect(points[0]).toMatchObject({
      valid: 104,
      regions: [
        { region: 'california', valid: 41, total: 48 },
        { region: 'chicago', valid: 33, total: 42 },
        { region: 'arizona', valid: 19, total: 31 },
        { region: 'florida', valid: 11, total: 24 },
      ],
    });
    const text = JSON.stringify(points);
    for (const { event } of app.center.world.view().rows)
      for (const secret of [event.customer, event.phone, event.id])
        expect(secret !== '' && text.includes(`"${secret}"`)).toBe(false);
  });

  it('has a gap while the dashboard fails, and confirms nothing in it', async () => {
    const { app, memory } = await open('/?display=wall');
    app.center.faults.set('dashboard', 503);
    await app.advance(6 * minute);
    expect(confirmedUntil(memory.today.get())).toBeLessThanOrEqual(referenceMs + 45 * second);
    app.center.faults.set('dashboard', null);
    await app.advance(minute);
    const gaps = gapsOf(memory.today.get());
    expect(gaps).toHaveLength(1);
    expect(gaps[0]?.[0]).toBeLessThanOrEqual(referenceMs + 45 * second);
    expect(gaps[0]?.[1]).toBeGreaterThan(referenceMs + 6 * minute);
  });

  it('is empty on a Sunday, whose figures are of a week', async () => {
    const { memory } = await open('/?display=wall', Date.parse('2026-11-22T14:41:00-05:00'));
    expect(memory.today.get()).toMatchObject({ day: '2026-11-22', points: [], spans: [] });
  });
});
