import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { mountScreen } from '../mount/mount-screen.tsx';
import { openApp } from '../mount/open-app.tsx';
import { address, inCard, inMenu, pageHeading } from './page.ts';

/** No test here needs more rows. */
const few = { appointments: [{ customer: 'Ann Lee', status: 'valid' }], recentValidations: [] };

const panels = {
  calendar: 'Calendar Performance',
  telemarketers: 'Telemarketer Performance',
  reps: 'Top Sales Reps',
  recent: 'Recent Validations',
};

/** The four panels in the order of the page: the calendar, its two neighbors, the one below. */
function order(): string[] {
  const titles = Object.values(panels);
  // Faster than by role on a whole dashboard.
  return Array.from(
    document.querySelectorAll<HTMLElement>('[data-card]'),
    ({ dataset }) => dataset['card'] ?? '',
  ).filter((title) => titles.includes(title));
}

/** A view's name ends with the panels that it shows. */
const viewOption = (name: string) =>
  inCard('View Options').getByRole('radio', { name: new RegExp(`^${name}`) });

describe('the views (C3)', () => {
  const { calendar, telemarketers, reps, recent } = panels;
  const byView = [
    ['By Area', '/', [calendar, telemarketers, reps, recent]],
    ['By Sales Rep', '/?view=sales-rep', [calendar, reps, recent, telemarketers]],
    ['By Telemarketer', '/?view=telemarketer', [calendar, telemarketers, recent, reps]],
  ] as const;

  it('each opens from its URL, and is chosen in place of another', async () => {
    const app = await mountScreen('/?view=everything', { center: 'day', ...few });
    // An unknown view is the default (C16).
    expect(viewOption('By Area')).toBeChecked();
    for (const [name, url, titles] of byView) {
      act(() => navigate(url));
      expect(viewOption(name)).toBeChecked();
      expect(order()).toEqual(titles);
    }
    const entries = history.length;
    for (const [name, url, titles] of byView) {
      await app.click(viewOption(name));
      expect(order()).toEqual(titles);
      expect(address()).toBe(url);
      expect(history.length).toBe(entries);
    }
  });
});

describe('the frame', () => {
  it('is on every route, the 404 included; its sections do not keep the query of another screen', async () => {
    await openApp('/no-such-screen?tab=reviewed');
    expect(pageHeading()).toHaveTextContent('404 Page Not Found');
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(inMenu('Calendars')).toHaveAttribute('href', '/#calendars');
  });

  it('remembers the chosen theme, which overrides the one in the URL', async () => {
    const app = await openApp('/no-such-screen');
    await app.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    await app.click(screen.getByRole('radio', { name: 'System' }));
    expect(localStorage.getItem('theme')).toBeNull();

    act(() => navigate('/no-such-screen?theme=light&view=sales-rep'));
    const entries = history.length;
    expect(document.documentElement.dataset['theme']).toBe('light');
    await app.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(address()).toBe('/no-such-screen?view=sales-rep');
    expect(history.length).toBe(entries);
  });

  it('goes to the dashboard and its section from another route (C1)', async () => {
    const app = await openApp('/states', { responses: few });
    await app.click(inMenu('API Testing'));
    expect(location.pathname + location.hash).toBe('/#api');
    expect(screen.getByRole('heading', { level: 2, name: 'API Testing' })).toHaveFocus();
    expect(inMenu('API Testing')).toHaveAttribute('aria-current');
  });
});

describe('a section of the dashboard keeps the view that is open (C16)', () => {
  const view = '?view=sales-rep&q=ann&tab=corrections';

  it('is opened from the menu or the palette', async () => {
    const app = await openApp('/?view=sales-rep&q=an&tab=corrections', { responses: few });
    const search = inCard('Appointments Analysis').getByRole('searchbox');
    await app.user.type(search, 'n');
    await app.advance(300);
    const calendars = inMenu('Calendars');
    expect(calendars).toHaveAttribute('href', `/${view}#calendars`);
    await app.click(calendars);
    expect(address()).toBe(`/${view}#calendars`);
    await app.click(inMenu('Settings'));
    expect(address()).toBe(`/${view}#system`);

    await app.press('{Control>}k{/Control}');
    await app.press('api t{Enter}');
    expect(address()).toBe(`/${view}#api`);
  });
});

const heading = (name?: string) => screen.getByRole('heading', { level: 1, ...(name && { name }) });

describe('the focus, at a route change', () => {
  it('goes to the new heading if the focused element is gone', async () => {
    const app = await openApp('/', { firstLook: true });
    const row = inCard('Calendar Performance').getAllByRole('link')[0] as HTMLElement;
    row.focus();
    await app.press('{Enter}');
    expect(heading('California')).toHaveFocus();
    await app.user.tab();
    expect(heading('California')).not.toHaveFocus();
  });

  it('stays on the link of the menu', async () => {
    const app = await openApp('/no-such-screen');
    const link = inMenu('Historical Data');
    await app.click(link);
    expect(heading('Historical Data')).toBeVisible();
    expect(link).toHaveFocus();
  });

  it('is not set on the first screen, nor by a change of query or hash', async () => {
    const app = await openApp('/states');
    expect(document.body).toHaveFocus();
    await app.click(screen.getByRole('tab', { name: 'Arizona' }));
    expect(screen.getByRole('tab', { name: 'Arizona' })).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
    history.replaceState(null, '', '/states?tab=florida#top');
    await app.settle();
    expect(screen.getByRole('tab', { name: 'Florida' })).toHaveAttribute('aria-selected', 'true');
    expect(document.body).toHaveFocus();
  });
});
