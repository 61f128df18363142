import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { respondWith } from './respond-with.ts';
import { card, expectState } from './open-app.tsx';
import { header, items, openWall, regionRows, stage } from './wall.ts';

const totals = () => card('Valid appointments today');
const four = ['california', 'chicago', 'arizona', 'florida'];
const noise = /undefined|NaN|\[object Object\]|Infinity/;

/** Opens the wall on the response of one call. */
async function openWith(call: Parameters<typeof respondWith>[0], body: object) {
  respondWith(call, body);
  return openWall();
}

const region = (key: string, validAppointments: unknown, totalEvents: unknown) => ({
  key,
  name: key,
  validAppointments,
  totalEvents,
});

describe('nobody’s customer is on the wall', () => {
  it.each(['', 'sunday', 'hostile'])('scenario %s: no customer and no phone', async (scenario) => {
    const { center } = await openWall('', { scenario });
    const { rows } = center.world.view();
    expect(rows.length).toBeGreaterThan(100);
    const page = document.documentElement.outerHTML;
    const text = document.body.textContent ?? '';
    // Of the hostile texts some stand for a rep too: only whole texts that are a customer's alone count.
    const others = new Set(rows.flatMap(({ event }) => [event.salesRep, event.telemarketer]));
    const personal = rows
      .flatMap(({ event }) => [event.customer, event.phone])
      .filter((value) => value.trim().length > 3 && !others.has(value));
    expect(personal.length).toBeGreaterThan(100);
    expect(personal.filter((value) => text.includes(value) || page.includes(value))).toEqual([]);
    expect(localStorage.getItem('wall-figures')).not.toMatch(/\d{3}[-. )]+\d{4}/);
  });
});

describe('hostile and extreme data', () => {
  it('names that are markup, keys or 10 kB are text', async () => {
    await openWall('', { scenario: 'hostile' });
    expect(document.body.textContent).not.toMatch(noise);
    expect(items('Top sales reps')).toHaveLength(5);
    expect(items('Telemarketers')).toHaveLength(4);
    expect(stage().querySelector('script, img')).toBeNull();
    expect(Reflect.get(globalThis, '__xss')).toBeUndefined();
  });

  it('a rep’s 10 kB name stands in a line of its own kind', async () => {
    const name = 'W'.repeat(10_000);
    await openWith('appointments', {
      appointments: [{ title: 'DD', salesRep: name, region: 'texas', status: 'valid' }],
    });
    expect(items('Top sales reps')).toEqual([`1${name}TE1`]);
  });

  it('more valid than there are events gives no rate', async () => {
    await openWith(
      'regions',
      four.map((key) => region(key, 12, 10)),
    );
    expect(regionRows()[0]?.slice(1)).toEqual(['12/ 10', '', '–', '']);
  });

  it('no telemarketer and no rep: the spec’s words', async () => {
    respondWith('telemarketers', []);
    await openWith('appointments', { appointments: [] });
    expect(card('Telemarketers')).toHaveTextContent('No telemarketer data available');
    expect(card('Top sales reps')).toHaveTextContent('No sales rep data available');
    expectState('Telemarketers', 'empty');
    expectState('Top sales reps', 'empty');
  });

  it('the first day: nothing yet, and no leader', async () => {
    await openWall('', { scenario: 'first-day' });
    expect(totals()).toHaveTextContent('today0Booking opens at 9 AM Eastern.No yesterday data');
    expect(regionRows().map((cells) => cells.slice(1))).toEqual(
      four.map(() => ['0/ 0', '', '–', 'No events']),
    );
    expect(items('Telemarketers').every((text) => text?.endsWith('0'))).toBe(true);
    expect(document.querySelector('[data-leads]')).toBeNull();
    expect(card('Top sales reps')).toHaveTextContent('No sales rep data available');
  });

  it('the text of a week’s range is a text', async () => {
    await openWith('dashboard', {
      metrics: { weeklyMode: true, dateRange: { start: '<b>x</b>', end: 7 } },
    });
    expect(header()).toContain('Week of \u2068<b>x</b>\u2069 to –');
    expect(screen.getByRole('heading', { name: 'Valid appointments this week' })).toBeVisible();
    expect(card('Valid appointments this week')).toHaveTextContent(/^[^]*week–/);
  });
});
