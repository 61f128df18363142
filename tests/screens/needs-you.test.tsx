import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { card, click, expectState, inCard, openApp, press } from './open-app.tsx';
import { respondWith } from './respond-with.ts';
import { button } from './page.ts';

const title = 'Needs you now';
const links = () => inCard(title).queryAllByRole('link');
const names = () => links().map((link) => link.querySelector('bdi')?.textContent);

let at = 0;
const row = (telemarketer: string, region: string, status: string, reason = '') => ({
  id: `${(at += 1)}`,
  title: 'DD',
  customer: 'Ann Berg',
  salesRep: 'Luis Ocampo',
  telemarketer,
  region,
  status,
  reason,
  time: '2026-11-21T18:00:00Z',
});
const many = (count: number, ...of: Parameters<typeof row>) =>
  Array.from({ length: count }, () => row(...of));
const good = many(80, 'Ana Torres', 'california', 'valid');
const daniel = (invalid: number) => [
  ...many(10, 'Daniel Cole', 'california', 'valid'),
  ...many(invalid, 'Daniel Cole', 'california', 'invalid', 'No service code in the title'),
];
const marcus = (invalid: number) => [
  ...many(10, 'Marcus Reed', 'california', 'valid'),
  ...many(invalid, 'Marcus Reed', 'california', 'invalid', 'No real customer'),
];
const appointments = (rows: readonly object[]) =>
  respondWith('appointments', { appointments: rows });

interface HappyWindow {
  readonly happyDOM: { readonly setViewport: (size: { readonly width: number }) => void };
}
const setWidth = (width: number) =>
  (window as unknown as HappyWindow).happyDOM.setViewport({ width });
const wide = window.innerWidth;

afterEach(() => setWidth(wide));

describe("the card 'Needs you now' (visual.md 16)", () => {
  it('has lines with figure, base, band, distance and cause, and one link to the rows', async () => {
    appointments([...good, ...daniel(12)]);
    const app = await openApp('/', { firstLook: true });
    expectState(title, 'ready');
    const line = inCard(title).getByRole('link', { name: /^Daniel Cole/ });
    expect(line).toHaveTextContent(
      /45\.5% of 22\s*Poor\s*4\.5 points from Warning\s*12 more invalid than the team's share\s*12 lack a service code\s*See the 12/,
    );
    await click(app, line);
    expect(location.search).toContain('reason=No+service+code+in+the+title');
    expect(document.querySelectorAll('#appointments [data-appointment]')).toHaveLength(12);
  });

  it('shows more than three lines after a click', async () => {
    appointments([
      ...good,
      ...daniel(12),
      ...marcus(15),
      ...many(15, 'Priya Shah', 'florida', 'invalid', 'Empty who field'),
      ...many(10, 'Priya Shah', 'florida', 'valid'),
    ]);
    const app = await openApp('/', { firstLook: true });
    expect(links()).toHaveLength(3);
    const more = inCard(title).getByRole('button', { name: /^\d more$/ });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await click(app, more);
    expect(links().length).toBeGreaterThan(3);
    await click(app, inCard(title).getByRole('button', { name: 'Show 3' }));
    expect(links()).toHaveLength(3);
  });

  it('says that nothing needs you, without announcing it', async () => {
    appointments(good);
    respondWith('alertStats', { pending: 0 });
    const app = await openApp('/', { firstLook: true });
    expect(card(title)).toHaveTextContent(
      'Nothing needs you. All regions Good or better, no alerts.',
    );
    expect(within(card(title)).queryByRole('status')).toBeNull();
    await app.advance(60_000);
    expect(app.requestsOf('alerts')).toBeLessThanOrEqual(1);
  });

  it.each([
    ['alertStats', { error: 'no database' }, 'Not known: the alerts. All regions Good or better.'],
    [
      'appointments',
      { appointments: good.slice(0, 30), total: 76 },
      'Not known: some appointments (30 of 76 received). No alerts.',
    ],
  ] as const)(
    '%s: %j is no reason to say that nothing needs you (rulings A19)',
    async (call, response, text) => {
      appointments(good);
      respondWith('alertStats', { pending: 0 });
      respondWith(call, response);
      const app = await openApp('/', { firstLook: true });
      await app.advance(5_000);
      expect(card(title)).toHaveTextContent(text);
      expect(card(title)).not.toHaveTextContent('Nothing');
    },
  );

  it('names a failed call, and ranks the rest', async () => {
    appointments([...good, ...daniel(12)]);
    const app = await openApp('/', { firstLook: true, faults: { alerts: '503' } });
    await app.advance(5_000);
    expect(card(title)).toHaveTextContent('Without alerts: 503');
    expect(names()).toEqual(['Daniel Cole']);
  });

  it.each(['focus', 'pointer'] as const)(
    'lets no line jump while the %s is in it',
    async (held) => {
      appointments([...good, ...daniel(12), ...marcus(10)]);
      respondWith('alertStats', { pending: 0 });
      const app = await openApp('/', { firstLook: true });
      expect(names()).toEqual(['Daniel Cole', 'Marcus Reed']);
      const [first] = links();
      if (held === 'focus') first?.focus();
      else if (first) await app.user.hover(first);
      appointments([...good, ...daniel(10), ...marcus(15)]);
      await app.poll('appointments');
      expect(names()).toEqual(['Daniel Cole', 'Marcus Reed']);
      expect(inCard(title).getByRole('link', { name: /^Marcus Reed/ })).toHaveTextContent(
        'See the 15',
      );
      if (held === 'focus') first?.blur();
      else await app.user.unhover(card(title));
      appointments([...good, ...daniel(10), ...marcus(16)]);
      await app.poll('appointments');
      expect(names()).toEqual(['Marcus Reed', 'Daniel Cole']);
    },
  );

  it('is shown after the figures, and on a phone before them', async () => {
    const order = () =>
      [...document.querySelectorAll('[data-card]')].map((each) => each.getAttribute('data-card'));
    const app = await openApp('/', { firstLook: true });
    expect(order().indexOf(title)).toBe(order().indexOf('Business Hours') + 1);
    app.unmount();
    setWidth(390);
    await openApp('/', { firstLook: true });
    expect(order()[0]).toBe(title);
  });

  it('is the first group of the palette before anything is typed', async () => {
    appointments([...good, ...daniel(12)]);
    const app = await openApp('/historical');
    await press(app, '{Control>}k{/Control}');
    const [first] = screen.getAllByRole('option');
    expect(first).toHaveTextContent("Daniel Cole12 more invalid than the team's share");
    await app.user.keyboard('dan');
    expect(screen.queryByRole('group', { name: title })).toBeNull();
  });

  it('is part of the summary, under the totals', async () => {
    appointments([...good, ...daniel(12)]);
    const app = await openApp('/', { firstLook: true });
    await click(app, button('Copy summary'));
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      "Daniel Cole: 12 more invalid than the team's share (45.5% of 22, Poor)",
    );
  });
});
