import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ReadName } from '../../src/calls/index.ts';
import { WhyCard } from '../../src/features/why/index.tsx';
import { useFollowDashboard } from '../../src/query/follow-dashboard.ts';
import { AiPerformanceCard } from '../../src/routes/dashboard/ai-performance-card.tsx';
import { AnalysisCard } from '../../src/routes/dashboard/analysis-card.tsx';
import { CalendarCard } from '../../src/routes/dashboard/calendar-card.tsx';
import { LearningCard } from '../../src/routes/dashboard/learning/index.tsx';
import { LogCard } from '../../src/routes/dashboard/log-card.tsx';
import { RecentValidationsCard } from '../../src/routes/dashboard/recent-validations-card.tsx';
import { StatCards } from '../../src/routes/dashboard/stat-cards.tsx';
import { EndpointsCard } from '../../src/routes/dashboard/endpoints-card.tsx';
import { TelemarketerCard } from '../../src/routes/dashboard/telemarketer-card.tsx';
import { TopRepsCard } from '../../src/routes/dashboard/top-reps-card.tsx';
import { mountCard } from '../mount/mount-card.tsx';
import { pollMs } from '../mount/mounted.ts';
import { appointmentRow, dashboardBody, regionRow, regionRows } from '../rows.ts';
import { card, expectState, figureOf, footerOf, inCard, pageHeader } from './page.ts';
import { openSmallScreen } from './small-screen.tsx';

const invalid = appointmentRow({ status: 'invalid', reason: 'No call back' });
const comparison = (change: number) => ({
  totalValidAppointments: { change, trend: 'up', yesterday: 96 },
});
const before = {
  dashboard: dashboardBody(),
  yesterdayComparison: comparison(8),
  regions: regionRows,
  appointments: [appointmentRow(), invalid],
  learningMetrics: { totalValidations: 20 },
};
const after: typeof before = {
  dashboard: dashboardBody({ totalValidAppointments: 64 }),
  yesterdayComparison: comparison(9),
  regions: [regionRow('california', 10, 50), ...regionRows.slice(1)],
  appointments: [appointmentRow(), appointmentRow({ customer: 'Bea Moss' }), invalid, invalid],
  learningMetrics: { totalValidations: 700 },
};

/** The polled cards of the dashboard over a few rows. */
const openCards = () =>
  mountCard(
    <>
      <StatCards />
      <CalendarCard className="" />
      <AiPerformanceCard />
      <TopRepsCard className="" />
      <AnalysisCard />
      <LogCard />
      <WhyCard />
      <LearningCard />
    </>,
    before,
  );

const text = (title: string) => () => card(title).textContent ?? '';
const figure = (title: string) => () => figureOf(title) ?? '';
const footer = (title: string) => () => footerOf(title);
const change = () => inCard('Total Valid Appointments').getByText(/%$/).textContent ?? '';

/** Each of them: its call, and a figure of it that will change. */
const polled: readonly (readonly [string, ReadName, () => string])[] = [
  ['Total Valid Appointments', 'dashboard', figure('Total Valid Appointments')],
  ['Calendar Performance', 'regions', footer('Calendar Performance')],
  ['AI Performance Insights', 'regions', text('AI Performance Insights')],
  ['Top Sales Reps', 'appointments', footer('Top Sales Reps')],
  ['Appointments Analysis', 'appointments', footer('Appointments Analysis')],
  ['Appointments Log', 'appointments', footer('Appointments Log')],
  ['Why appointments are invalid', 'appointments', text('Why appointments are invalid')],
  ['AI Learning System', 'learningMetrics', footer('AI Learning System')],
];
const calls = new Set(polled.map(([, call]) => call));

/** The text of a card without its age or time, its header, and its footer, which a stale card gives to its message. */
function bodyOf(title: string): string {
  const body = card(title).cloneNode(true) as HTMLElement;
  for (const part of body.querySelectorAll('header, footer')) part.remove();
  return body.textContent.replaceAll(/\d+ (?:s|min) old|\d+:\d+:\d+ [AP]M/g, '');
}

