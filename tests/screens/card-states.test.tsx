import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountCard } from '../mount/mount-card.tsx';
import { mountScreen } from '../mount/mount-screen.tsx';
import { pollMs } from '../mount/mounted.ts';
import { openApp } from '../mount/open-app.tsx';
import { reads, type ReadName } from '../../src/calls/index.ts';
import { screens, type ScreenName } from '../../src/screens.ts';
import { planOf } from '../../tools/request-plan.mjs';
import { firstReads } from '../../tools/screen-reads.ts';
import { CalendarCard } from '../../src/routes/dashboard/calendar-card.tsx';
import { appointmentRow, regionRows } from '../rows.ts';
import { allReads, button, callCards, expectState, textsOf, toast } from './page.ts';

/** Each screen, and its words while it loads. */
const loadingWords = [
  ['/states', 'Loading California...'],
  ['/states/california', 'Loading state dashboard...'],
  ['/sales-rep/Devon%20Hartley/california', 'Loading sales rep details...'],
  ['/validation', 'Loading Alerts...'],
  ['/corrections', 'Loading Manual Corrections...'],
  ['/data-quality', 'Loading Invalid Phones...'],
  ['/historical', 'Loading Historical Insights...'],
  ['/ai-insights', 'Generating insights...'],
  ['/ai-insights?tab=monthly', 'Generating insights...'],
  ['/monthly-data', 'Loading monthly data...'],
  ['/?view=telemarketer&telemarketer=Ana+Torres', 'Loading Appointments...'],
] as const;

/** Of the state, the rep and the telemarketer of these paths; the last has no rep. */
const appointments = ['Devon Hartley', 'Devon Hartley', 'Devon Hartley', 'Unknown Field Agent'].map(
  (salesRep, at) => appointmentRow({ customer: `Customer ${at}`, salesRep }),
);
const states = () => new Set(callCards().map(({ dataset }) => dataset['state']));
const rows = () => textsOf(document.querySelectorAll('main :is(li, tr)'));

it.each(loadingWords)('the cards of %s load: %s', async (path, words) => {
  await mountScreen(path, { center: 'day', ...allReads('hang') });
  expect(screen.getAllByText(words)[0]).toHaveRole('status');
  expect(states()).toEqual(new Set(['loading']));
});

// The months of AI insights are the same card as its weeks.
it.each(loadingWords.filter(([path]) => !path.endsWith('tab=monthly')))(
  'the cards of %s keep their data when every call fails, and recover',
  async (path) => {
    const app = await mountScreen(path, { center: 'day', appointments });
    const before = rows();
    expect(before.length).toBeGreaterThan(3);
    const first = states();
    app.center.faults.set('all', 503);
    app.respond({ appointments: 503 });
    const refresh = screen.queryByRole('button', { name: /^Refresh$/ });
    if (refresh) await app.click(refresh);
    // All calls of that screen have one interval.
    const slowest = path.startsWith('/ai-insights') ? 'insights' : 'dashboard';
    await app.advance(3 * pollMs(slowest) + 5_000);
    expect(states()).toContain('stale');
    expect(states()).not.toContain('error');
    expect(rows()).toEqual(before);
    app.center.faults.set('all', null);
    await app.show({ appointments });
    expect(states()).toEqual(first);
  },
);

it('a refresh that fails says so, and the card stays as it is (C32, C42)', async () => {
  const app = await mountCard(<CalendarCard className="" />, { regions: regionRows });
  app.respond({ regions: 503 });
  await app.click(button('Refresh Calendar Performance'));
  await app.advance(1_000);
  expect(toast('Refresh Failed')).toHaveTextContent('503: Simulated fault 503');
  expectState('Calendar Performance', 'ready');
});

const plan = planOf(reads, firstReads);
const minute = 60_000;
const names = Object.keys(reads) as ReadName[];
const places = Object.entries(screens) as [ScreenName, { readonly path: string }][];

it.each(places)(
  'an open page sends the requests of tools/request-plan.mjs, and has one time: %s',
  async (place, { path }) => {
    const app = await openApp(
      path.replace(/:repName|:telemarketer/, 'Nobody').replace(':state', 'florida'),
      { responses: { appointments } },
    );
    const counts = () => names.map((call) => [call, app.requestsOf(call)] as const);
    const opening = new Map(counts());
    expect([...opening.values()].some((count) => count > 0)).toBe(true);
    const expectOneTime = () => {
      expect(document.querySelector('[data-age]')).toBeNull();
      expect(document.querySelector('main header')).toHaveTextContent(/updated/i);
    };
    expectOneTime();
    await app.advance(29_000);
    expectOneTime();
    await app.advance(minute - 29_000);
    expectOneTime();
    const requested = counts().flatMap(([call, count]) => (count > 0 ? [call] : []));
    const paces = plan[place];
    expect(requested.filter((call) => !Object.hasOwn(paces, call))).toEqual([]);
    const counted = Object.entries(paces).map(([call, { everyMs, due }]) => {
      const times = app.requestsOf(call as ReadName) - (opening.get(call as ReadName) ?? 0);
      return { call: call as ReadName, times, most: Math.floor(minute / everyMs), due };
    });
    expect(counted.filter(({ times, most }) => times > most)).toEqual([]);
    const due = counted.filter((row) => row.due);
    expect(due.filter(({ times, most }) => times !== most)).toEqual([]);
    expect(due.filter(({ call, times }) => app.requestsOf(call) !== times + 1)).toEqual([]);
  },
);
