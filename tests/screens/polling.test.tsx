import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CallName } from '../../mocks/calls.ts';
import { card, click, expectState, inCard, openApp } from './open-app.tsx';

type App = Awaited<ReturnType<typeof openApp>>;

/** Something happens in the call center: a reviewer blocks valid events, and a lesson is taught. */
function changeTheWorld({ center }: App): void {
  const { world } = center;
  const valid = world.view().rows.filter((row) => row.status === 'valid');
  for (const row of valid.slice(0, 40))
    world.decide(row.event.id, {
      decision: 'invalid',
      reviewedBy: 'System User',
      reviewedMs: world.now(),
      notes: '',
    });
  for (let lesson = 0; lesson < 300; lesson += 1)
    world.learn({
      appointmentTitle: 'DD',
      correctDecision: false,
      correctedBy: 'a test',
      reason: 'because',
      agreed: false,
    });
}

const text = (title: string) => () => card(title).textContent ?? '';
const figure = (title: string) => () => card(title).querySelector('p')?.textContent ?? '';
const footer = (title: string) => () => card(title).querySelector('footer')?.textContent ?? '';

/** Each polled card of the dashboard: its call, its interval in seconds, and a figure of it that will change. */
const polled: readonly (readonly [string, CallName, number, () => string])[] = [
  ['Total Valid Appointments', 'dashboard', 30, figure('Total Valid Appointments')],
  ['Calendar Performance', 'regions', 30, footer('Calendar Performance')],
  ['AI Performance Insights', 'regions', 30, text('AI Performance Insights')],
  ['Top Sales Reps', 'appointments', 30, footer('Top Sales Reps')],
  ['Appointments Analysis', 'appointments', 30, footer('Appointments Analysis')],
  ['Appointments Log', 'appointments', 30, footer('Appointments Log')],
  ['AI Learning System', 'learningMetrics', 60, footer('AI Learning System')],
];

const seconds = [30, 60] as const;
const titles = polled.map(([title]) => title);
const titlesUpTo = (most: number) =>
  polled.filter(([, , each]) => each <= most).map(([title]) => title);
const calls = [...new Set(polled.map(([, call]) => call))];

describe('the polled cards', () => {
  it('show a change of the server after their interval and not before', async () => {
    const app = await openApp();
    const before = new Map(polled.map(([title, , , shown]) => [title, shown()]));
    const changed = () =>
      polled.filter(([title, , , shown]) => shown() !== before.get(title)).map(([title]) => title);
    changeTheWorld(app);
    let passed = 0;
    for (const due of seconds) {
      const requests = () =>
        polled.filter(([, , each]) => each === due).map(([, call]) => app.requestsOf(call));
      await app.advance(due * 1_000 - 1 - passed);
      expect(changed()).toEqual(titlesUpTo(due - 1));
      expect(new Set(requests())).toEqual(new Set([1]));
      await app.advance(1);
      expect(changed()).toEqual(titlesUpTo(due));
      expect(new Set(requests())).toEqual(new Set([2]));
      passed = due * 1_000;
    }
  });

  it('keep their data when polls fail, say its age, and recover without a click', async () => {
    const app = await openApp();
    const began = Date.now();
    const before = titles.map(bodyOf);
    for (const call of calls) app.center.faults.set(call, 503);
    // One missed poll is calm, three are said. The cards of 60 s come after those of 30 s.
    for (const [ms, state, most] of [
      [32_000, 'delayed', 30],
      [62_000, 'delayed', 60],
      [94_000, 'stale', 30],
      [184_000, 'stale', 60],
    ] as const) {
      await app.advance(began + ms - Date.now());
      for (const title of titlesUpTo(most).slice(most === 60 ? -1 : 0)) {
        expectState(title, state);
        expect(card(title)).toHaveTextContent(/\d+ (?:s|min) old/);
      }
      expect(titles.map(bodyOf)).toEqual(before);
    }
    expect(screen.queryByText('Validation Failed')).not.toBeInTheDocument();
    for (const call of calls) app.center.faults.set(call, null);
    await app.advance(60_000);
    for (const title of titles) expectState(title, 'ready');
  });

  it('show without data which call failed and how, and Try Again brings each back', async () => {
    const app = await openApp('/', {
      faults: Object.fromEntries(calls.map((call) => [call, 502])),
    });
    await app.advance(1_000);
    const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
    for (const [title, call] of polled) {
      expectState(title, 'error');
      expect(card(title)).toHaveTextContent(`GET ${pathOf(call)} returned an error.`);
      expect(card(title)).toHaveTextContent('502: Simulated fault 502');
      expect(alerts().filter((said) => said.includes(pathOf(call)))).toHaveLength(1);
    }
    for (const call of calls) app.center.faults.set(call, null);
    for (const [title] of polled) {
      const again = inCard(title).queryByRole('button', { name: 'Try Again' });
      if (again) await click(app, again);
      expectState(title, 'ready');
    }
  });
});

