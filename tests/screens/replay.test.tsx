import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import type { DayMemory } from '../../src/features/day-record/day-memory.ts';
import { replayPath } from '../../src/paths.ts';
import { memoryOf } from '../replayed-day.ts';
import { card, click, expectState, inCard, openApp } from './open-app.tsx';

const today = '2026-11-21';
const before = '2026-11-20';
const minute = 60_000;

/** Opens the app at a moment of a day that is remembered. */
async function openReplay(at: string, memory: DayMemory = memoryOf(today, before)) {
  const app = await openApp(replayPath(at));
  await act(async () => app.day.memory.set(memory));
  await app.settle();
  /** To another moment. */
  const go = async (to: string) => {
    act(() => navigate(replayPath(to)));
    await app.settle();
  };
  return { ...app, memory, go };
}

const mark = () => screen.getByRole('region', { name: 'Replay' });
const slider = () => screen.getByRole('slider', { name: 'Time' });
const subtitle = () => document.querySelector('header h1 ~ p')?.textContent;
const isLive = () =>
  location.search === '' && screen.queryByText('recorded in this browser') === null;

/** The mark, and the figures that stand under it. */
function expectShown(time: string, valid: string, california: string, ana: string) {
  expect(mark()).toHaveTextContent(`${time}, recorded in this browser`);
  expect(card('Total Valid Appointments')).toHaveTextContent(valid);
  expect(
    inCard('Calendar Performance').getByRole('link', { name: /California/ }),
  ).toHaveTextContent(`${california} appointments`);
  expect(card('Telemarketer Performance')).toHaveTextContent(`Ana Torres${ana}`);
}

describe('a moment of the URL', () => {
  it('shows the figures of then', async () => {
    const app = await openReplay('10:15');
    for (const [at, time, valid, one, dateAndTime] of [
      ['10:15', '10:15 AM', '25', '19', 'Saturday, November 21, 2026, at 10:15 AM'],
      ['11:00', '11:00 AM', '25', '19', 'Saturday, November 21, 2026, at 11:00 AM'],
      ['13:00', '1:00 PM', '55', '41', 'Saturday, November 21, 2026, at 1:00 PM'],
      ['now', '2:41 PM', '55', '41', 'Saturday, November 21, 2026, at 2:41 PM'],
      [`${before}T10:15`, '10:15 AM', '25', '19', 'Friday, November 20, 2026, at 10:15 AM'],
      [`${today}T10:15`, '10:15 AM', '25', '19', 'Saturday, November 21, 2026, at 10:15 AM'],
    ] as const) {
      await app.go(at);
      expectShown(time, valid, one, one);
      expect(subtitle()).toBe(dateAndTime);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Dashboard$/);
    }

    // Each as it stood, and what was not kept.
    await app.go('10:15');
    expect(card('Total Valid Appointments')).toHaveTextContent('25of 33 events');
    expect(card('Active Regions')).toHaveTextContent('2');
    expect(card('AI Confidence')).toHaveTextContent('81.9%');
    expect(
      inCard('Business Hours').getByRole('img', { name: /then 10:15 AM Eastern/ }),
    ).toBeVisible();
    expect(card('Calendar Performance')).toHaveTextContent('25 valid of 33 events');
    expect(inCard('Calendar Performance').getByRole('link', { name: /Florida/ })).toHaveTextContent(
      '50%',
    );
    expect(card('Telemarketer Performance')).toHaveTextContent('2 of 4 telemarketers');
    expect(card('Top Sales Reps')).toHaveTextContent('Lists are not kept');
    expect(screen.queryByRole('button', { name: /Refresh/ })).toBeNull();
  });

  it('says that nothing was received then, or that it is none', async () => {
    const app = await openReplay('10:15');
    for (const [at, note, valid] of [
      ['12:00', /No data 11:42 AM – 12:24 PM\. The figures are from 11:42 AM\./, '40'],
      ['07:00', /Nothing was recorded at 7:00 AM. The nearest record is from 8:52 AM./, '0'],
      ['23:00', /Nothing was recorded at 11:00 PM. The nearest record is from 2:41 PM./, '55'],
    ] as const) {
      await app.go(at);
      expect(mark()).toHaveTextContent(note);
      expect(card('Total Valid Appointments')).toHaveTextContent(valid);
    }
    for (const at of ['2026-10-03T10:15', '2026-02-30T10:15']) {
      await app.go(at);
      expect(card('Day record')).toHaveTextContent(/No record of /);
      expect(screen.queryByRole('slider')).toBeNull();
      expect(screen.getByRole('link', { name: 'Back to now' })).toBeVisible();
    }
    for (const at of ['24:00', '9:15', 'yesterday', '', `${before}T`]) {
      await app.go(at);
      expect(screen.queryByText('recorded in this browser')).toBeNull();
      expect(card('Recent Validations')).toBeVisible();
    }
  });
});

