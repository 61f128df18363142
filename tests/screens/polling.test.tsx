import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CallName } from '../../mocks/calls.ts';
import { card, expectState, inCard, openApp } from './open-app.tsx';

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

describe.each(polled)('%s', (title, call, seconds, shown) => {
  it(`shows a change of the server after ${seconds} s and not before`, async () => {
    const app = await openApp();
    const before = shown();
    changeTheWorld(app);
    await app.advance(seconds * 1_000 - 1);
    expect(shown()).toBe(before);
    expect(app.requestsOf(call)).toBe(1);
    await app.advance(1);
    expect(app.requestsOf(call)).toBe(2);
    expect(shown()).not.toBe(before);
  });

  it('keeps its data when a poll fails, says its age, and recovers without a click', async () => {
    const app = await openApp();
    const before = bodyOf(title);
    app.center.faults.set(call, 503);
    // One missed poll is calm, three are said.
    await app.advance(seconds * 1_000 + 2_000);
    expectState(title, 'delayed');
    expect(card(title)).toHaveTextContent(/\d+ (?:s|min) old/);
    expect(bodyOf(title)).toBe(before);
    await app.advance(seconds * 2_000 + 2_000);
    expectState(title, 'stale');
    expect(bodyOf(title)).toBe(before);
    expect(card(title)).toHaveTextContent(/\d+ (?:s|min) old/);
    expect(screen.queryByText('Validation Failed')).not.toBeInTheDocument();
    app.center.faults.set(call, null);
    await app.advance(seconds * 1_000);
    expectState(title, 'ready');
  });

  it('without data shows which call failed and how, and Try Again brings it back', async () => {
    const app = await openApp('/', { faults: { [call]: 502 } });
    await app.advance(1_000);
    expectState(title, 'error');
    const { method, path } = { method: 'GET', path: pathOf(call) };
    expect(card(title)).toHaveTextContent(`${method} ${path} returned an error.`);
    expect(card(title)).toHaveTextContent('502: Simulated fault 502');
    expect(screen.getAllByRole('alert')[0]).toHaveTextContent(path);
    app.center.faults.set(call, null);
    await app.user.click(inCard(title).getByRole('button', { name: 'Try Again' }));
    await app.settle();
    expectState(title, 'ready');
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
