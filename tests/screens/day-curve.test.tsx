import { screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { RecordedDays } from '../../src/features/day-record/recorded-days.ts';
import { startRecorder } from '../../src/features/day-record/recorder.ts';
import { referenceMs } from '../../mocks/node.ts';
import { dayOf } from '../recorded-days.ts';
import { type App, card, click, inCard, openApp } from './open-app.tsx';
import { remember, textsOf } from './page.ts';
import { respondWith } from './respond-with.ts';

const title = 'Total Valid Appointments';
const friday = dayOf('2026-11-20', '8:59 0, 9:59 16, 10:14 20, 10:29 22, 14:44 97, 20:59 151');

const open = async (choices: Parameters<typeof openApp>[1] = {}) =>
  openApp('/', { firstLook: true, ...choices });

const curve = () => inCard(title).getByRole('img', { name: /^Valid appointments by time of day/ });
const lines = (line: string) => curve().querySelectorAll(`[data-line=${line}]`);

describe("the day's curve", () => {
  it('is made of booking times, with a point at the last response, open when that is old', async () => {
    const app = await open();
    expect(curve()).toHaveAccessibleName('Valid appointments by time of day: 104 by 2:40 PM');
    expect([lines('today').length, lines('other').length]).toEqual([1, 0]);
    expect(curve().querySelector('circle')).not.toHaveAttribute('data-open');
    expect(card(title)).not.toHaveTextContent(/usual|no data|booking time/);

    app.center.faults.set('appointments', 503);
    await app.advance(4 * 60_000);
    expect(curve().querySelector('circle')).toHaveAttribute('data-open');
  });

  it('has the line of the last working day beside it, named at its end', async () => {
    const app = await open();
    const [before] = Array.from(lines('today'), (line) => line.outerHTML);
    expect(before).toBeDefined();
    await remember(app, friday);
    expect(lines('other')).toHaveLength(4);
    expect(within(curve()).getByText('Friday')).toBeVisible();
    expect(curve()).toHaveAccessibleName(/: 104 by 2:40 PM; Friday: 97 by 2:44 PM$/);
    await remember(app, dayOf('2026-11-19', '14:41 90'));
    expect(lines('other')).toHaveLength(0);
    expect(lines('today')[0]?.outerHTML).toBe(before);
  });

  it('has the line of Saturday on a Monday', async () => {
    const app = await open({ now: Date.parse('2026-11-23T14:41:00-05:00') });
    await remember(app, dayOf('2026-11-21', '14:41 104'));
    expect(within(curve()).getByText('Saturday')).toBeVisible();
  });

  it('says what it is without (C37), and is not drawn of a part of the rows (A15)', async () => {
    const times = ['10:30', 'soon', '2026-11-20T10:00:00-05:00'];
    respondWith(
      'appointments',
      times.map((time) => ({ status: 'valid', time })),
    );
    const app = await open();
    expect(curve()).toHaveAccessibleName('Valid appointments by time of day: 1 by 2:40 PM');
    expect(inCard(title).getByText('2 without a booking time today')).toBeVisible();
    app.unmount();
    respondWith('appointments', { appointments: [{ status: 'valid', time: '10:30' }], total: 76 });
    await open();
    expect(inCard(title).queryByRole('img', { name: /time of day/ })).toBeNull();
  });

  it('is a line on the axis before the first booking, and none before 9 AM', async () => {
    const app = await open({ scenario: 'first-day' });
    expect([lines('today').length, curve().querySelector('circle')]).toEqual([0, null]);
    await app.advance(16 * 60_000);
    const points = lines('today')[0]?.getAttribute('points') ?? '';
    expect(points).toMatch(/^0,100 /);
  });

  it('is replaced by the bars of the week in weekly mode', async () => {
    const app = await open({ scenario: 'sunday' });
    await remember(app, friday);
    expect(inCard(title).queryByRole('button', { name: 'Day curve' })).toBeNull();
    expect(inCard(title).getByRole('img', { name: /by day/ })).toBeVisible();
  });
});

describe("the day curve's dialog (rulings C44)", () => {
  const dialog = () => screen.queryByRole('dialog', { name: 'Valid appointments through the day' });
  async function openDialog(app: App) {
    await click(app, inCard(title).getByRole('button', { name: 'Day curve' }));
    return within(dialog() as HTMLElement);
  }

  it('shows the curve with a scale, and its hours as a table, from no other request', async () => {
    const app = await open();
    await remember(app, friday);
    const requests = app.center.log.entries().length;
    const opened = await openDialog(app);
    expect(opened.getByRole('img', { name: /: 104 by 2:40 PM; Friday: 97/ })).toBeVisible();
    const table = opened.getByRole('table', { name: 'Valid appointments, hour by hour' });
    const rows = within(table).getAllByRole('row');
    const cells = (row?: HTMLElement) => textsOf(row?.children ?? []);
    expect([rows[0], rows[1], rows.at(-1)].map(cells)).toEqual([
      ['Time', 'Today', 'Friday'],
      ['9 AM', '0', '0'],
      ['9 PM', '–', '151'],
    ]);
    expect(cells(rows[2])).toEqual(['10 AM', expect.stringMatching(/^[1-9]\d?$/), '16']);
    expect(app.center.log.entries().length).toBe(requests);
  });

  it('has no column of a day that was not recorded', async () => {
    const opened = await openDialog(await open());
    expect(textsOf(opened.getAllByRole('columnheader'))).toEqual(['Time', 'Today']);
  });
});

it('an old bookmark of the replay is the dashboard', async () => {
  await openApp('/?at=2026-11-20T10:15', { firstLook: true });
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(curve()).toBeVisible();
});

const minute = 60_000;

/** A page that records, as after its first look. */
async function openRecording(path: string, now?: number) {
  const app = await openApp(path, { firstLook: true, ...(now !== undefined && { now }) });
  const record = new RecordedDays();
  onTestFinished(startRecorder(app.client, record));
  await app.settle();
  return { app, record };
}

describe('the record of a page', () => {
  it('has the figures of its calls, and no personal data', async () => {
    const { app, record } = await openRecording('/');
    expect(record.days.get()).toEqual([
      {
        day: '2026-11-21',
        points: [
          expect.objectContaining({
            valid: 104,
            regions: [
              { region: 'california', valid: 41, total: 48 },
              { region: 'chicago', valid: 33, total: 42 },
              { region: 'arizona', valid: 19, total: 31 },
              { region: 'florida', valid: 11, total: 24 },
            ],
          }),
        ],
      },
    ]);
    const text = localStorage.getItem('day-record') ?? '';
    expect(text).toContain('california');
    for (const { event } of app.center.world.view().rows)
      for (const secret of [event.customer, event.phone, event.id])
        expect(secret !== '' && text.includes(`"${secret}"`)).toBe(false);
  });

  it('has the telemarketers for as long as their total is unchanged', async () => {
    const { app, record } = await openRecording('/');
    await app.poll('dashboard');
    const point = record.days.get().at(-1)?.points.at(-1);
    expect(point?.telemarketers.map(({ name }) => name)).toContain('Ana Torres');
  });

  it('has no point while the dashboard fails', async () => {
    const { app, record } = await openRecording('/?display=wall');
    const points = () => record.days.get()[0]?.points ?? [];
    app.center.faults.set('dashboard', 503);
    await app.advance(6 * minute);
    expect(points().at(-1)?.at).toBeLessThanOrEqual(referenceMs + minute);
    app.center.faults.set('dashboard', null);
    await app.advance(minute);
    expect(points().at(-1)?.at).toBeGreaterThan(referenceMs + 6 * minute);
  });

  it('is empty on a Sunday, whose figures are of a week', async () => {
    const sunday = Date.parse('2026-11-22T14:41:00-05:00');
    const { record } = await openRecording('/?display=wall', sunday);
    expect(record.days.get()).toEqual([]);
  });
});
