import { describe, expect, it } from 'vitest';
import { card } from './open-app.tsx';
import { items, openWall, regionRows } from './wall.ts';

const totals = () => card('Valid appointments today');
const four = ['california', 'chicago', 'arizona', 'florida'];

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
});
