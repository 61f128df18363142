import { screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dashboard as dashboardOf } from '../../mocks/responses/dashboard.ts';
import {
  confirmedUntil,
  type DayRecord,
  gapsOf,
} from '../../src/features/day-record/rules/day-record.ts';
import { dayOf } from '../recorded-days.ts';
import { type App, card, click, inCard, openApp } from './open-app.tsx';
import { respondWith } from './respond-with.ts';
import { openWall } from './wall.ts';
import { remember } from './page.ts';
import { referenceMs } from '../../mocks/node.ts';
import { startRecorder } from '../../src/features/day-record/recorder.ts';

const day = '2026-11-21';
const saturdays = ['11-14', '11-07', '10-31', '10-24', '10-17', '10-10'].map((at) => `2026-${at}`);
const totals = [97, 99, 103, 105, 110, 114];
const kept = saturdays.map((each, index) =>
  dayOf(each, `08:59 0, 12:00 50, 14:30 ${totals[index] ?? 0}`, '21:30'),
);
const title = 'Total Valid Appointments';

/** Seen from before 9 AM on, but not from 11:42 AM to 12:24 PM. */
const today = dayOf(day, '08:50 0, 10:00 20, 12:24 60, 14:41 104', '14:41', '11:42-12:24');

async function openWith(
  record: DayRecord,
  days: readonly DayRecord[] = kept,
  path = '/',
  choices = {},
) {
  const app = await openApp(path, { firstLook: true, ...choices });
  await remember(app, record, days);
  return app;
}

const curve = () => inCard(title).getByRole('img', { name: /^Valid appointments by time of day/ });
describe("the day's curve", () => {
  it('shows its last total, the usual one and the gaps, and draws no line through a gap', async () => {
    const app = await openWith(today);
    expect(curve()).toHaveAccessibleName(
      'Valid appointments by time of day: 104 by 2:41 PM; usual by 2:40 PM: 98–112 (6 Saturdays); no data 11:42 AM – 12:24 PM',
    );
    expect(inCard(title).getByText('usual by 2:40 PM: 98–112 (6 Saturdays)')).toBeVisible();
    expect(inCard(title).getByText('no data 11:42 AM – 12:24 PM')).toBeVisible();

    const drawn = (line: string) => curve().querySelectorAll(`[data-line=${line}]`).length;
    expect([drawn('recorded'), drawn('band'), drawn('booked')]).toEqual([2, 1, 0]);
    expect(curve().querySelectorAll('[data-gap]')).toHaveLength(1);
    expect(curve().querySelector('circle')).not.toHaveAttribute('data-open');

    await remember(app, today, kept.slice(0, 3));
    expect(curve().querySelector('[data-line=band]')).toBeNull();
    expect(card(title)).not.toHaveTextContent(/usual by/);

    await remember(app, dayOf(day, '14:41 104', '14:41'), kept);
    expect(curve().querySelectorAll('[data-line=booked]')).toHaveLength(1);
    expect(inCard(title).getByText('before 2:41 PM from booking times')).toBeVisible();

    app.center.faults.set('dashboard', 503);
    await app.advance(3 * 60_000);
    expect(curve().querySelector('circle')).toHaveAttribute('data-open');
  });

  it.each([
    ['the rows have no booking times', { appointments: [{ status: 'valid', time: 'soon' }] }],
    [
      'a part of the rows was received (rulings A15)',
      { appointments: [{ status: 'valid', time: '2:38 PM' }], total: 76 },
    ],
  ])('shows when its record began if %s', async (_what, response) => {
    respondWith('appointments', response);
    await openWith(dayOf(day, '14:41 104', '14:41'), []);
    expect(inCard(title).getByText('Recording since 2:41 PM')).toBeVisible();
    expect(curve().querySelector('[data-line=booked]')).toBeNull();
  });

  it('is replaced by the bars of the week in weekly mode', async () => {
    await openWith(today, kept, '/', { scenario: 'sunday' });
    expect(inCard(title).queryByRole('button', { name: 'Day curve' })).toBeNull();
    expect(inCard(title).getByRole('img', { name: /by day/ })).toBeVisible();
  });
});

