import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { refetchOnResume } from '../../src/query/refetch-on-resume.ts';
import { card, click, inCard, openApp, press } from './open-app.tsx';
import { respondWith } from './respond-with.ts';
import { noRows, address, pageHeading } from './page.ts';

// No test here needs more rows.
beforeEach(() => respondWith('appointments', [{ customer: 'Ann Lee', status: 'valid' }]));

const panels = {
  calendar: 'Calendar Performance',
  telemarketers: 'Telemarketer Performance',
  reps: 'Top Sales Reps',
  recent: 'Recent Validations',
};

/** The four panels in the order of the page: the calendar, its two neighbors, the one below. */
function order(): string[] {
  const titles = Object.values(panels);
  return screen
    .getAllByRole('region')
    .map((region) => region.dataset['card'] ?? '')
    .filter((title) => titles.includes(title));
}

/** A view's name ends with the panels that it shows. */
const viewOption = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) });

describe('the views (rulings C3)', () => {
  const { calendar, telemarketers, reps, recent } = panels;
  const byView = [
    ['By Area', '/', [calendar, telemarketers, reps, recent]],
    ['By Sales Rep', '/?view=sales-rep', [calendar, reps, recent, telemarketers]],
    ['By Telemarketer', '/?view=telemarketer', [calendar, telemarketers, recent, reps]],
  ] as const;

  it('each opens from its URL, and is chosen in place of another', async () => {
    const app = await openApp('/?view=everything');
    // An unknown view is the default (rulings C16).
    expect(viewOption('By Area')).toBeChecked();
    for (const [name, url, titles] of byView) {
      act(() => navigate(url));
      expect(viewOption(name)).toBeChecked();
      expect(order()).toEqual(titles);
    }
    const entries = history.length;
    for (const [name, url, titles] of byView) {
      await click(app, viewOption(name));
      expect(order()).toEqual(titles);
      expect(address()).toBe(url);
      expect(history.length).toBe(entries);
    }
  });
});

describe('the frame', () => {
  it('is on every route, the 404 included', async () => {
    await openApp('/no-such-screen');
    expect(pageHeading()).toHaveTextContent('404 Page Not Found');
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  it('says that the services are online once a dashboard response has come (rulings C2)', async () => {
    const app = await openApp(noRows, { faults: { dashboard: 500 } });
    const menu = () => screen.getByRole('complementary', { name: 'Side menu' });
    expect(menu()).toHaveTextContent('AI model Offline');
    expect(menu()).toHaveTextContent('Scheduling service Offline');
    expect(card('System Health')).toHaveTextContent('AI modelOffline');
    expect(card('System Health')).toHaveTextContent('Validation Engine–');
    app.center.faults.set('dashboard', null);
    await app.poll('dashboard');
    expect(menu()).toHaveTextContent('AI model Online');
    expect(card('System Health')).toHaveTextContent('AI modelOperational');
    expect(card('System Health')).toHaveTextContent('Validation EngineRunning');
    expect(card('System Health')).toHaveTextContent('Business HoursActive');
  });

  it('remembers the chosen theme, which overrides the one in the URL', async () => {
    const app = await openApp('/', { firstLook: true });
    await click(app, screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    await click(app, screen.getByRole('radio', { name: 'System' }));
    expect(localStorage.getItem('theme')).toBeNull();

    act(() => navigate('/?theme=light&view=sales-rep'));
    const entries = history.length;
    expect(document.documentElement.dataset['theme']).toBe('light');
    await click(app, screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(address()).toBe('/?view=sales-rep');
    expect(history.length).toBe(entries);
  });

  it('goes to the dashboard and its section from another route (rulings C1)', async () => {
    const app = await openApp('/states');
    await click(app, screen.getByRole('link', { name: 'API Testing' }));
    expect(location.pathname + location.hash).toBe('/#api');
    expect(screen.getByRole('heading', { level: 2, name: 'API Testing' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'API Testing' })).toHaveAttribute('aria-current');
  });
});

describe('a section of the dashboard keeps the view that is open (rulings C16)', () => {
  const view = '?view=sales-rep&q=ann&tab=corrections';

  it('is opened from the menu or the palette', async () => {
    const app = await openApp('/?view=sales-rep&q=an&tab=corrections');
    const search = inCard('Appointments Analysis').getByRole('searchbox');
    await app.user.type(search, 'n');
    await app.advance(300);
    const calendars = screen.getByRole('link', { name: 'Calendars' });
    expect(calendars).toHaveAttribute('href', `/${view}#calendars`);
    await click(app, calendars);
    expect(address()).toBe(`/${view}#calendars`);
    await click(app, screen.getByRole('link', { name: 'Settings' }));
    expect(address()).toBe(`/${view}#system`);

    await press(app, '{Control>}k{/Control}');
    await press(app, 'api testing{Enter}');
    expect(address()).toBe(`/${view}#api`);
  });

  it('does not keep the query of another screen', async () => {
    const app = await openApp('/validation?tab=reviewed');
    await click(app, screen.getByRole('link', { name: 'Calendars' }));
    expect(address()).toBe('/#calendars');
  });
});

it('a tab that was hidden (rulings C13) does not poll, and fetches overdue calls when it is shown again', async () => {
  const app = await openApp(noRows);
  const end = refetchOnResume(app.client);
  const visibility = { value: 'hidden' };
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => visibility.value,
  });
  document.dispatchEvent(new Event('visibilitychange'));
  await app.poll('regions', 3);
  expect(app.requestsOf('regions')).toBe(1);
  visibility.value = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await app.settle();
  expect(app.requestsOf('regions')).toBe(2);
  expect(app.requestsOf('endpoints')).toBe(1);
  Reflect.deleteProperty(document, 'visibilityState');
  end();
});

const heading = (name?: string) => screen.getByRole('heading', { level: 1, ...(name && { name }) });

describe('the focus, at a route change', () => {
  it('goes to the new heading if the focused element is gone', async () => {
    const app = await openApp('/', { firstLook: true });
    const row = inCard('Calendar Performance').getAllByRole('link')[0] as HTMLElement;
    row.focus();
    await press(app, '{Enter}');
    expect(heading('California')).toHaveFocus();
    await app.user.tab();
    expect(heading('California')).not.toHaveFocus();
  });

  it('stays on the link of the menu', async () => {
    const app = await openApp('/', { firstLook: true });
    const link = screen.getByRole('link', { name: 'Historical Data' });
    await click(app, link);
    expect(heading('Historical Data')).toBeVisible();
    expect(link).toHaveFocus();
  });

  it('is not set on the first screen, nor by a change of query or hash', async () => {
    const app = await openApp('/states');
    expect(document.body).toHaveFocus();
    await click(app, screen.getByRole('tab', { name: 'Arizona' }));
    expect(screen.getByRole('tab', { name: 'Arizona' })).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
    history.replaceState(null, '', '/states?tab=florida#top');
    await app.settle();
    expect(screen.getByRole('tab', { name: 'Florida' })).toHaveAttribute('aria-selected', 'true');
    expect(document.body).toHaveFocus();
  });
});
