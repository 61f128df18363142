import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { requestFrom } from '../../mocks/request.ts';
import { SideMenu } from '../../src/deferred.tsx';
import { Frame } from '../../src/shell/frame.tsx';
import { firstLookOnly } from '../mount/first-look.ts';
import { mountCard } from '../mount/mount-card.tsx';
import { mountScreen } from '../mount/mount-screen.tsx';
import { heldResponse } from '../mount/network.ts';
import { openApp } from '../mount/open-app.tsx';
import { appointmentRow, dashboardBody } from '../rows.ts';
import { catchDownload } from './catch-download.ts';
import { button, expectState, inMenu, link, pageHeader, toast } from './page.ts';
import { openSmallScreen } from './small-screen.tsx';

/** The page's own header: the analysis card has an Export too, the menu a Monthly Data. */
function header() {
  const element = pageHeader();
  if (!element) throw new Error('The screen has no header');
  return within(element);
}

describe('Refresh Data', () => {
  it("shows 'Refreshing...' while pending, sends one request per run, confirms it, and refetches everything on the screen (C21)", async () => {
    const run = heldResponse();
    const app = await openSmallScreen({ validate: run.response });
    await app.advance(6_000);
    const refresh = button('Refresh Data');
    for (let time = 0; time < 3; time += 1) refresh.click();
    await app.settle();
    expect(button('Refreshing...')).toBeVisible();
    run.send({});
    await app.settle();
    expect(button('Refresh Data')).toBeVisible();
    expect(app.sent('validate')).toHaveLength(1);
    expect(toast('Validation Complete')).toHaveTextContent(
      'All regions have been validated successfully.',
    );
    for (const call of ['dashboard', 'regions', 'endpoints'] as const)
      expect([call, app.requestsOf(call)]).toEqual([call, 2]);
  });

  it("is pending until every response has come, marks that a call fails (C17), and 'Validation Failed' as a destructive toast (S8)", async () => {
    const app = await openSmallScreen();
    const late = heldResponse();
    app.respond({ endpoints: late.response, regions: 503 });
    await app.click(button('Refresh Data'));
    await app.advance(1_000);
    expectState('Calendar Performance', 'ready');
    expect(button('Refreshing...')).toBeVisible();
    button('Refreshing...').click();
    late.send([]);
    await app.settle();
    expect(pageHeader()).toHaveTextContent(/Updated .+, some calls fail/);
    expect(button('Refresh Data')).toBeVisible();
    expect(app.requestsOf('validate')).toBe(1);

    app.respond({ validate: 500 });
    await app.advance(1_000);
    await app.click(button('Refresh Data'));
    expect(toast('Validation Failed')).toHaveTextContent('500: Simulated fault 500');
    expect(toast('Validation Failed')).toHaveAttribute('data-toast', 'destructive');
  });
});

it("Export says 'Export Failed' before anything was loaded (C11), then saves what the server sent under a dated name (S9, B2 and C20)", async () => {
  const app = await openSmallScreen({ dashboard: 500 });
  const saved = catchDownload();
  await app.advance(1_000);
  await app.click(header().getByRole('button', { name: 'Export' }));
  expect(toast('Export Failed')).toHaveTextContent("The dashboard hasn't loaded yet.");
  expect(saved).toEqual([]);
  app.respond({ dashboard: dashboardBody() });
  await app.poll('dashboard');
  await app.click(header().getByRole('button', { name: 'Export' }));
  expect(saved[0]?.name).toBe('appointment-report-2026-11-21.json');
  expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual(dashboardBody());
  expect(toast('Export Complete')).toHaveTextContent('Report has been downloaded successfully.');
});

