import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { firstLookOnly } from '../mount/first-look.ts';
import { AppProviders } from '../../src/app.tsx';
import { AnalysisCard } from '../../src/routes/dashboard/analysis-card.tsx';
import { mountScreen } from '../mount/mount-screen.tsx';
import { mount } from '../mount/mounted.ts';
import { readRep } from '../../src/domain/people.ts';
import { regionKeys, regions } from '../../src/domain/region/region.ts';
import { salesRepPath } from '../../src/paths.ts';
import { appointmentRow } from '../rows.ts';
import { address, card, goTo, hrefsOf, inCard } from './page.ts';

const title = 'Appointments Analysis';
// Plain selectors: a role takes a second to find on a whole dashboard, and this counts a hundred lists.
const rows = () => [...card(title).querySelectorAll('[role="tabpanel"]:not([hidden]) tbody tr')];
const openTab = () => inCard(title).getByRole('tab', { selected: true }).textContent;
const figureLinks = () =>
  [...document.querySelectorAll('main a[aria-label^="Show "]')].filter((link) =>
    link.getAttribute('href')?.endsWith('#appointments'),
  );
const numberIn = (text: string | null) =>
  Number(/\d[\d,]*/.exec(text ?? '')?.[0].replaceAll(',', ''));
/** The links that were followed, with their numbers; the filter of the log, which they keep, counts no row of theirs. */
const followed = new Set<string>();
const keyOf = (href: string, number: number) =>
  `${number} of ${href.replaceAll(/[?&]log-[^&#]*/g, '')}`;

/** With a third of the rows of the usual afternoon. */
const atNoon = Date.parse('2026-11-21T17:00:00Z');

/** A valid and an invalid row. */
const fewRows = {
  center: 'day',
  appointments: [appointmentRow({ region: 'florida' }), appointmentRow({ status: 'invalid' })],
};

/** The list that the figures lead to, alone, over the same center. */
const openList = () =>
  mount(
    (around) => (
      <AppProviders {...around}>
        <AnalysisCard />
      </AppProviders>
    ),
    { url: '/', responses: {}, scenario: 'day', now: atNoon },
  );

