import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { DayRecord } from '../../src/features/day-record/rules/day-record.ts';
import { dayOf } from '../recorded-days.ts';
import { card, click, inCard, openApp, type App } from './open-app.tsx';
import { respondWith } from './respond-with.ts';
import { openWall } from './wall.ts';
import { textsOf, remember } from './page.ts';

const day = '2026-11-21';
const title = 'Total Valid Appointments';
const saturdays = ['2026-11-14', '2026-11-07', '2026-10-31', '2026-10-24'];
/** Saturdays on which so many were valid at 2:41 PM. */
const usually = (totals: readonly number[]) =>
  totals.map((total, index) => dayOf(saturdays[index] ?? '', `08:59 0, 14:30 ${total}`, '21:30'));

function withRegions(record: DayRecord, counts: Readonly<Record<string, number>>): DayRecord {
  const regions = Object.entries(counts).map(([region, valid]) => ({
    region,
    valid,
    total: valid,
  }));
  return { ...record, points: record.points.map((point) => ({ ...point, regions })) };
}

const today = withRegions(dayOf(day, '08:50 0, 14:41 104', '14:41'), { florida: 11, arizona: 20 });
const friday = withRegions(dayOf('2026-11-20', '08:50 0, 14:41 106', '21:00'), {
  florida: 14,
  arizona: 19,
});

async function openWith(days: readonly DayRecord[]): Promise<App> {
  const comparison = { change: -1.9, trend: 'down', yesterday: 106 };
  respondWith('yesterdayComparison', { totalValidAppointments: comparison });
  const app = await openApp('/', { firstLook: true });
  await remember(app, today, days);
  return app;
}

const button = () => inCard(title).getByRole('button', { name: /vs 106 yesterday/ });
const colorOf = (text: string) => inCard(title).getByText(text).className;

describe('the change versus yesterday', () => {
  it.each([
    [[98, 100, 108, 110], 'as usual, 99–109 at this hour', 'text-ink-2'],
    [[120, 122, 124, 126], 'below the usual 121–125', 'text-critical'],
    [[80, 82, 84, 86], 'above the usual 81–85', 'text-positive'],
    [[98, 100, 108], 'usual known from Nov 28', 'text-critical'],
  ])('beside Saturdays of %j says %j (C40)', async (totals, words, color) => {
    await openWith(usually(totals));
    expect(card(title)).toHaveTextContent(words);
    expect(colorOf('-1.9%')).toContain(color);
  });

  it('has no color on the wall inside the usual range (C40)', async () => {
    const app = await openWall();
    await remember(app, today, usually([98, 100, 108, 110]));
    expect(screen.getByText('As usual')).toBeVisible();
    expect(screen.getByText(/^\+\d+(?:\.\d)?%$/).className).toContain('text-ink-2');
  });

  it('opens what changed, largest first, as this browser recorded it', async () => {
    const app = await openWith([friday]);
    await app.user.click(button());
    const panel = within(screen.getByRole('dialog', { name: '2 fewer valid than yesterday' }));
    expect(panel.getByText(/^104 now, 106 at 2:41 PM yesterday/)).toBeVisible();
    const rows = within(panel.getByRole('region', { name: 'By region' })).getAllByRole('listitem');
    expect(textsOf(rows)).toEqual(['FLFlorida14 → 11-3', 'AZArizona19 → 20+1']);
    expect(within(rows[0] as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      '/states/florida',
    );
    expect(panel.getByText('Not recorded')).toBeVisible();
    await click(app, panel.getByRole('button', { name: 'Close' }));
    // Going back in the history takes the browser a moment.
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says what the record has where the server says another total', async () => {
    const app = await openWith([
      withRegions(dayOf('2026-11-20', '08:50 0, 14:44 107', '21:00'), { florida: 14, arizona: 20 }),
    ]);
    await app.user.click(button());
    const panel = within(screen.getByRole('dialog'));
    expect(
      panel.getByText(
        'Yesterday at 2:44 PM, as this browser recorded it. The record says 107, so the lists add up to -3.',
      ),
    ).toBeVisible();
    const rows = within(panel.getByRole('region', { name: 'By region' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'FLFlorida14 → 11-3',
      'AZArizona20 → 200',
    ]);
    expect(panel.getByText(/^104 now, 106 yesterday/)).toBeVisible();
  });

  it('without a record of yesterday has the three totals of the server alone', async () => {
    const app = await openWith([]);
    await app.user.click(button());
    const panel = within(screen.getByRole('dialog', { name: '2 fewer valid than yesterday' }));
    expect(panel.getByText(/no record of yesterday at 2:41 PM/)).toBeVisible();
    expect(panel.getByText('106 → 104')).toBeVisible();
    expect(panel.queryByRole('list')).toBeNull();
  });
});