describe('Monthly Data', () => {
  const monthly = () => header().getByRole('button', { name: 'Monthly Data' });

  it('saves what the server sends (C22), in weekly mode too, which has its title and the week, and no Refresh Data (S2)', async () => {
    await firstLookOnly();
    const app = await mountScreen('/', { center: 'sunday', appointments: [appointmentRow()] });
    expect(
      screen.getByRole('heading', { level: 1, name: 'Dashboard (Weekly Summary)' }),
    ).toBeVisible();
    expect(screen.getByText(/^Week of .+ to .+ \(Call Center Closed\)$/)).toHaveTextContent(
      'Week of November 9, 2026 to November 14, 2026 (Call Center Closed)',
    );
    expect(screen.queryByRole('button', { name: 'Refresh Data' })).not.toBeInTheDocument();
    const saved = catchDownload();
    await app.click(monthly());
    expect(saved[0]?.name).toMatch(/^monthly-metrics-2026-11-\d\d\.json$/);
    expect(await saved[0]?.text()).toBe(await (await requestFrom(app.center, 'monthly')).text());
    expect(toast('Monthly Data Exported')).toHaveTextContent(
      'Monthly accumulated data has been downloaded.',
    );
    expect(location.pathname).toBe('/');
  });

  it('is pending while requested, on every screen, and sends one request at a time', async () => {
    const app = await openApp('/', { firstLook: true });
    const saved = catchDownload();
    app.center.holds.hold('monthly');
    const pressed = monthly();
    for (let time = 0; time < 3; time += 1) pressed.click();
    await app.settle();
    expect(header().getByRole('button', { name: 'Exporting...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await app.click(link('Monthly Data'));
    expect(header().getByRole('button', { name: 'Exporting...' })).toBeVisible();
    await app.click(link('Dashboard'));
    expect(app.requestsOf('monthly')).toBe(1);
    app.center.holds.release();
    await app.settle();
    expect(saved).toHaveLength(1);
    expect(monthly()).not.toHaveAttribute('aria-disabled');
  });

  it("says 'Export Failed' with the message at once, and saves nothing", async () => {
    const app = await openSmallScreen();
    const saved = catchDownload();
    for (const [fault, words] of [
      [503, '503: Simulated fault 503'],
      ['html', 'You may be signed out. The response was a web page'],
      ['offline', 'Network error occurred'],
    ] as const) {
      app.respond({ monthly: fault });
      const before = app.requestsOf('monthly');
      await app.click(monthly());
      expect(toast('Export Failed')).toHaveTextContent(words);
      expect(toast('Export Failed')).toHaveAttribute('data-toast', 'destructive');
      expect(app.requestsOf('monthly')).toBe(before + 1);
      await app.advance(6_000);
    }
    expect(saved).toEqual([]);
  });
});

const corrections = () => inMenu(/^Field Agent Corrections/);

const rowOf = (customer: string, salesRep: string) => appointmentRow({ customer, salesRep });
const twoPending = [
  rowOf('Ann Lee', 'Unknown Field Agent'),
  rowOf('Bea Moss', 'Unknown Field Agent'),
  rowOf('Cy Stone', 'Luis Ocampo'),
];
const onePending = [rowOf('Ann Lee', 'Luis Ocampo'), ...twoPending.slice(1)];

describe('the count of corrections in the menu', () => {
  const responses = { appointments: twoPending, alerts: [] };

  it.each([
    // The alerts name how their appointments count now, from the same response (C43).
    ['/validation', 3],
    ['/nowhere', 1],
  ])(
    'is there when %s is opened first, and costs no request more than its %d',
    async (path, requests) => {
      const app = await openApp(path, { responses });
      expect(corrections()).toHaveAccessibleName('Field Agent Corrections 2 to correct');
      await app.advance(120_000);
      expect(app.requestsOf('appointments')).toBe(requests);
    },
  );

  it('is at most five minutes old', async () => {
    const app = await mountCard(
      <Frame menu={SideMenu} overlays={null}>
        {null}
      </Frame>,
      {
        ...responses,
        dashboard: dashboardBody(),
      },
    );
    app.respond({ appointments: onePending });
    expect(corrections()).toHaveAccessibleName(/ 2 to correct/);
    await app.advance(300_000);
    expect(app.requestsOf('appointments')).toBe(2);
    expect(corrections()).toHaveAccessibleName(/ 1 to correct/);
  });

  it('follows the screen with the list, without a request of its own', async () => {
    const app = await openApp('/nowhere', { responses });
    await app.click(corrections());
    const requests = app.requestsOf('appointments');
    app.respond({ appointments: onePending });
    await app.poll('appointments');
    expect(corrections()).toHaveAccessibleName(/ 1 to correct/);
    await app.poll('appointments', 2);
    expect(app.requestsOf('appointments')).toBe(requests + 3);
  });
});
