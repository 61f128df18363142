import { describe, expect, it, vi } from 'vitest';
import { requestFrom } from '../../mocks/request.ts';
import { easternMs } from '../../mocks/world/calendar.ts';
import { catchDownload } from './catch-download.ts';
import { card, click, openApp } from './open-app.tsx';
import { respondWith } from './respond-with.ts';
import { button } from './page.ts';

const path = '/monthly-data';

describe('Export Data', () => {
  it('saves unknown fields too, in a file named by the Eastern date', async () => {
    const sent = { summary: { currentMonth: null, secret: 7 }, months: [{ month: '2026-10' }] };
    respondWith('monthly', sent);
    const app = await openApp(path, { now: easternMs('2026-11-20', 23 * 60 + 30) });
    const saved = catchDownload();
    await click(app, button('Export Data, JSON'));
    expect(saved[0]?.name).toBe('monthly-metrics-2026-11-20.json');
    expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual(sent);
  });

  it('fetches the months again, saves them and shows them (rulings C22)', async () => {
    const app = await openApp(path);
    const saved = catchDownload();
    const before = card('Total Appointments').textContent;
    vi.setSystemTime(Date.now() + 60 * 60_000);
    await app.advance(1_000);
    expect(app.requestsOf('monthly')).toBe(1);
    await click(app, button('Export Data, JSON'));
    expect(app.requestsOf('monthly')).toBe(2);
    expect(await saved[0]?.text()).toBe(await (await requestFrom(app.center, 'monthly')).text());
    expect(card('Total Appointments')).not.toHaveTextContent(before ?? '');
  });
});
