import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  isHiddenInRepLists,
  isPendingToAssign,
  type Person,
  readRep,
} from '../../src/domain/people.ts';
import { type RegionKey, regions } from '../../src/domain/region/region.ts';
import { salesRepPath } from '../../src/paths.ts';
import { card, click, expectState, inCard, openApp, type App } from './open-app.tsx';
import { respondWith } from './respond-with.ts';
import { bodyRows, hrefsOf, param, figureOf } from './page.ts';
import { easternTime } from '../../src/domain/time/eastern.ts';

const cards = ['Bookings by Hour', 'Field Agents', 'Recent Appointments'];

const validIn = ({ center }: App, region: RegionKey) =>
  center.world
    .view()
    .rows.filter(({ event, status }) => event.region === region && status === 'valid');
/** Valid appointments per sales rep, most first; equal counts by name. */
function repsIn(app: App, region: RegionKey) {
  const counts = new Map<string, { rep: Person; count: number }>();
  for (const { salesRep } of validIn(app, region)) {
    const rep = readRep(salesRep);
    if (isHiddenInRepLists(rep)) continue;
    counts.set(rep.id, { rep, count: (counts.get(rep.id)?.count ?? 0) + 1 });
  }
  return [...counts]
    .toSorted(([a, x], [b, y]) => y.count - x.count || (a < b ? -1 : 1))
    .map(([, rep]) => rep);
}
const recent = () => bodyRows('Recent Appointments');
const customers = () =>
  recent().map((row) => within(row).getByRole('rowheader').querySelector('bdi')?.textContent);

describe('the state dashboard', () => {
  it("is named by the region's display name, and leads back to the states", async () => {
    const app = await openApp('/states/chicago');
    expect(screen.getByRole('heading', { level: 1, name: 'Illinois' })).toBeVisible();
    expect(document.title).toMatch(/Illinois · Appointment Tracker$/);
    await click(app, screen.getByRole('link', { name: 'Back to States Dashboard' }));
    expect(location.pathname).toBe('/states');
  });

  it.each(['california', 'florida'] as const)(
    'counts the valid appointments and active field agents of %s',
    async (region) => {
      const app = await openApp(`/states/${region}`);
      const valid = validIn(app, region);
      const agents = repsIn(app, region);
      expect(figureOf('Valid Appointments')).toBe(String(valid.length));
      expect(figureOf('Active Field Agents')).toBe(String(agents.length));
      expect(figureOf('Average per Active Agent')).toBe(
        String(Math.round(valid.length / agents.length)),
      );
      expect(card('Average per Active Agent')).toHaveTextContent('valid, rounded');
      const unknown = valid.filter(({ salesRep }) => isHiddenInRepLists(readRep(salesRep))).length;
      expect(card('Valid Appointments')).toHaveTextContent(`${unknown} without a known rep`);
    },
  );

  it('shows the rate of /api/regions first, with its band and the distance to the next one (visual.md 19)', async () => {
    respondWith('regions', [
      { key: 'florida', name: 'Florida', totalEvents: 23, validAppointments: 11 },
      { key: 'california', name: 'California', totalEvents: 59, validAppointments: 52 },
      { key: 'arizona', name: 'Arizona', totalEvents: 0, validAppointments: 0 },
    ]);
    const rate = () => card('Validation Rate');
    const florida = await openApp('/states/florida');
    expect(rate()).toHaveTextContent(
      'Validation Rate47.8%Poor11 of 23 valid2.2 points from Warning',
    );
    expect(within(rate()).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '48');
    florida.unmount();
    const california = await openApp('/states/california');
    expect(rate()).toHaveTextContent('88.1%Excellent52 of 59 valid');
    expect(rate()).not.toHaveTextContent('points');
    california.unmount();
    await openApp('/states/arizona');
    expect(rate()).toHaveTextContent(/–No events yet today$/);
    expect(within(rate()).queryByRole('progressbar')).toBeNull();
  });

  it('lists the field agents with their counts, each a link to the rep', async () => {
    const app = await openApp('/states/chicago');
    const agents = repsIn(app, 'chicago');
    const table = within(inCard('Field Agents').getByRole('table'));
    expect(hrefsOf(table.getAllByRole('link'))).toEqual(
      agents.map(({ rep }) => salesRepPath(rep, regions.chicago)),
    );
    const pending = agents.find(({ rep }) => isPendingToAssign(rep))?.count ?? 0;
    expect(pending).toBeGreaterThan(0);
    const listed = agents.reduce((sum, { count }) => sum + count, 0);
    expect(card('Field Agents')).toHaveTextContent(
      `${listed - pending} of ${validIn(app, 'chicago').length} have a known rep`,
    );
    expect(card('Valid Appointments')).toHaveTextContent(`, ${pending} pending to assign`);
    expect(card('Active Field Agents')).toHaveTextContent('pending to assign included');
    const rows = table.getAllByRole('row').slice(1);
    for (const [index, { rep, count }] of agents.entries())
      expect(rows[index]).toHaveTextContent(`${rep.name}${count}`);
    expect(card('Field Agents')).not.toHaveTextContent('Unknown');
  });

  it('sorts the field agents by a head, in the URL, beside the appointments in their own order', async () => {
    const app = await openApp('/states/california');
    const table = inCard('Field Agents');
    const agents = () => table.getAllByRole('link').flatMap((link) => link.textContent);
    const sorted = (head: string) =>
      table.getByRole('columnheader', { name: head }).getAttribute('aria-sort');
    const names = repsIn(app, 'california').map(({ rep }) => rep.name);
    expect(names.length).toBeGreaterThan(2);
    expect(sorted('Valid')).toBe('descending');
    await click(app, table.getByRole('button', { name: 'Field agent' }));
    expect(agents().slice(0, names.length)).toEqual(
      names.toSorted(new Intl.Collator('en').compare),
    );
    expect([sorted('Field agent'), sorted('Valid')]).toEqual(['ascending', 'none']);
    expect(card('Field Agents')).toHaveTextContent('Sorted by field agent');
    expect(location.search).toBe('?sort=field-agent');
    const booked = inCard('Recent Appointments').getByRole('columnheader', { name: 'Booked' });
    expect(booked).toHaveAttribute('aria-sort', 'descending');
    await click(app, table.getByRole('button', { name: 'Valid' }));
    expect(location.search).toBe('');
    expect(card('Field Agents')).toHaveTextContent('Most valid appointments first');
  });

  it('shows the 10 most recent appointments, the latest first', async () => {
    const app = await openApp('/states/california');
    const latest = validIn(app, 'california')
      .toSorted((a, b) => b.event.bookedMs - a.event.bookedMs)
      .slice(0, 10);
    expect(latest).toHaveLength(10);
    expect(customers()).toEqual(latest.map(({ event }) => event.customer));
    const [first] = latest;
    const { title = '', telemarketer = '' } = first?.event ?? {};
    for (const text of [title, telemarketer, readRep(first?.salesRep ?? '').name])
      expect(recent()[0]).toHaveTextContent(text);
    expect(recent()[0]).toHaveTextContent(
      `${easternTime(first?.event.bookedMs ?? 0)}${first?.event.confidence}%`,
    );
  });

  it('draws the bookings of each hour with their figures', async () => {
    const app = await openApp('/states/arizona');
    const hours = new Map<string, number>();
    for (const { event } of validIn(app, 'arizona')) {
      const hour = easternTime(event.bookedMs).replace(/:\d\d/, '');
      hours.set(hour, (hours.get(hour) ?? 0) + 1);
    }
    const bars = within(inCard('Bookings by Hour').getByRole('list')).getAllByRole('listitem');
    const labels = bars.map((bar) => bar.textContent.match(/^(\d*?)(1?\d [AP]M)$/)?.slice(1));
    expect(labels).toHaveLength(12);
    // An hour without a booking has no bar and no figure.
    expect(labels.filter((words) => words?.[0]).map((words) => words?.toReversed())).toEqual(
      [...hours].map(([hour, n]) => [hour, String(n)]),
    );
    const most = Math.max(...hours.values());
    const busiest = [...hours].filter(([, n]) => n === most).map(([hour]) => hour);
    const [first, ...others] = busiest;
    expect(card('Bookings by Hour')).toHaveTextContent(
      `Busiest hour: ${first}, ${most}${others.length > 0 ? `, as many at ${others.join(' and ')}` : ''}`,
    );
  });
});