describe('by keyboard', () => {
  it('goes a sample on and back, to the ends, and back to now', async () => {
    const app = await openReplay('10:15');
    const entries = history.length;
    const press = async (key: string) => {
      await app.user.keyboard(key);
      await app.advance(1_000);
    };
    await press('{ArrowRight}');
    expectShown('11:40 AM', '40', '30', '30');
    expect(location.search).toBe('?at=11:40');
    await press('{ArrowLeft}{ArrowLeft}');
    expectShown('8:52 AM', '0', '0', '0');
    await press('{End}');
    expect(location.search).toBe('?at=now');
    await press('{Home}');
    expect(location.search).toBe('?at=08:52');
    expect(history.length).toBe(entries);
    await press('{Escape}');
    expect(isLive()).toBe(true);
    expect(history.length).toBe(entries);
  });
});

it('steps by its buttons, and stands at any minute of the slider', async () => {
  const app = await openReplay('10:15');
  await click(app, screen.getByRole('button', { name: 'Step forward' }));
  expectShown('11:40 AM', '40', '30', '30');
  await click(app, screen.getByRole('link', { name: 'Back to now' }));
  expect(isLive()).toBe(true);
});

it('shows a kept day, chosen among all', async () => {
  const app = await openReplay('10:15');
  const choice = screen.getByRole('combobox', { name: 'Day' });
  await app.user.selectOptions(choice, 'Fri, Nov 20');
  await app.advance(1_000);
  expect(location.search).toBe(`?at=${before}T10:15`);
  expect(subtitle()).toBe('Friday, November 20, 2026, at 10:15 AM');
  expect(mark()).toHaveTextContent('every 15 minutes');
  await app.user.selectOptions(choice, 'Today');
  expect(mark()).not.toHaveTextContent('kept every');
  await app.advance(1_000);
  expect(location.search).toBe('?at=now');
});

it('follows what is live at its end, and stands still elsewhere', async () => {
  const app = await openReplay('now');
  const later = async (at: number) => {
    await act(async () =>
      app.memory.today.set((record) => ({ ...record, spans: [...record.spans, [at, at]] })),
    );
  };
  await later(Date.parse(`${today}T14:45:00-05:00`));
  expect(slider()).toHaveAttribute('aria-valuetext', '2:45 PM');
  await app.user.keyboard('{Home}');
  await later(Date.parse(`${today}T14:47:00-05:00`));
  expect(slider()).toHaveAttribute('aria-valuetext', '8:52 AM');
  expect(slider()).toHaveAttribute('max', String(14 * 60 + 47));
});

it('is left after five minutes in which nobody did anything', async () => {
  const app = await openReplay('10:15');
  await app.advance(4 * minute);
  await app.user.keyboard('{ArrowRight}');
  await app.advance(4 * minute + 50_000);
  expect(mark()).toBeVisible();
  await app.advance(15_000);
  expect(isLive()).toBe(true);
});

it('requests nothing but what is polled, and polls on', async () => {
  const app = await openReplay('10:15');
  const requests = () => app.center.log.entries().length;
  const opened = requests();
  await app.user.keyboard('{ArrowRight}{ArrowLeft}{Home}{End}');
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Day' }), 'Fri, Nov 20');
  await app.settle();
  expect(requests()).toBe(opened);
  const polls = app.requestsOf('dashboard');
  await app.advance(2 * minute);
  expect(app.requestsOf('dashboard')).toBeGreaterThan(polls);
});

it('stands while every call fails; its last point is open then', async () => {
  const app = await openReplay('10:15');
  for (const call of ['dashboard', 'regions', 'telemarketers', 'historicalSummary'] as const)
    app.center.faults.set(call, 503);
  await app.advance(3 * minute);
  expectShown('10:15 AM', '25', '19', '19');
  expect(document.querySelector('[data-state=error], [data-state=stale]')).toBeNull();
  await app.user.keyboard('{End}');
  await app.advance(1_000);
  const title = 'Valid appointments through the day';
  expect(card(title).querySelector('circle')).toHaveAttribute('data-open');
});

describe('without a record', () => {
  it('says what will be here', async () => {
    const memory = memoryOf(today);
    await memory.clear();
    await openReplay('now', memory);
    expectState('Day record', 'empty');
    expect(card('Day record')).toHaveTextContent('Nothing recorded yet');
  });
});

describe('on a closed day', () => {
  const sunday = '2026-11-22';

  it('is the dashboard', async () => {
    const app = await openApp(replayPath('10:15'), { scenario: 'sunday' });
    await act(async () => app.day.memory.set(memoryOf(sunday, today)));
    await app.settle();
    expect(isLive()).toBe(true);
  });

  it('shows a day that is kept', async () => {
    const app = await openApp(replayPath(`${today}T10:15`), { scenario: 'sunday' });
    await act(async () => app.day.memory.set(memoryOf(sunday, today)));
    await app.settle();
    expectShown('10:15 AM', '25', '19', '19');
    expect(subtitle()).toContain('November 21');
  });
});
