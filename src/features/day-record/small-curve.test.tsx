import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import type { Mounted } from '../../../tests/mount/mounted.tsx';
import { dayOf, easternMs } from '../../../tests/recorded-days.ts';
import { appointmentRow } from '../../../tests/rows.ts';
import { button, remember, textsOf } from '../../../tests/screens/page.ts';
import { appointments } from '../../calls/appointments.ts';
import { useCall } from '../../query/use-call.ts';
import { SmallCurve } from './small-curve.tsx';

const friday = dayOf('2026-11-20', '8:59 0, 9:59 16, 10:14 20, 10:29 22, 14:44 97, 20:59 151');

/** Valid rows that were booked at these times of the day. */
const bookedAt = (...times: readonly string[]) => times.map((time) => appointmentRow({ time }));
const three = bookedAt('9:20', '9:50', '12:05');

/** The curve, with the polls of the dashboard's cards. */
function Curve() {
  useCall(appointments);
  return <SmallCurve isStale={false} />;
}

const open = (sent: object = three, now = easternMs('2026-11-21', '14:41')) =>
  mountCard(<Curve />, { appointments: sent }, { now });

const curve = () => screen.getByRole('img', { name: /^Valid appointments by time of day/ });
const lines = (line: string) => curve().querySelectorAll(`[data-line=${line}]`);

describe("the day's curve", () => {
  it('is made of booking times, with a point at the last response, open when that is old', async () => {
    const app = await open();
    expect(curve()).toHaveAccessibleName('Valid appointments by time of day: 3 by 2:40 PM');
    expect([lines('today').length, lines('other').length]).toEqual([1, 0]);
    expect(curve().querySelector('circle')).not.toHaveAttribute('data-open');
    app.respond({ appointments: 503 });
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
    expect(curve()).toHaveAccessibleName(/: 3 by 2:40 PM; Friday: 97 by 2:44 PM$/);
    await remember(app, dayOf('2026-11-19', '14:41 90'));
    expect(lines('other')).toHaveLength(0);
    expect(lines('today')[0]?.outerHTML).toBe(before);
  });

  it('has the line of Saturday on a Monday', async () => {
    const app = await open(three, easternMs('2026-11-23', '14:41'));
    await remember(app, dayOf('2026-11-21', '14:41 104'));
    expect(within(curve()).getByText('Saturday')).toBeVisible();
  });

  it('is made of the rows with a time, and not of a part of the rows (A15)', async () => {
    const app = await open(bookedAt('10:30', 'soon', '11:20'));
    expect(curve()).toHaveAccessibleName('Valid appointments by time of day: 2 by 2:40 PM');
    await app.show({ appointments: { appointments: three, total: 76 } });
    expect(screen.queryByRole('img', { name: /time of day/ })).toBeNull();
  });

  it('is a line on the axis before the first booking, and none before 9 AM', async () => {
    const app = await open([], easternMs('2026-11-21', '8:45'));
    expect([lines('today').length, curve().querySelector('circle')]).toEqual([0, null]);
    await app.advance(16 * 60_000);
    const points = lines('today')[0]?.getAttribute('points') ?? '';
    expect(points).toMatch(/^0,100 /);
  });
});

describe("the day curve's dialog (rulings C44)", () => {
  async function openDialog(app: Mounted) {
    await app.click(button('Day curve'));
    return within(screen.getByRole('dialog', { name: 'Valid appointments through the day' }));
  }

  it('shows the curve with a scale, and its hours as a table, from no other request', async () => {
    const app = await open();
    await remember(app, friday);
    const opened = await openDialog(app);
    expect(opened.getByRole('img', { name: /: 3 by 2:40 PM; Friday: 97/ })).toBeVisible();
    const table = opened.getByRole('table', { name: 'Valid appointments, hour by hour' });
    const rows = within(table).getAllByRole('row');
    const cells = (row?: HTMLElement) => textsOf(row?.children ?? []);
    expect([rows[0], rows[1], rows[2], rows.at(-1)].map(cells)).toEqual([
      ['Time', 'Today', 'Friday'],
      ['9 AM', '0', '0'],
      ['10 AM', '2', '16'],
      ['9 PM', '–', '151'],
    ]);
    expect(app.requestsOf('appointments')).toBe(1);
  });

  it('has no column of a day that was not recorded', async () => {
    const opened = await openDialog(await open());
    expect(textsOf(opened.getAllByRole('columnheader'))).toEqual(['Time', 'Today']);
  });
});