describe('each polled card', () => {
  it('shows a change of the server when its interval is over and not before', async () => {
    const app = await openCards();
    const all = [...polled, ['vs yesterday', 'yesterdayComparison', change] as const];
    const shownBefore = new Map(all.map(([title, , shown]) => [title, shown()]));
    app.respond(after);
    let passed = 0;
    for (const interval of [...new Set(all.map(([, call]) => pollMs(call)))].toSorted(
      (a, b) => a - b,
    )) {
      const due = all.filter(([, call]) => pollMs(call) === interval);
      await app.advance(interval - passed - 1);
      for (const [title, call, shown] of due)
        expect([title, app.requestsOf(call), shown()]).toEqual([title, 1, shownBefore.get(title)]);
      await app.advance(1);
      passed = interval;
      for (const [title, call, shown] of due) {
        expect([title, app.requestsOf(call)]).toEqual([title, 2]);
        expect(shown()).not.toBe(shownBefore.get(title));
      }
    }
  });

  it('is followed by the calls without an interval when the dashboard changes (C21)', async () => {
    function Cards() {
      useFollowDashboard();
      return (
        <>
          <StatCards />
          <TelemarketerCard className="" />
          <RecentValidationsCard className="" />
          <EndpointsCard />
        </>
      );
    }
    const app = await mountCard(<Cards />, {
      ...before,
      telemarketers: [],
      recentValidations: [],
      endpoints: [],
    });
    const others = () =>
      (['telemarketers', 'recentValidations', 'endpoints'] as const).map(app.requestsOf);
    expect(others()).toEqual([1, 1, 1]);
    app.respond(after);
    await app.poll('dashboard');
    expect(others()).toEqual([2, 2, 1]);
    await app.poll('dashboard');
    expect(others()).toEqual([2, 2, 1]);
  });

  it('keeps its data when polls fail, shows its age after three intervals (C32), and recovers without a click', async () => {
    const app = await openCards();
    const bodies = new Map(polled.map(([title]) => [title, bodyOf(title)]));
    app.respond(Object.fromEntries([...calls].map((call) => [call, 503])));
    let passed = 0;
    const steps = [...calls].flatMap((call) => [
      { call, ms: 3 * pollMs(call), state: 'ready' },
      { call, ms: 3 * pollMs(call) + 1_000, state: 'stale' },
    ]);
    for (const { call, ms, state } of steps.toSorted((a, b) => a.ms - b.ms)) {
      if (ms > passed) await app.advance(ms - passed);
      passed = ms;
      for (const [title] of polled.filter((each) => each[1] === call)) {
        expectState(title, state);
        expect(/\d+ (?:s|min) old/.test(card(title).textContent)).toBe(state === 'stale');
        expect(bodyOf(title)).toBe(bodies.get(title));
      }
    }
    expect(screen.queryByText('Validation Failed')).not.toBeInTheDocument();
    app.respond(before);
    await app.poll('learningMetrics');
    for (const [title] of polled) expectState(title, 'ready');
  });
});

describe('the change versus yesterday', () => {
  const openStats = (yesterdayComparison: object | 500 | 'hang') =>
    mountCard(<StatCards />, { ...before, yesterdayComparison });

  it("reads 'No data' when its call fails; the figure stays", async () => {
    const app = await openStats(500);
    await app.advance(1_000);
    expectState('Total Valid Appointments', 'ready');
    expect(inCard('Total Valid Appointments').getByText('No data')).toBeVisible();
  });

  it('is blank until it has loaded, and shows its age when it is old', async () => {
    const app = await openStats('hang');
    const total = () => card('Total Valid Appointments');
    expect(total()).not.toHaveTextContent('No data');
    app.respond(before);
    await app.poll('yesterdayComparison');
    expect(change()).toMatch(/%$/);
    expect(total()).not.toHaveTextContent('old');
    app.respond({ yesterdayComparison: 503 });
    await app.poll('yesterdayComparison', 3);
    expect(total()).toHaveTextContent(/% ?vs \d+ yesterday\d+ (?:s|min) old/);
    expectState('Total Valid Appointments', 'ready');
  });
});

it('a failed call is sent again once after a second, and its card does not change meanwhile (S9)', async () => {
  const app = await mountCard(<CalendarCard className="" />, { regions: 500 });
  for (const [ms, requests, state] of [
    [0, 1, 'loading'],
    [999, 1, 'loading'],
    [1, 2, 'error'],
    [pollMs('regions'), 3, 'error'],
    [1_000, 4, 'error'],
  ] as const) {
    await app.advance(ms);
    expect(app.requestsOf('regions')).toBe(requests);
    expectState('Calendar Performance', state);
  }
});

describe('one time per screen, in its header', () => {
  it('a card whose call is not polled shows its age once a try has failed (C32)', async () => {
    const app = await openSmallScreen();
    await app.advance(120_000);
    expectState('API Endpoints', 'ready');
    await app.show({ endpoints: 503 });
    await app.advance(1_000);
    expectState('API Endpoints', 'stale');
    expect(card('API Endpoints')).toHaveTextContent('2 min old');
  });

  it("an old card shows its age, and the header's time stays that of the main call (C32)", async () => {
    const app = await openSmallScreen();
    // Its title does not move when the age comes.
    const room = card('Calendar Performance').querySelector('header > [aria-hidden=true]');
    expect(room).toHaveTextContent('old');
    app.respond({ regions: 503 });
    await app.advance(Math.max(120_000, 3 * pollMs('regions')) + 5_000);
    expect(pageHeader()).toHaveTextContent(/Updated (?:just now|\d+ s ago), some calls fail/);
    expectState('Calendar Performance', 'stale');
    expect(card('Calendar Performance')).toHaveTextContent(/\d+ min old/);
    app.respond({ regions: regionRows, dashboard: 503 });
    await app.advance(Math.max(120_000, 3 * pollMs('dashboard')) + 5_000);
    expect(pageHeader()).toHaveTextContent(/Data is \d+ minutes old/);
    expectState('Calendar Performance', 'ready');
    expect(card('Calendar Performance').querySelector('[data-age]')).toBeNull();
  });
});
