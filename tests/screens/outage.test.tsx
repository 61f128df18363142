import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { configure } from '../../src/config.ts';
import { silentMs } from '../../src/query/outage.ts';
import { paths } from '../../src/paths.ts';
import { DiagnosticsDialog } from '../../src/features/diagnostics/index.tsx';
import { CalendarCard } from '../../src/routes/dashboard/calendar-card.tsx';
import { EndpointsCard } from '../../src/routes/dashboard/endpoints-card.tsx';
import { SystemHealthCard } from '../../src/routes/dashboard/system-health-card.tsx';
import { HistoricalInsightsCard } from '../../src/routes/historical/historical-insights-card.tsx';
import { TelemarketerCard } from '../../src/routes/dashboard/telemarketer-card.tsx';
import { SideMenu } from '../../src/deferred.tsx';
import { Outage } from '../../src/shell/outage.tsx';
import { Frame } from '../../src/shell/frame.tsx';
import { mountCard } from '../mount/mount-card.tsx';
import { type Mounted, pollMs } from '../mount/mounted.ts';
import type { Responses } from '../mount/network.ts';
import { openApp } from '../mount/open-app.tsx';
import { appointmentRow, dashboardBody, regionRows } from '../rows.ts';
import {
  alerts,
  allReads,
  button,
  callCards,
  card,
  expectState,
  inCard,
  pageHeader,
} from './page.ts';
import { SmallScreen } from './small-screen.tsx';

const banner = () =>
  alerts().find((text) => /^(No (API|usable) response|This device|You may be)/.test(text)) ?? null;

const retrying = `Retrying every ${pollMs('dashboard') / 1_000} s.`;

const works = {
  alerts: [],
  appointments: [appointmentRow()],
  dashboard: dashboardBody(),
  endpoints: [{ path: '/api/dashboard', status: 'online' }],
  regions: regionRows,
  historicalInsights: [{ metric: 'Daily appointments' }],
  historicalSummary: {},
  telemarketers: [{ name: 'Ana Torres', status: 'active', appointments: 3 }],
};

const fewCards = (
  <>
    <TelemarketerCard className="" />
    <CalendarCard className="" />
    <SystemHealthCard />
    <EndpointsCard />
  </>
);

interface Around {
  readonly cards?: ReactElement;
  readonly responses?: Responses;
  readonly url?: string;
}

/** The frame around a few cards, whose calls respond at first. */
const openFrame = ({ cards: shown = fewCards, responses, url = '/' }: Around = {}) =>
  mountCard(
    <Frame
      menu={SideMenu}
      overlays={
        <>
          <DiagnosticsDialog />
          <Outage />
        </>
      }
    >
      {shown}
    </Frame>,
    { ...works, ...responses },
    { url },
  );

/** Every call fails until the outage is told: time leaps to the last poll before. */
async function breakDown(app: Mounted, fault: object | 503 | 'offline' = 503) {
  app.respond(allReads(fault));
  vi.setSystemTime(Date.now() + silentMs);
  await app.poll('dashboard');
}

const since = /^No API response since 2:41 PM\. Numbers are from 2:41 PM\./;

