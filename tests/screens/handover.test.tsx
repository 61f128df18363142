import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { responseOf } from '../../src/query/client.ts';
import { reads } from '../../src/calls/index.ts';
import { isUnknownFieldAgent, readRep } from '../../src/domain/people.ts';
import '../../src/features/handover/handover.tsx';
import { firstLookOnly } from '../mount/first-look.ts';
import { mountScreen } from '../mount/mount-screen.tsx';
import type { Mounted } from '../mount/mounted.tsx';
import type { Responses } from '../mount/network.ts';
import { toast } from './page.ts';

const opener = () => screen.getByRole('button', { name: 'Copy summary' });
const sheet = () => screen.getByRole('dialog', { name: 'Summary' });
const button = (name: string) => within(sheet()).getByRole('button', { name });
const shown = () => sheet().querySelector('pre')?.textContent ?? '';

/** The dashboard without its lower cards. */
async function openDashboard(responses: Responses & { readonly center?: string } = {}, url = '/') {
  await firstLookOnly();
  return mountScreen(url, { center: 'day', ...responses });
}

const open = (app: Mounted) => app.click(opener());

describe('Copy summary', () => {
  it('shows the figures of the day, copies that text, and selects it for manual copying where the browser refuses', async () => {
    const app = await openDashboard();
    await open(app);
    expect(button('Copy summary')).toHaveFocus();
    expect(app.requestsOf('alerts')).toBe(1);
    const text = shown();
    await app.click(button('Copy summary'));
    expect(await navigator.clipboard.readText()).toBe(text);
    const { rows } = app.center.world.view();
    const unknown = rows.filter(({ salesRep }) => isUnknownFieldAgent(readRep(salesRep)));
    const pending = responseOf(app.client, reads.alertStats)?.data.pending ?? 0;
    expect(pending).toBeGreaterThan(0);
    expect(unknown.length).toBeGreaterThan(0);
    const lines = text.split('\n');
    expect(lines[0]).toBe('Nov 21, 2:41 PM: 104 valid of 145 (71.7%), Good');
    expect(text).toMatch(/^Florida: .*, \d+ invalid, \d+ more than elsewhere$/m);
    expect(text.match(/Florida/g)).toHaveLength(1);
    expect(text).toMatch(/^By telemarketer: Ana Torres \d+ of 104, /m);
    expect(lines.find((line) => line.startsWith('Alerts'))).toMatch(
      new RegExp(`^Alerts: ${pending} pending, oldest \\d+ (?:s|min|h|days?) old$`),
    );
    expect(lines.at(-1)).toBe(`Unknown reps: ${unknown.length} of ${rows.length} events`);
    expect(text).not.toContain('–');
    expect(lines[1]).toBe('8 more valid than yesterday (104 vs 96)');
    expect(toast('Summary copied')).toHaveTextContent(`${lines.length} lines`);
    expect(screen.queryByRole('dialog')).toBeNull();

    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await open(app);
    await app.click(button('Copy summary'));
    expect(toast('Summary not copied')).toHaveAttribute('data-toast', 'destructive');
    expect(getSelection()?.toString()).toBe(shown());
    await app.click(button('Copy link'));
    expect(toast('Link not copied')).toHaveTextContent('Copy the link from the address bar.');
  });

  it('names old and missing data', async () => {
    const app = await openDashboard({ alertStats: 503, alerts: 503 });
    app.center.faults.set('regions', 503);
    await app.advance(3 * 60_000);
    await open(app);
    const lines = shown().split('\n');
    expect(lines[1]).toBe('Data is 3 minutes old. Not loaded: Alerts');
    expect(lines).toContain('Alerts: – pending, oldest –');
    // The totals are those of now, and so is their time.
    expect(lines[0]).toMatch(/^Nov 21, 2:4[34] PM: \d+ valid of \d+ /);
  });

  it('says nothing of all appointments where a part was received (rulings A15)', async () => {
    const event = { title: 'DD', status: 'valid', region: 'florida', salesRep: 'Lu' };
    // The oldest of both is not known.
    const createdAt = ['2026-11-21T18:00:00Z', 'noon'];
    const app = await openDashboard({
      appointments: { appointments: [event, event], total: 76 },
      telemarketers: [{ name: 'Ana Torres' }, 7],
      alerts: createdAt.map((at, id) => ({ id, status: 'pending', createdAt: at })),
    });
    await open(app);
    const lines = shown().split('\n');
    expect(lines[1]).toBe('Appointments: 2 of 76 received. Telemarketers: 1 row unreadable');
    expect(lines).toContain('Largest reason: –');
    expect(lines).toContain('Alerts: 7 pending, oldest –, 1 without a time');
    expect(lines.at(-1)).toBe('Unknown reps: – of 76 events');
  });

  it('speaks of the week in weekly mode', async () => {
    const app = await openDashboard({ center: 'sunday' });
    await open(app);
    expect(shown()).toMatch(/^Nov \d+ to Nov \d+: [\d,]+ valid of [\d,]+ \([\d.]+%\)/);
  });

  it('copies a link to the current view', async () => {
    const app = await openDashboard({}, '/?tab=invalid&region=florida');
    await open(app);
    await app.click(button('Copy link'));
    expect(await navigator.clipboard.readText()).toBe(location.href);
    expect(toast('Link copied')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
