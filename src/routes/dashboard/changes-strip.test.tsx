import { act, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import type { Responses } from '../../../tests/mount/network.ts';
import { appointmentRow, dashboardBody, regionRow } from '../../../tests/rows.ts';
import { easternMs } from '../../../tests/recorded-days.ts';
import { button, card, pageHeading } from '../../../tests/screens/page.ts';
import { alerts } from '../../calls/alerts.ts';
import { dashboard } from '../../calls/dashboard.ts';
import { regions } from '../../calls/regions.ts';
import { watchTimeAway } from '../../features/day-record/time-away.ts';
import { refetchOnResume } from '../../query/refetch-on-resume.ts';
import { refetchShown } from '../../query/refetch.ts';
import { useCall } from '../../query/use-call.ts';
import { useFollowDashboard } from '../../query/follow-dashboard.ts';
import { useDataState } from '../../query/data-state.ts';
import { AnalysisCard } from './analysis-card.tsx';
import { ChangesStrip } from './changes-strip.tsx';
import { RecentValidationsCard } from './recent-validations-card.tsx';

const minute = 60_000;
const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** The cards whose calls are compared. */
function Compared() {
  useFollowDashboard();
  useDataState(useCall(dashboard).status);
  useDataState(useCall(regions).status);
  useDataState(useCall(alerts).status);
  return null;
}

const page = (
  <>
    <h1 tabIndex={-1}>Dashboard</h1>
    <div id="since" />
    <Compared />
    <ChangesStrip />
  </>
);

const alertsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `al-${at}`, status: 'pending' }));

/** The figures of 11:41 AM, and those of three hours later. */
const before: Responses = {
  dashboard: dashboardBody({ totalValidAppointments: 60 }),
  regions: [regionRow('florida', 18, 20), regionRow('arizona', 9, 12)],
  alerts: alertsOf(5),
};
const after: Responses = {
  dashboard: dashboardBody({ totalValidAppointments: 104 }),
  regions: [regionRow('florida', 20, 40), regionRow('arizona', 19, 25)],
  alerts: alertsOf(7),
};
const changes = 'Since 11:41 AM:+44 valid,Florida 90% → 50%,2 new alerts';

interface Choices {
  readonly responses?: Responses;
  readonly time?: string;
  readonly url?: string;
  readonly shown?: ReactElement;
}

/** The page with what src/main.tsx starts after the first view. */
async function open(choices: Choices = {}) {
  const { responses = before, time = '11:41', url = '/', shown = page } = choices;
  const now = easternMs('2026-11-21', time);
  const app = await mountCard(shown, responses, { url, now });
  act(() => void ends.push(refetchOnResume(app.client), watchTimeAway(app.client, app.day)));
  await app.settle();
  return app;
}

function show(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** Hides the page for so long, without a poll. */
function away(ms: number) {
  show('hidden');
  vi.setSystemTime(Date.now() + ms);
  show('visible');
}

const name = 'Since you last looked';
const strip = () => screen.queryByRole('region', { name });
const inStrip = () => within(screen.getByRole('region', { name }));

describe('the strip', () => {
  it('shows the changes after 20 minutes away, with links to their rows, until dismissed or followed', async () => {
    const app = await open();
    expect(strip()).toBeNull();
    app.respond(after);
    away(180 * minute);
    expect(strip()).toHaveTextContent('Since 11:41 AM:waiting for new figures');
    await app.settle();
    expect(strip()).toHaveTextContent(changes);
    const links = inStrip().getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/#appointments',
      '/?region=florida&tab=all#appointments',
      '/validation',
    ]);
    expect(inStrip().queryByRole('status')).toBeNull();
    expect(strip()?.closest('[aria-live]')).toBeNull();

    await app.click(button('Dismiss'));
    expect(strip()).toBeNull();
    expect(pageHeading()).toHaveFocus();
    away(5 * minute);
    await app.settle();
    expect(strip()).toBeNull();
    app.respond(before);
    away(60 * minute);
    await app.settle();
    expect(strip()).toHaveTextContent(/^Since 2:46 PM/);
    // Unread changes are kept, with those that follow.
    away(60 * minute);
    await app.settle();
    expect(strip()).toHaveTextContent(/^Since 2:46 PM/);
    await app.click(inStrip().getByRole('link', { name: /valid$/ }));
    expect(strip()).toBeNull();
  });

  it('shows that nothing changed, but not twice for the same figures', async () => {
    const app = await open();
    away(21 * minute);
    await app.settle();
    expect(strip()).toHaveTextContent('Nothing changed since 11:41 AM');

    await app.click(button('Dismiss'));
    show('hidden');
    vi.setSystemTime(Date.now() + 21 * minute);
    await act(() => refetchShown(app.client));
    show('visible');
    await app.settle();
    expect(strip()).toBeNull();
  });

  it('is removed after a minute in use, unless it has the focus; its row stays empty until you leave the page', async () => {
    const app = await open();
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    app.respond(after);
    away(60 * minute);
    await app.settle();
    await app.advance(70_000);
    expect(strip()).not.toBeNull();
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    await app.advance(58_000);
    expect(strip()).not.toBeNull();
    await app.advance(5_000);
    expect(strip()).toBeNull();
    const place = document.querySelector('#since');
    expect(place?.children.length).toBe(1);
    show('hidden');
    expect(place?.children.length).toBe(0);

    app.respond(before);
    away(60 * minute);
    await app.settle();
    const dismiss = button('Dismiss');
    dismiss.focus();
    await app.advance(90_000);
    expect(dismiss).toHaveFocus();
    dismiss.blur();
    await app.advance(2_000);
    expect(strip()).toBeNull();
  });

  it('waits for figures while all calls fail, then omits the missing ones', async () => {
    const app = await open();
    app.respond({ dashboard: 503, regions: 503, alerts: 503 });
    away(180 * minute);
    await app.advance(10_000);
    expect(strip()).toHaveTextContent('waiting for new figures');
    app.respond({ regions: after.regions ?? [] });
    await app.poll('regions');
    expect(strip()).toHaveTextContent('Since 11:41 AM:Florida 90% → 50%');
    app.respond({ dashboard: after.dashboard ?? {} });
    await app.poll('dashboard');
    expect(strip()).toHaveTextContent('+44 valid,Florida 90% → 50%');
  });

  it.each([
    [
      'in weekly mode',
      '/',
      dashboardBody({
        weeklyMode: true,
        dateRange: { start: '2026-11-16', end: '2026-11-21' },
      }),
    ],
    ['on the wall', '/?display=wall', dashboardBody()],
  ])('is not shown %s, which counts as no visit', async (_, url, body) => {
    const app = await open({ url, responses: { ...before, dashboard: body } });
    away(60 * minute);
    await app.settle();
    expect(strip()).toBeNull();
    expect(localStorage.getItem('last-look')).toBeNull();
  });
});

