import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import type { Mounted } from '../../../tests/mount/mounted.ts';
import { dayOf, easternMs } from '../../../tests/recorded-days.ts';
import { appointmentRow, times } from '../../../tests/rows.ts';
import { button, hrefsOf, remember, textsOf } from '../../../tests/screens/page.ts';
import { appointments } from '../../calls/appointments.ts';
import { yesterdayComparison } from '../../calls/dashboard.ts';
import { configure } from '../../config.ts';
import { useCall } from '../../query/use-call.ts';
import { SmallCurve } from './small-curve.tsx';

const friday = dayOf('2026-11-20', '8:59 0, 9:59 16, 10:14 20, 10:29 22, 14:44 97, 20:59 151');

/** Valid rows that were booked at these times of the day. */
const bookedAt = (...at: readonly string[]) => at.map((time) => appointmentRow({ time }));
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

describe("the day curve's dialog (C44)", () => {
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
      ['Hour', 'Valid', 'Total', 'Friday'],
      ['9 AM', '2', '2', '16'],
      ['10 AM', '0', '2', '–'],
      ['2 PM', '0', '3', '97'],
    ]);
    expect(hrefsOf(within(table).getAllByRole('link'))).toEqual([
      '/?hour=9#appointments',
      '/?hour=12#appointments',
    ]);
    expect(app.requestsOf('appointments')).toBe(1);
  });

  it('has no column of a day that was not recorded', async () => {
    const opened = await openDialog(await open());
    expect(textsOf(opened.getAllByRole('columnheader'))).toEqual(['Hour', 'Valid', 'Total']);
  });

  it('answers the arrow keys as a slider', async () => {
    const app = await open();
    const opened = await openDialog(app);
    const slider = opened.getByRole('slider', { name: 'Time of day' });
    act(() => slider.focus());
    expect(slider).toHaveAttribute('aria-valuetext', '2:40 PM, 3');
    await app.press('{ArrowLeft}');
    expect(slider).toHaveAttribute('aria-valuetext', '2:30 PM, 3');
    await app.press('{Home}');
    expect(slider).toHaveAttribute('aria-valuetext', '9 AM, 0');
  });
});

describe('what is read on the curve', () => {
  it('is the time and the total under the pointer, up to now', async () => {
    await open();
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 720));
    const point = (clientX: number) => fireEvent.pointerMove(button('Day curve'), { clientX });
    point(60);
    expect(screen.getByText('10 AM, 2')).toBeVisible();
    point(718);
    expect(screen.getByText('2:40 PM, 3')).toBeVisible();
    fireEvent.pointerLeave(button('Day curve'));
    expect(screen.queryByText(/PM, 3/)).toBeNull();
  });

  it('moves by the arrow keys, and goes when the focus leaves', async () => {
    const app = await open();
    act(() => button('Day curve').focus());
    await app.press('{ArrowLeft}{ArrowLeft}');
    expect(screen.getByText('2:20 PM, 3')).toBeVisible();
    await app.press('{Home}{ArrowRight}{ArrowRight}');
    expect(screen.getByText('9:20 AM, 1')).toBeVisible();
    await app.press('{End}{ArrowRight}');
    expect(screen.getByText('2:40 PM, 3')).toBeVisible();
    act(() => button('Day curve').blur());
    expect(screen.queryByText(/PM, 3/)).toBeNull();
  });
});

describe('the scale of the curve', () => {
  const yesterday = (count: number) => ({
    totalValidAppointments: { change: 1, trend: 'up', yesterday: count },
  });
  /** The curve beside the total, whose card requests the comparison. */
  function WithComparison() {
    useCall(yesterdayComparison);
    return <Curve />;
  }
  const openWith = (count: number, sent: object = three) =>
    mountCard(
      <WithComparison />,
      { appointments: sent, yesterdayComparison: yesterday(count) },
      { now: easternMs('2026-11-21', '14:41') },
    );
  /** The upper end of today's line, in percent from the top. */
  const topOf = () => lines('today')[0]?.getAttribute('points')?.split(',').at(-1);

  it("ends at yesterday's total, which has a line and a name", async () => {
    await openWith(60);
    expect(topOf()).toBe('95');
    expect(within(curve()).getByText('Yesterday 60')).toBeVisible();
    expect(curve()).toHaveAccessibleName(/; Yesterday 60$/);
  });

  it.each([
    ['20 at least', 4, three, '85'],
    ["today's total where that is more", 4, bookedAt(...times(30, '9:20')), '0'],
    ['20 without a yesterday', 0, three, '85'],
  ])('ends at %s', async (_what, count, sent, top) => {
    await openWith(count, sent);
    expect(topOf()).toBe(top);
    expect(within(curve()).queryByText(/^Yesterday/) !== null).toBe(count > 0);
  });

  it('ends at the goal of the center, where it has one', async () => {
    configure({ dailyGoal: 120 }, undefined);
    onTestFinished(() => configure(undefined, undefined));
    await openWith(60);
    expect(topOf()).toBe('97.5');
    expect(within(curve()).getByText('Goal 120')).toBeVisible();
    expect(within(curve()).queryByText(/^Yesterday/)).toBeNull();
  });
});
