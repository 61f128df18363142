import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ReadName } from '../../src/calls/index.ts';
import { card, expectState, inCard, openApp, pollMs, type App } from './open-app.tsx';
import { noRows, footerOf, pageHeader, desks, figureOf } from './page.ts';

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
const figure = (title: string) => () => figureOf(title) ?? '';
const footer = (title: string) => () => footerOf(title);
const change = () => inCard('Total Valid Appointments').getByText(/%$/).textContent ?? '';

/** Each polled card of the dashboard: its call, and a figure of it that will change. */
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
const breakCalls = ({ center }: App, fault: number | null) =>
  calls.forEach((call) => center.faults.set(call, fault));

/** The text of a card without its age, its header, and its footer, which a stale card gives to its message. */
function bodyOf(title: string): string {
  const body = card(title).cloneNode(true) as HTMLElement;
  for (const part of body.querySelectorAll('header, footer')) part.remove();
  return body.textContent.replace(/\d+ (?:s|min) old/, '');
}

describe('each polled card', () => {
  it('shows a change of the server when its interval is over and not before', async () => {
    const app = await openApp();
    const all = [...polled, ['vs yesterday', 'yesterdayComparison', change] as const];
    const before = new Map(all.map(([title, , shown]) => [title, shown()]));
    changeTheWorld(app);
    let passed = 0;
    for (const interval of [...new Set(all.map(([, call]) => pollMs(call)))].toSorted(
      (a, b) => a - b,
    )) {
      const due = all.filter(([, call]) => pollMs(call) === interval);
      await app.advance(interval - passed - 1);
      for (const [title, call, shown] of due)
        expect([title, app.requestsOf(call), shown()]).toEqual([title, 1, before.get(title)]);
      await app.advance(1);
      passed = interval;
      for (const [title, call, shown] of due) {
        expect([title, app.requestsOf(call)]).toEqual([title, 2]);
        expect(shown()).not.toBe(before.get(title));
      }
    }
  });

  it('is followed by the calls without an interval when the dashboard changes (rulings C21)', async () => {
    const app = await openApp(noRows);
    const others = () =>
      (['telemarketers', 'recentValidations', 'endpoints'] as const).map(app.requestsOf);
    expect(others()).toEqual([1, 1, 1]);
    changeTheWorld(app);
    await app.poll('dashboard');
    expect(others()).toEqual([2, 2, 1]);
    await app.poll('dashboard');
    expect(others()).toEqual([2, 2, 1]);
  });

  it('keeps its data when a poll fails, shows its age, and recovers without a click', async () => {
    const app = await openApp();
    const before = new Map(polled.map(([title]) => [title, bodyOf(title)]));
    breakCalls(app, 503);
    let passed = 0;
    // One missed poll is no reason to worry, three are.
    const steps = [...calls].flatMap((call) => [
      { call, ms: pollMs(call) + 2_000, state: 'delayed' },
      { call, ms: 3 * pollMs(call) + 4_000, state: 'stale' },
    ]);
    for (const { call, ms, state } of steps.toSorted((a, b) => a.ms - b.ms)) {
      if (ms > passed) await app.advance(ms - passed);
      passed = ms;
      for (const [title] of polled.filter((each) => each[1] === call)) {
        expectState(title, state);
        expect(card(title)).toHaveTextContent(/\d+ (?:s|min) old/);
        expect(bodyOf(title)).toBe(before.get(title));
      }
    }
    expect(screen.queryByText('Validation Failed')).not.toBeInTheDocument();
    breakCalls(app, null);
    await app.poll('learningMetrics');
    for (const [title] of polled) expectState(title, 'ready');
  });
});

describe('the change versus yesterday', () => {
  it("reads 'No data' when its call fails; the figure stays", async () => {
    const app = await openApp('/', { firstLook: true, faults: { yesterdayComparison: 500 } });
    await app.advance(1_000);
    expectState('Total Valid Appointments', 'ready');
    expect(inCard('Total Valid Appointments').getByText('No data')).toBeVisible();
  });

  it('is blank until it has loaded, and shows its age when it is old', async () => {
    const app = await openApp('/', { firstLook: true, faults: { yesterdayComparison: 'hang' } });
    const total = () => card('Total Valid Appointments');
    expect(total()).not.toHaveTextContent('No data');
    app.center.faults.set('yesterdayComparison', null);
    await app.poll('yesterdayComparison');
    expect(change()).toMatch(/%$/);
    expect(total()).not.toHaveTextContent('old');
    app.center.faults.set('yesterdayComparison', 503);
    await app.poll('yesterdayComparison', 3);
    expect(total()).toHaveTextContent(/% ?vs \d+ yesterday\d+ (?:s|min) old/);
    expectState('Total Valid Appointments', 'ready');
    expect(pageHeader()).toHaveTextContent('Some data is old');
  });
});

it('a failed call is sent again once after a second, and its card does not change meanwhile (spec 9)', async () => {
  const app = await openApp('/', { firstLook: true, faults: { regions: 500 } });
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

const time = /\d{1,2}:\d{2}:\d{2} [AP]M/;

/** The cards whose header tells the time of their response. */
const timed = () =>
  [...document.querySelectorAll<HTMLElement>('[data-card]')]
    .filter((each) => time.test(each.querySelector('header')?.textContent ?? ''))
    .map((each) => each.dataset['card']);

describe('one time per screen, in its header', () => {
  it.each(desks)('on %s', async (path) => {
    const app = await openApp(path);
    for (let seconds = 0; seconds < 60; seconds += 15) {
      expect(pageHeader()).toHaveTextContent(/Updated/);
      expect(timed()).toEqual([]);
      await app.advance(15_000);
    }
  });

  it('a card whose call is not polled shows its own time', async () => {
    const app = await openApp(noRows);
    await app.advance(120_000);
    expect(timed()).toContain('API Endpoints');
    expect(timed()).not.toContain('Calendar Performance');
    expect(card('API Endpoints')).toHaveTextContent('2:41:00 PM');
  });

  it("an old card shows its age, and the header's time stays that of the main call (C32)", async () => {
    const app = await openApp('/', { firstLook: true });
    // Its title does not move when the age comes.
    const room = card('Calendar Performance').querySelector('header > [aria-hidden=true]');
    expect(room).toHaveTextContent('old');
    app.center.faults.set('regions', 503);
    await app.advance(Math.max(120_000, 3 * pollMs('regions')) + 5_000);
    expect(pageHeader()).toHaveTextContent('Some data is old');
    expect(pageHeader()).not.toHaveTextContent(/minute/);
    expectState('Calendar Performance', 'stale');
    expect(card('Calendar Performance')).toHaveTextContent(/\d+ min old/);
    expect(timed()).not.toContain('Top Sales Reps');
    app.center.faults.set('regions', null);
    app.center.faults.set('dashboard', 503);
    await app.advance(Math.max(120_000, 3 * pollMs('dashboard')) + 5_000);
    expect(pageHeader()).toHaveTextContent(/Data is \d+ minutes old/);
    expectState('Calendar Performance', 'ready');
    expect(timed()).toContain('Calendar Performance');
  });
});