describe('a total outage', () => {
  // With calls that are not due, or never polled.
  it.each([paths.dashboard, paths.historical])(
    'is one banner for all of %s, whose cards show only their age (C32)',
    async (path) => {
      const app = await openApp(path, { responses: { appointments: [appointmentRow()] } });
      expect(banner()).toBeNull();
      await breakDown(app);
      expect(banner()).toMatch(since);
      expect(banner()).toContain(`${retrying} 503: Simulated fault 503`);
      expect(alerts()).toHaveLength(1);
      // One for all.
      expect(screen.getAllByText('Try Again')).toHaveLength(1);
      expect(callCards().length).toBeGreaterThan(0);
      for (const each of callCards()) expect(each).toHaveTextContent(/\d+ min old/);
    },
  );

  it('shows the last known status in gray, with its time, and leads to Diagnostics (C2)', async () => {
    const app = await openFrame();
    const health = () => card('System Health');
    const isGreen = (place: Element) => place.querySelector('.text-positive') !== null;
    const foot = () => screen.getAllByText('Online')[0]?.closest('div') as Element;
    const places = () => [
      health(),
      card('API Endpoints'),
      card('Telemarketer Performance'),
      foot(),
    ];
    expect(places().map(isGreen)).toEqual([true, true, true, true]);
    // Since the page was opened: a worker may have been running for days of the held clock.
    expect(health()).toHaveTextContent(/No failure since .*\d:\d\d [AP]M/);
    await breakDown(app);
    expect(places().map(isGreen)).toEqual([false, false, false, false]);
    expect(foot()).toHaveTextContent('AI model Online');
    expect(health()).toHaveTextContent('Last known, 2:41 PM');
    expect(health()).toHaveTextContent('No API response since 2:41 PM');
    for (const link of screen.getAllByRole('button', { name: 'Diagnostics' })) {
      await app.click(link);
      expect(screen.getByRole('dialog')).toHaveAccessibleName('Diagnostics');
      await app.press('{Escape}');
    }
  });

  it('has its times by the clock of the server (C37)', async () => {
    const dashboard = () => {
      const date = new Date(Date.now() - 3 * 3_600_000).toUTCString();
      return HttpResponse.json(dashboardBody(), { headers: { Date: date } });
    };
    const app = await openFrame({ responses: { dashboard } });
    await breakDown(app);
    expect(banner()).toMatch(/^No API response since 11:41 AM\. Numbers are from 11:41 AM\./);
    expect(card('System Health')).toHaveTextContent('Last known, 11:41 AM');
    expect(card('System Health')).toHaveTextContent('No API response since 11:41 AM');
  });

  it("whose responses are errors names the call and the server's sentence, not that none came (51)", async () => {
    const app = await openFrame();
    const down = { error: { code: 17, message: 'Nightly backup until 3 AM' } };
    await breakDown(app, down);
    expect(banner()).toMatch(/^No usable response since 2:41 PM\. Numbers are from 2:41 PM\./);
    expect(banner()).toMatch(/GET \/api\/[\w/-]+: Nightly backup until 3 AM \(expected /);
    app.respond(allReads(() => HttpResponse.error()));
    await app.poll('dashboard', 2);
    expect(banner()).toMatch(/^No API response since/);
  });

  it('ends with the first response, and all failed calls are sent again at once', async () => {
    const app = await openFrame({ cards: <HistoricalInsightsCard /> });
    await breakDown(app);
    await app.show({});
    await app.advance(2_000);
    expect(card('Historical Insights')).toHaveTextContent(/\d+ min old/);
    expect(banner()).toMatch(since);
    app.respond(works);
    await app.poll('dashboard');
    expect(banner()).toBeNull();
    // Polled every five minutes otherwise.
    expectState('Historical Insights', 'ready');
  });

  it('leaves the error of a call that still fails to its card', async () => {
    const app = await openFrame();
    await breakDown(app);
    app.respond({ ...works, regions: 503 });
    await app.poll('dashboard');
    expect(banner()).toBeNull();
    expectState('Calendar Performance', 'stale');
    expect(inCard('Calendar Performance').getByRole('button', { name: 'Try Again' })).toBeVisible();
    expectState('Telemarketer Performance', 'ready');
  });

  it('of one call alone is "Couldn\'t load" in the header of its screen (C42)', async () => {
    const app = await openFrame({ cards: <SmallScreen />, responses: { dashboard: 503 } });
    await app.advance(3_000);
    expect(banner()).toBeNull();
    expect(pageHeader()).toHaveTextContent("Couldn't load");
  });

  it.each([paths.validation, paths.historical])(
    'at the first visit of %s is one alert, and no card is loading',
    async (path) => {
      const app = await openApp(path, { faults: allReads(503) });
      await app.advance(3_000);
      expect(alerts()).toEqual([`No API response. ${retrying} 503: Simulated fault 503`]);
      expect(screen.getAllByText('Try Again')).toHaveLength(1);
      expect(callCards().length).toBeGreaterThan(0);
      for (const each of callCards()) {
        expect(each).toHaveAttribute('data-state', 'error');
        expect(each).toHaveTextContent("Couldn't load. Retrying automatically.");
      }
    },
  );

  it('shows the newest cause, and that you may be signed out (C31)', async () => {
    const app = await openFrame({ responses: allReads(401) });
    await app.advance(3_000);
    const signedOut = `You may be signed out. ${retrying} `;
    expect(alerts()).toEqual([`${signedOut}401: Simulated fault 401`]);
    expect(button('Reload Page')).toBeVisible();
    for (const [fault, text] of [
      ['html', `${signedOut}The response was a web page`],
      [302, `${signedOut}302: Redirected`],
      [503, `No API response. ${retrying} 503: Simulated fault 503`],
    ] as const) {
      app.respond(allReads(fault));
      await app.poll('dashboard');
      expect(alerts()).toEqual([text]);
    }
    expect(screen.queryByRole('button', { name: 'Reload Page' })).not.toBeInTheDocument();
  });

  it('leads to the sign-in page of config.json, and says where to come back to', async () => {
    configure({ signInUrl: '/auth/login?by=page' }, undefined);
    const assign = vi.spyOn(location, 'assign').mockReturnValue();
    const app = await openFrame({ url: '/validation?q=a%26b', responses: allReads(401) });
    await app.advance(3_000);
    expect(screen.queryByRole('button', { name: 'Reload Page' })).not.toBeInTheDocument();
    await app.click(button('Sign In'));
    const back = encodeURIComponent('/validation?q=a%26b');
    expect(assign).toHaveBeenCalledExactlyOnceWith(
      `${location.origin}/auth/login?by=page&return=${back}`,
    );
    assign.mockRestore();
    configure(undefined, undefined);
  });

  it('tells the sign-in page of another site nothing but the app, and keeps the place (C49)', async () => {
    configure({ signInUrl: 'https://sso.example/login' }, undefined);
    const assign = vi.spyOn(location, 'assign').mockReturnValue();
    const app = await openFrame({ url: '/validation?q=Quigley', responses: allReads(401) });
    await app.advance(3_000);
    await app.click(button('Sign In'));
    const back = encodeURIComponent(`${location.origin}/`);
    expect(assign).toHaveBeenCalledExactlyOnceWith(`https://sso.example/login?return=${back}`);
    expect(sessionStorage.getItem('return-place')).toBe('/validation?q=Quigley');
    assign.mockRestore();
    configure(undefined, undefined);
  });

  it('names the device as offline if the browser reports that', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const app = await openFrame();
    act(() => void window.dispatchEvent(new Event('offline')));
    await breakDown(app, 'offline');
    expect(banner()).toMatch(/^This device is offline\. Numbers are from 2:41 PM\./);
    online.mockRestore();
  });
});