describe('each figure leads to the rows that it counts', () => {
  const devon = salesRepPath(readRep('Devon Hartley'), regions.california);

  it.each([
    [
      '/',
      [
        /^Show \d+ valid appointments$/,
        /^Show \d+ events$/,
        /^Show \d+ invalid appointments$/,
        /^Show \d+ valid appointments in Illinois$/,
        /^Show \d+ events in Florida$/,
        /^Show \d+ valid appointments by Daniel Cole$/,
      ],
    ],
    ['/?q=ann&log-q=dd&log-region=florida', [/^Show [1-9]\d* invalid appointments$/]],
    ['/states/florida', [/^Show \d+ valid appointments in Florida$/]],
    ['/states', [/^Show \d+ valid appointments in Arizona$/, /^Show \d+ events$/]],
    [
      '/states?tab=chicago',
      [/^Show \d+ valid appointments in Illinois$/, /^Show \d+ events in Illinois$/],
    ],
    [devon, [/^Show \d+ valid appointments of Devon Hartley in California$/]],
    [
      salesRepPath(readRep('Daniel Cole'), regions.florida),
      [/^Show \d+ valid appointments? booked by Daniel Cole in Florida$/],
    ],
  ])('on %s', async (path, kinds) => {
    const app = await mountScreen(path, { center: 'day' }, atNoon);
    const links = figureLinks().map((link) => ({
      name: link.getAttribute('aria-label') ?? '',
      number: numberIn(link.textContent),
      href: link.getAttribute('href') ?? '',
    }));
    for (const kind of kinds) expect(links.filter(({ name }) => kind.test(name))).not.toEqual([]);
    app.unmount();
    await openList();
    for (const { name, number, href } of new Map(links.map((link) => [link.name, link])).values()) {
      expect([name, numberIn(name)]).toEqual([name, number]);
      // Two figures of one link, or of two screens, are followed once.
      const key = keyOf(href, number);
      if (followed.has(key)) continue;
      followed.add(key);
      act(() => navigate(href));
      expect([name, rows().length]).toEqual([name, number]);
    }
  });

  it('opens the list from another screen, with the focus on its title', async () => {
    const app = await mountScreen('/states/florida', fewRows);
    await app.click(figureLinks()[0] as Element);
    expect(location.pathname).toBe('/');
    expect(document.activeElement?.textContent).toBe(title);
  });

  it('moves the focus to its rows if they are open already', async () => {
    await firstLookOnly();
    const app = await mountScreen('/', fewRows);
    await app.click(screen.getByRole('link', { name: /by Daniel Cole$/ }));
    expect(location.search + location.hash).toBe('?telemarketer=Daniel+Cole#appointments');
    await app.user.click(document.body);
    await app.click(screen.getByRole('link', { name: /by Daniel Cole$/ }));
    expect(screen.getByRole('heading', { level: 3, name: title })).toHaveFocus();
  });

  it('is no link if it is 0', async () => {
    const counts = { validAppointments: 0, totalEvents: 0 };
    await firstLookOnly();
    await mountScreen('/', {
      center: 'day',
      regions: regionKeys.map((key) => ({ key, ...counts })),
    });
    const footer = card('Calendar Performance').querySelector('footer');
    expect(footer).toHaveTextContent('0 valid of 0 events');
    expect(footer?.querySelector('a')).toBeNull();
  });

  it('leads to the list of reps or regions', async () => {
    const app = await mountScreen('/states', fewRows);
    await app.click(inCard('Florida').getByRole('link', { name: /sales reps? in Florida$/ }));
    expect(address()).toBe('/states?tab=florida');
    await goTo(app, '/');
    await app.click(screen.getByRole('link', { name: /^Show \d+ active regions$/ }));
    expect(screen.getByRole('heading', { level: 2, name: 'Calendar Performance' })).toHaveFocus();
  });

  it('pushes an entry and keeps the view of the dashboard (C16)', async () => {
    const app = await mountScreen('/?view=sales-rep&q=ann&tab=patterns&log-q=dd', fewRows);
    const entries = history.length;
    await app.click(inCard(title).getByRole('link', { name: /invalid/ }));
    expect(history.length).toBe(entries + 1);
    expect(location.search).toBe('?tab=invalid&view=sales-rep&tab=patterns&log-q=dd');
    expect(openTab()).toMatch(/^Invalid/);
    expect(inCard(title).getByRole('searchbox')).toHaveValue('');
  });
});

describe('the name of a region or a telemarketer leads to its page', () => {
  it('on the dashboard and in the history', async () => {
    const metrics = ['Illinois appointments', 'Daily appointments', 'Florida and Arizona'];
    const app = await mountScreen('/', {
      ...fewRows,
      historicalInsights: { insights: metrics.map((metric) => ({ metric })) },
    });
    const florida = inCard('AI Performance Insights').getByRole('link', { name: 'Florida' });
    expect(florida).toHaveAttribute('href', '/states/florida');
    await goTo(app, '/historical');
    const top = inCard('Top Region').getByRole('link');
    expect(top).toHaveAttribute('href', '/states/california');
    const named = inCard('Historical Insights').getAllByRole('link');
    expect(named.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Illinois appointments', '/states/chicago'],
    ]);
  });

  it('among the AI insights, without opening the row', async () => {
    const app = await mountScreen('/ai-insights');
    const weekly = inCard('Weekly Insights');
    const hrefs = hrefsOf(weekly.getAllByRole('link'));
    expect(hrefs).toContain('/states/florida');
    expect(hrefs).toContain('/?view=telemarketer&telemarketer=Daniel+Cole');
    const opened = () => weekly.queryAllByRole('button', { expanded: true }).length;
    const before = opened();
    const link = weekly.getByRole('link', { name: 'Florida' });
    link.addEventListener('click', (event) => event.preventDefault());
    await app.click(link);
    expect(opened()).toBe(before);
  });
});