it('the search covers all appointments of the region, and counts the shown ones', async () => {
  const app = await openApp('/states/california');
  const valid = validIn(app, 'california');
  expect(screen.getByText(`10 of ${valid.length} shown`)).toBeVisible();
  // The oldest is not among the ten.
  const [oldest] = valid;
  const { customer = '', title = '' } = oldest?.event ?? {};
  expect(customers()).not.toContain(customer);
  await app.user.type(
    screen.getByRole('searchbox', { name: 'Search appointments' }),
    `${customer} ${title}`,
  );
  const found = valid.filter(
    ({ event }) => event.customer === customer && event.title.includes(title),
  );
  expect(customers()).toEqual(found.map(() => customer));
  expect(screen.getByText(`${found.length} of ${valid.length} shown`)).toBeVisible();
  await app.advance(1_000);
  expect(param('q')).toBe(`${customer} ${title}`);
});

describe('a first day and a Sunday', () => {
  it('has empty cards with a text on a first day', async () => {
    await openApp('/states/arizona', { scenario: 'first-day' });
    expect(figureOf('Valid Appointments')).toBe('0');
    for (const title of cards) expectState(title, 'empty');
    expect(screen.getByText('No valid appointments found')).toBeVisible();
    expect(screen.getByText('No active field agents')).toBeVisible();
  });

  it('shows the day of each booking on a Sunday', async () => {
    await openApp('/states/california', { scenario: 'sunday' });
    expect(recent()[0]).toHaveTextContent(/Nov 14, \d+:\d\d PM/);
    expect(screen.getByText(/^Week of November 9, 2026 to November 14, 2026/)).toBeVisible();
  });
});

describe('the order of its rows (rulings A12)', () => {
  const row = (customer: string, time: string) => ({
    customer,
    time,
    region: 'IL',
    status: 'valid',
    salesRep: 'Ann Lee',
  });

  it("is the server's where a time is none, and nothing says otherwise", async () => {
    const now = '2026-11-21T16:00:00Z';
    respondWith('appointments', [row('B', now), row('C', '03/04/2026'), row('A', now)]);
    await openApp('/states/chicago');
    expect(customers()).toEqual(['B', 'C', 'A']);
    const { textContent } = card('Recent Appointments');
    expect(textContent).toContain("In the server's order");
    expect(textContent).toContain('3 first of 3 valid');
    expect(textContent).not.toMatch(/recent of|most recent/);
    expect(card('Bookings by Hour')).toHaveTextContent('1 without a readable time');
  });
});

it("says which valid count is the regions', where the rows count otherwise (rulings C37)", async () => {
  respondWith('regions', [{ key: 'IL', name: 'Chicago', validAppointments: 3, totalEvents: 4 }]);
  respondWith('appointments', [{ region: 'Illinois', status: 'valid', salesRep: 'Ann Lee' }]);
  await openApp('/states/chicago');
  expect(figureOf('Valid Appointments')).toBe('1');
  expect(card('Validation Rate')).toHaveTextContent('3 of 4 valid by the regions’ counts');
});
