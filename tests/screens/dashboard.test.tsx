import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { firstLookOnly } from '../mount/first-look.ts';
import { mountScreen } from '../mount/mount-screen.tsx';
import { openApp } from '../mount/open-app.tsx';
import { card, expectState, hrefsOf, inCard, inMenu } from './page.ts';
import { regionKeys } from '../../src/domain/region/region.ts';
import { statePath } from '../../src/paths.ts';

/** Of the long lists nothing, as no test of the frame needs their rows. */
const few = { appointments: [], recentValidations: [] };

describe('the main dashboard on an ordinary day', () => {
  it('has its title, its Eastern date, all its cards, links of the regions, and the four designated telemarketers', async () => {
    const { center } = await mountScreen('/');
    expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(screen.getByText('Today, Saturday, November 21, 2026')).toBeVisible();
    // Pending alerts are counted in the title.
    expect(document.title).toMatch(/^\(\d+\) Dashboard · Appointment Tracker$/);
    for (const title of [
      'Total Valid Appointments',
      'Active Regions',
      'AI Confidence',
      'Business Hours',
      'Needs you now',
      'View Options',
      'Calendar Performance',
      'Telemarketer Performance',
      'Top Sales Reps',
      'Recent Validations',
      'System Health',
      'Quick Actions',
      'API Endpoints',
      'Appointments Analysis',
      'Appointments Log',
      'Validation Rules',
      'AI Learning System',
      'AI Performance Insights',
    ])
      expectState(title, 'ready');
    // Its neutral mark (C4).
    expect(
      inCard('Business Hours').getByText('8:30 AM - 11:30 PM').querySelector('svg path'),
    ).toHaveAttribute('d', 'M5 12h14');

    const rows = within(inCard('Calendar Performance').getByRole('list')).getAllByRole('link');
    expect(hrefsOf(rows)).toEqual(regionKeys.map(statePath));
    const valid = center.world
      .view()
      .rows.filter((row) => row.event.region === 'chicago' && row.status === 'valid').length;
    expect(rows[1]).toHaveTextContent('Illinois');
    expect(rows[1]).toHaveTextContent(`${valid} appointments today`);

    const names = within(card('Telemarketer Performance'))
      .getAllByRole('listitem')
      .map((item) => item.querySelector('bdi')?.textContent);
    expect(new Set(names)).toEqual(
      new Set(['Ana Torres', 'Daniel Cole', 'Marcus Reed', 'Priya Shah']),
    );

    // What is for developers is last, in two sections below one line (64.13).
    const line = screen.getByText('For developers and administrators');
    const sections = [...(line.parentElement?.children ?? [])];
    const cardsOf = (section: Element) =>
      [...section.querySelectorAll('[data-card]')].map((shown) => shown.getAttribute('data-card'));
    expect(sections.slice(sections.indexOf(line) + 1).map(cardsOf)).toEqual([
      ['API Endpoints'],
      ['AI Learning System', 'System Health', 'Appointments Log'],
    ]);
  });
});

const marked = () =>
  [...document.querySelectorAll('[data-goal]')].map(
    (goal) => goal.querySelector('h2, h3')?.textContent,
  );

// An entry whose card is already in view scrolls nowhere.
it('marks for two seconds what an entry of the menu or a hash leads to, and focuses its heading', async () => {
  const app = await openApp('/', { responses: few });
  for (const [entry, heading] of [
    ['Calendars', 'Calendar Performance'],
    ['Telemarketers', 'Telemarketer Performance'],
    ['Telemarketers', 'Telemarketer Performance'],
  ] as const) {
    await app.click(inMenu(entry));
    expect(marked()).toEqual([heading]);
    expect(document.querySelector('[data-goal] :is(h2, h3)')).toHaveFocus();
    await app.advance(1_000);
    expect(marked()).toEqual([heading]);
    await app.advance(1_000);
    expect(marked()).toEqual([]);
  }
  for (const entry of ['Validation', 'API Testing', 'Settings']) {
    await app.click(inMenu(entry));
    expect(marked()).toEqual([entry]);
    expect(document.querySelector('[data-goal] h2')).toHaveFocus();
    await app.advance(2_000);
  }
  await act(async () => navigate('/#why'));
  expect(marked()).toEqual(['Why appointments are invalid']);
});

const lowerCards = ['Appointments Analysis', 'Why appointments are invalid', 'System Health'];

// A busy machine has no idle moment for seconds.
it.each(['scroll', 'beforeprint'])(
  '%s draws the lower half without an idle moment',
  async (name) => {
    await firstLookOnly();
    await mountScreen('/', { center: 'day', ...few });
    for (const title of lowerCards)
      expect(document.querySelector(`[data-card="${title}"]`)).toBeNull();
    act(() => void window.dispatchEvent(new Event(name)));
    for (const title of lowerCards) expect(card(title)).toBeVisible();
    // The other files of this worker share the state of printing.
    act(() => void window.dispatchEvent(new Event('afterprint')));
  },
);