describe("the day curve's dialog (rulings C44)", () => {
  const dialog = () => screen.queryByRole('dialog', { name: 'Valid appointments through the day' });
  const open = async (app: App) => {
    await click(app, inCard(title).getByRole('button', { name: 'Day curve' }));
    return within(dialog() as HTMLElement);
  };

  it('shows the curve with a scale, and its hours as a table', async () => {
    const app = await openWith(today);
    const requests = app.center.log.entries().length;
    const opened = await open(app);
    expect(
      opened.getByRole('img', { name: /: 104 by 2:41 PM; usual by 2:40 PM: 98–112/ }),
    ).toBeVisible();
    expect(opened.getByText('no data 11:42 AM – 12:24 PM')).toBeVisible();
    const table = opened.getByRole('table', { name: 'Valid appointments, hour by hour' });
    const rows = within(table).getAllByRole('row');
    const textsOf = (row?: HTMLElement) =>
      Array.from(row?.children ?? [], ({ textContent }) => textContent);
    expect([rows[0], rows[2], rows[4], rows.at(-1)].map(textsOf)).toEqual([
      ['Time', 'Valid', 'Usual'],
      ['10 AM', '20', '0 (6 Saturdays)'],
      ['12 PM', 'No data', '50 (6 Saturdays)'],
      ['9 PM', '–', '98–112 (6 Saturdays)'],
    ]);
    expect(app.center.log.entries().length).toBe(requests);

    app.center.faults.set('dashboard', 503);
    await app.advance(3 * 60_000);
    expect(dialog()?.querySelector('circle')).toHaveAttribute('data-open');
  });
});

it('an old bookmark of the replay is the dashboard', async () => {
  await openWith(today, kept, '/?at=2026-11-20T10:15');
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(curve()).toBeVisible();
});

describe('the pace on the wall', () => {
  const totalsOf = () => card('Valid appointments today');

  it('is compared with the usual pace', async () => {
    const app = await openWall();
    const { totalValidAppointments: valid } = dashboardOf(app.center.world).metrics;
    const usual = (valid ?? 0) + 30;
    await remember(
      app,
      today,
      saturdays.map((each) => dayOf(each, `08:59 ${usual}`, '21:30')),
    );
    expect(totalsOf()).toHaveTextContent(`Behind usual by 2:40 PM: ${usual} (6 Saturdays)`);
    await remember(app, today, kept.slice(0, 3));
    expect(totalsOf()).not.toHaveTextContent(/usual/);
    await remember(app, today, kept);
    expect(totalsOf()).toHaveTextContent(/usual/);
    app.center.faults.set('dashboard', 503);
    await app.advance(3 * 60_000);
    expect(totalsOf()).not.toHaveTextContent(/usual/);
  });

  it('is not of a week', async () => {
    const app = await openWall('', { scenario: 'sunday' });
    await remember(app, today, kept);
    expect(card('Valid appointments this week')).not.toHaveTextContent(/usual/);
  });
});

const second = 1_000;
const minute = 60 * second;

/** A page that records, as after its first look. */
async function openRecording(path: string, now?: number) {
  const app = await openApp(path, { firstLook: true, ...(now !== undefined && { now }) });
  const { memory, end } = startRecorder(app.client);
  onTestFinished(end);
  await app.settle();
  return { app, memory };
}

describe('the record of a page', () => {
  it('has the figures of its calls, once a minute, and no personal data', async () => {
    const { app, memory } = await openRecording('/');
    const { points } = memory.today.get();
    expect(points).toHaveLength(1);
    expect(points[0]).toMatchObject({
      valid: 104,
      regions: [
        { region: 'california', valid: 41, total: 48 },
        { region: 'chicago', valid: 33, total: 42 },
        { region: 'arizona', valid: 19, total: 31 },
        { region: 'florida', valid: 11, total: 24 },
      ],
    });
    const text = JSON.stringify(points);
    for (const { event } of app.center.world.view().rows)
      for (const secret of [event.customer, event.phone, event.id])
        expect(secret !== '' && text.includes(`"${secret}"`)).toBe(false);
  });

  it('has a gap while the dashboard fails, and confirms nothing in it', async () => {
    const { app, memory } = await openRecording('/?display=wall');
    app.center.faults.set('dashboard', 503);
    await app.advance(6 * minute);
    expect(confirmedUntil(memory.today.get())).toBeLessThanOrEqual(referenceMs + 45 * second);
    app.center.faults.set('dashboard', null);
    await app.advance(minute);
    const gaps = gapsOf(memory.today.get());
    expect(gaps).toHaveLength(1);
    expect(gaps[0]?.[0]).toBeLessThanOrEqual(referenceMs + 45 * second);
    expect(gaps[0]?.[1]).toBeGreaterThan(referenceMs + 6 * minute);
  });

  it('is empty on a Sunday, whose figures are of a week', async () => {
    const { memory } = await openRecording(
      '/?display=wall',
      Date.parse('2026-11-22T14:41:00-05:00'),
    );
    expect(memory.today.get()).toMatchObject({ day: '2026-11-22', points: [], spans: [] });
  });
});