/** Leaves the page and opens it again three hours later. */
async function openAgain(isInBackground = false) {
  const app = await open();
  show('hidden');
  app.unmount();
  ends.splice(0).forEach((end) => end());
  if (!isInBackground) vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  return open({ responses: after, time: '14:41' });
}

describe('the strip of a page that is opened again', () => {
  it('is not shown, since it would move the dashboard', async () => {
    await openAgain();
    expect(strip()).toBeNull();
  });

  it('is shown at the first visit of a page that was opened in the background', async () => {
    const again = await openAgain(true);
    expect(strip()).toBeNull();
    show('visible');
    await again.settle();
    expect(strip()).toHaveTextContent(changes);
  });
});

/** The rows of both lists until a customer, newest first. */
const listsUntil = (...customers: readonly string[]): Responses => {
  const rows = customers.map((customer, at) =>
    appointmentRow({ id: customer, customer, time: `2026-11-21T${15 + at}:00:00Z` }),
  );
  return { appointments: rows, recentValidations: rows };
};
const lists = (
  <>
    {page}
    <RecentValidationsCard className="" />
    <AnalysisCard />
  </>
);
const markedIn = (title: string) =>
  within(card(title))
    .getAllByRole('row')
    .filter((row) => within(row).queryByText('New'))
    .map((row) => /Ann|Bea|Cy/.exec(row.textContent)?.[0]);

describe('the mark of new rows', () => {
  it('is there after 20 minutes away, until the strip is gone and you leave the page', async () => {
    const app = await open({ responses: { ...before, ...listsUntil('Ann') }, shown: lists });
    app.respond({ ...after, ...listsUntil('Ann', 'Bea') });
    away(19 * minute);
    await app.settle();
    expect(strip()).toBeNull();
    expect(screen.queryAllByText('New')).toEqual([]);
    const dashboardLater = dashboardBody({ totalValidAppointments: 110 });
    app.respond({ ...after, ...listsUntil('Ann', 'Bea', 'Cy'), dashboard: dashboardLater });
    away(30 * minute);
    await app.settle();
    expect(markedIn('Recent Validations')).toEqual(['Cy']);
    expect(markedIn('Appointments Analysis')).toEqual(['Cy']);
    await app.advance(5_000);
    away(minute);
    await app.settle();
    expect(markedIn('Recent Validations')).toEqual(['Cy']);
    await app.click(button('Dismiss'));
    expect(markedIn('Recent Validations')).toEqual(['Cy']);
    show('hidden');
    expect(screen.queryAllByText('New')).toEqual([]);
  });

  it('is gone after midnight', async () => {
    const app = await open({
      time: '23:20',
      responses: { ...before, ...listsUntil('Ann') },
      shown: lists,
    });
    app.respond({ ...after, ...listsUntil('Ann', 'Bea') });
    away(25 * minute);
    await app.settle();
    expect(markedIn('Recent Validations')).toEqual(['Bea']);
    vi.setSystemTime(Date.now() + 30 * minute);
    await app.advance(2_000);
    expect(app.day.timeAway.get()?.knownRows).toEqual({ appointments: null, validations: null });
    expect(screen.queryAllByText('New')).toEqual([]);
  });
});