/** What a card shows, without its age, its header, and its footer, which a stale card gives to its message. */
function bodyOf(title: string): string {
  const body = card(title).cloneNode(true) as HTMLElement;
  for (const part of body.querySelectorAll('header, footer')) part.remove();
  return body.textContent.replace(/\d+ (?:s|min) old/, '');
}

const pathsOf: Partial<Record<CallName, string>> = {
  dashboard: '/api/dashboard',
  regions: '/api/regions',
  appointments: '/api/appointments',
  learningMetrics: '/api/ai-learning/metrics',
};

function pathOf(call: CallName): string {
  return pathsOf[call] ?? '';
}

describe('the change versus yesterday', () => {
  const change = () => inCard('Total Valid Appointments').getByText(/%$/).textContent;

  it('is requested every 60 s', async () => {
    const app = await openApp();
    const before = change();
    changeTheWorld(app);
    await app.advance(59_999);
    expect(change()).toBe(before);
    await app.advance(1);
    expect(change()).not.toBe(before);
  });

  it("reads 'No data' where it could not be had, without costing the figure", async () => {
    const app = await openApp('/', { faults: { yesterdayComparison: 500 } });
    await app.advance(1_000);
    expectState('Total Valid Appointments', 'ready');
    expect(inCard('Total Valid Appointments').getByText('No data')).toBeVisible();
  });

  it('claims nothing while it is awaited, and tells its age when it is old', async () => {
    const app = await openApp('/', { faults: { yesterdayComparison: 'hang' } });
    const total = () => card('Total Valid Appointments');
    expect(total()).not.toHaveTextContent('No data');
    app.center.faults.set('yesterdayComparison', null);
    await app.advance(61_000);
    expect(change()).toMatch(/%$/);
    expect(total()).not.toHaveTextContent('old');
    app.center.faults.set('yesterdayComparison', 503);
    await app.advance(185_000);
    expect(total()).toHaveTextContent(/% ?vs \d+ yesterday\d min old/);
    expectState('Total Valid Appointments', 'ready');
    expect(screen.getByRole('heading', { level: 1 }).closest('header')).toHaveTextContent(
      'Some data is old',
    );
  });
});

describe('the retry of spec section 9', () => {
  it('comes once, a second after the failure, and the panel stands still meanwhile', async () => {
    const app = await openApp('/', { faults: { regions: 500 } });
    expect(app.requestsOf('regions')).toBe(1);
    expectState('Calendar Performance', 'loading');
    await app.advance(999);
    expect(app.requestsOf('regions')).toBe(1);
    await app.advance(1);
    expect(app.requestsOf('regions')).toBe(2);
    expectState('Calendar Performance', 'error');
    await app.advance(30_000);
    expect(app.requestsOf('regions')).toBe(3);
    expectState('Calendar Performance', 'error');
    await app.advance(1_000);
    expect(app.requestsOf('regions')).toBe(4);
    expectState('Calendar Performance', 'error');
  });
});

describe('calls without an interval (rulings C21)', () => {
  it('are fetched again when a dashboard response differs from the one before, and only then', async () => {
    const app = await openApp();
    const { advance, requestsOf } = app;
    expect([
      requestsOf('telemarketers'),
      requestsOf('recentValidations'),
      requestsOf('endpoints'),
    ]).toEqual([1, 1, 1]);
    changeTheWorld(app);
    await advance(30_000);
    expect([
      requestsOf('telemarketers'),
      requestsOf('recentValidations'),
      requestsOf('endpoints'),
    ]).toEqual([2, 2, 1]);
  });
});

describe('a wrong shape costs one card', () => {
  it.each(['shape', 'null', 'html', 'cut', 'empty-body'])(
    'when regions respond with %s',
    async (fault) => {
      const app = await openApp('/', { faults: { regions: fault } });
      await app.advance(1_000);
      expectState('Calendar Performance', 'error');
      expect(inCard('Calendar Performance').getByRole('alert')).toHaveTextContent(
        'GET /api/regions',
      );
      expectState('Telemarketer Performance', 'ready');
      expectState('Appointments Log', 'ready');
      expectState('Total Valid Appointments', 'ready');
    },
  );
});
