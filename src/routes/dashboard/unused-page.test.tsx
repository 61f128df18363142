import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import type { Mounted } from '../../../tests/mount/mounted.ts';
import { easternMs } from '../../../tests/recorded-days.ts';
import { dashboardBody } from '../../../tests/rows.ts';
import { alerts } from '../../calls/alerts.ts';
import { dashboard } from '../../calls/dashboard.ts';
import { regions } from '../../calls/regions.ts';
import { watchTimeAway } from '../../features/day-record/time-away.ts';
import { useCall } from '../../query/use-call.ts';
import { ChangesStrip } from './changes-strip.tsx';

const minute = 60_000;
let stop = (): void => undefined;
afterEach(() => stop());

function Page() {
  useCall(dashboard);
  useCall(regions);
  useCall(alerts);
  return (
    <>
      <div id="since" />
      <ChangesStrip />
    </>
  );
}

const withValid = (totalValidAppointments: number) => ({
  dashboard: dashboardBody({ totalValidAppointments }),
  regions: [],
  alerts: [],
});

/** The page at 1:11 PM, in front, with 60 valid appointments. */
async function open(url = '/') {
  const now = easternMs('2026-11-21', '13:11');
  const app = await mountCard(<Page />, withValid(60), { url, now });
  act(() => void (stop = watchTimeAway(app.client, app.day)));
  return app;
}

/** Time passes without a key, pointer or touch, at once until its last poll, and the server has other figures. */
async function pass(app: Mounted, minutes: number, valid: number) {
  app.respond(withValid(valid));
  vi.setSystemTime(Date.now() + minutes * minute - 35_000);
  await app.advance(35_000);
}

const strip = () => screen.queryByRole('region', { name: 'Since you last looked' });
const move = () => fireEvent.pointerMove(document.body);

describe('a page in front that nobody uses for 20 minutes', () => {
  it('says what changed since it was used last, before and after somebody is back', async () => {
    const app = await open();
    await pass(app, 19, 80);
    expect(strip()).toBeNull();
    await pass(app, 3, 104);
    expect(strip()).toHaveTextContent('Since 1:11 PM:+44 valid');
    move();
    expect(strip()).toHaveTextContent('Since 1:11 PM:+44 valid');
  });

  it('says it only once there is a change', async () => {
    const app = await open();
    await pass(app, 22, 60);
    expect(strip()).toBeNull();
    await pass(app, 2, 61);
    expect(strip()).toHaveTextContent('Since 1:11 PM:+1 valid');
  });

  it('counts its strip as read only with somebody there', async () => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    const app = await open();
    await pass(app, 25, 104);
    await app.advance(65_000);
    expect(strip()).toBeVisible();
    move();
    await app.advance(65_000);
    expect(strip()).toBeNull();
  });

  it.each([
    ['a key', () => fireEvent.keyDown(document.body, { key: 'Shift' })],
    ['a pointer', move],
    ['a press', () => fireEvent.pointerDown(document.body)],
    ['a touch', () => fireEvent.touchStart(document.body)],
    ['a wheel', () => fireEvent.wheel(document.body)],
  ])('is in use by %s', async (_what, use) => {
    const app = await open();
    await pass(app, 12, 80);
    use();
    await pass(app, 10, 104);
    expect(strip()).toBeNull();
  });

  it('says what changed since that use', async () => {
    const app = await open();
    await pass(app, 5, 80);
    move();
    await pass(app, 22, 110);
    expect(strip()).toHaveTextContent('Since 1:16 PM:+30 valid');
  });

  it('says it at the next use after its machine slept', async () => {
    const app = await open();
    vi.setSystemTime(Date.now() + 90 * minute);
    move();
    app.respond(withValid(104));
    await app.advance(61_000);
    expect(strip()).toHaveTextContent('Since 1:11 PM:+44 valid');
  });

  it('is no wall, which nobody uses', async () => {
    const app = await open('/?display=wall');
    await pass(app, 25, 104);
    move();
    expect([strip(), app.day.timeAway.get()]).toEqual([null, null]);
  });
});
