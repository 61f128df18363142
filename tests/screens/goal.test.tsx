import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { configure } from '../../src/config.ts';
import { StatCards } from '../../src/routes/dashboard/stat-cards.tsx';
import { mountCard } from '../mount/mount-card.tsx';
import type { Responses } from '../mount/network.ts';
import { dashboardBody } from '../rows.ts';
import { openWall } from './wall.ts';

const withValid = (totalValidAppointments: number, metrics = {}) => ({
  dashboard: dashboardBody({ totalValidAppointments, ...metrics }),
});
const openStats = (responses: Responses) =>
  mountCard(<StatCards />, {
    yesterdayComparison: {},
    regions: [],
    appointments: [],
    ...responses,
  });

const places = [
  ['the dashboard', 'Total Valid Appointments', openStats],
  ['the wall', 'Totals', (responses: Responses) => openWall('', responses)],
] as const;
const total = (title: string) => document.querySelector<HTMLElement>(`[data-card="${title}"]`);
const bar = () => screen.queryByRole('progressbar', { name: 'Daily goal' });

afterEach(() => configure(undefined, undefined));

describe.each(places)('the goal of the center on %s (64)', (_, title, open) => {
  it('is named beside the total, with one bar that is green once it is reached', async () => {
    configure({ dailyGoal: 180 }, undefined);
    const app = await open(withValid(110));
    expect(total(title)).toHaveTextContent('110 of 180');
    expect(bar()).toHaveAttribute('aria-valuenow', '61');
    expect(bar()?.firstElementChild).not.toHaveClass('bg-positive-mark');
    app.respond({ dashboard: dashboardBody({ totalValidAppointments: 1_200 }) });
    await app.poll('dashboard');
    expect(total(title)).toHaveTextContent('1,200 of 180');
    expect(bar()).toHaveAttribute('aria-valuenow', '100');
    expect(bar()?.firstElementChild).toHaveClass('bg-positive-mark');
  });

  it('is none by default', async () => {
    await open(withValid(110));
    expect(total(title)).not.toHaveTextContent('110 of');
    expect(bar()).toBeNull();
  });

  it('is none of a week', async () => {
    configure({ dailyGoal: 180 }, undefined);
    const dateRange = { start: '2026-11-16', end: '2026-11-21' };
    await open(withValid(640, { weeklyMode: true, dateRange }));
    expect(total(title)).toHaveTextContent('640');
    expect(bar()).toBeNull();
  });
});
