import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { referenceMs } from '../../mocks/node.ts';
import { card, pollMs } from './open-app.tsx';
import { header, isOld, items, openWall, regionRows, stage, wallCalls } from './wall.ts';

const minute = 60_000;
const hour = 60 * minute;
const failing = Object.fromEntries(wallCalls.map((call) => [call, 503]));

/** Opens the wall, closes it, and opens it again some time later, without a response. */
async function reloadInOutage(laterMs: number, from = referenceMs, scenario = '') {
  const before = await openWall('', { now: from, scenario });
  const shown = { totals: figure(), regions: regionRows() };
  before.unmount();
  const app = await openWall('', { now: from + laterMs, faults: failing });
  return { app, shown };
}

const figure = () => screen.getAllByRole('region')[0]?.querySelector('p')?.textContent;
const saved = () => localStorage.getItem('wall-figures') ?? '';

describe('the last good figures', () => {
  it('are back at once after a reload, with their age, as stale data', async () => {
    const { shown } = await reloadInOutage(7 * minute);
    expect(figure()).toBe(shown.totals);
    expect(regionRows()).toEqual(shown.regions);
    expect(stage()).toHaveAttribute('data-state', 'stale');
    expect(header()).toContain(
      'Data is 7 minutes oldNo response since 2:41 PM.Showing figures from then.',
    );
    expect(card('Valid appointments today')).toHaveTextContent(/As of 2:41 PM$/);
    expect(isOld(card('Regions'))).toBe(true);
    expect(items('Telemarketers')).toEqual([]);
    expect(card('Top sales reps')).toHaveTextContent('No data yet');
  });

  it('are marked as old seconds after the reload, until the first response', async () => {
    const { app } = await reloadInOutage(8_000);
    expect(header()).toContain('Data is 5 seconds old');
    for (const call of wallCalls) app.center.faults.set(call, null);
    await app.poll('dashboard');
    expect(stage()).toHaveAttribute('data-state', 'ready');
    expect(header()).toContain('Live · updated');
  });

  it('are saved with each valid response, and not with a failed one', async () => {
    const app = await openWall();
    const first = saved();
    expect(JSON.parse(first)).toMatchObject({ totals: { receivedAt: referenceMs } });
    await app.advance(pollMs('dashboard'));
    expect(JSON.parse(saved())).toMatchObject({
      totals: { receivedAt: referenceMs + pollMs('dashboard') },
    });
    const second = saved();
    for (const call of wallCalls) app.center.faults.set(call, 503);
    await app.advance(minute);
    expect(saved()).toBe(second);
  });

  it('are the only entry in storage, without names', async () => {
    await openWall();
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at));
    expect(keys).toEqual(['wall-figures']);
  });

  it("of another day are shown with that day's date", async () => {
    const { shown } = await reloadInOutage(18 * hour);
    expect(figure()).toBe(shown.totals);
    expect(card('Valid appointments, Nov 21')).toHaveTextContent(/As of Nov 21, 2:41 PM$/);
    expect(header()).toContain('Data is 18 hours oldNo response since Nov 21, 2:41 PM.');
    expect(document.body).not.toHaveTextContent('today');
    expect(document.body).not.toHaveTextContent('November 22');
  });
});

describe('midnight while open', () => {
  const lateMs = Date.parse('2026-11-20T23:59:20-05:00');

  it('the figures of the day before are never shown with the new date', async () => {
    const app = await openWall('', { now: lateMs });
    const friday = figure();
    expect(header()).toContain('Friday, November 20');
    for (const call of wallCalls) app.center.holds.hold(call);
    await app.advance(50_000);
    expect(header()).toContain('12:00AM ET');
    expect(header()).toContain('Friday, November 20');
    expect(figure()).toBe(friday);
    expect(screen.getByRole('heading', { name: 'Valid appointments, Nov 20' })).toBeVisible();

    // After the main figure alone, Friday's other figures are not shown under Saturday.
    app.center.holds.release('dashboard');
    await app.settle();
    expect(header()).toContain('Saturday, November 21');
    expect(figure()).toBe('0');
    expect(regionRows().map(([, counts]) => counts)).toEqual(Array(4).fill('–/ –'));
    expect(items('Telemarketers')).toEqual([]);
    expect(items('Top sales reps')).toEqual([]);

    app.center.holds.release();
    await app.advance(1_000);
    expect(regionRows().map(([, counts]) => counts)).toEqual(Array(4).fill('0/ 0'));
    expect(items('Telemarketers')).toHaveLength(4);
    expect(card('Top sales reps')).toHaveTextContent('No sales rep data available');
  });
});
