import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { reads } from '../../src/api/contract.ts';
import { showNumber } from '../../src/domain/number/format.ts';
import { isUnknownFieldAgent } from '../../src/domain/people/rep-name.ts';
import { catchDownload } from './catch-download.ts';
import { click, openApp } from './open-app.tsx';
import { readCsv } from '../read-csv.ts';
import '../../src/routes/dashboard/handover/menu.tsx';
import '../../src/routes/dashboard/handover/then-line.tsx';

type App = Awaited<ReturnType<typeof openApp>>;

const button = () => screen.getByRole('button', { name: 'Copy summary' });
const menu = () => screen.getByRole('menu', { name: 'Copy summary' });
const item = (name: RegExp) => within(menu()).getByRole('menuitem', { name });
const toast = (title: string) => screen.getByText(title).closest('li');

async function openMenu(app: App) {
  await click(app, button());
  await app.settle();
  return menu();
}

async function copied(app: App): Promise<string[]> {
  await openMenu(app);
  await click(app, item(/^Copy summary/));
  return (await navigator.clipboard.readText()).split('\n');
}

describe('Copy summary', () => {
  it('shows its first two lines, and copies what the world says', async () => {
    const app = await openApp();
    await openMenu(app);
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    const preview = menu().previousElementSibling;
    expect(preview?.textContent).toBe(
      'Nov 21, 2:41 PM: 104 valid of 145 (71.7%)\nCA 41/48, IL 33/42, AZ 19/31, FL 11/24',
    );
    expect(item(/^Copy summary/)).toHaveTextContent('11 lines');
    await click(app, item(/^Copy summary/));
    const lines = (await navigator.clipboard.readText()).split('\n');
    expect(lines.slice(0, 2).join('\n')).toBe(preview?.textContent);
    const { rows } = app.center.world.view();
    const unknown = rows.filter(({ salesRep }) => isUnknownFieldAgent(salesRep));
    const pending = app.client.responseOf(reads.alertStats)?.data.pending ?? 0;
    expect(pending).toBeGreaterThan(0);
    expect(unknown.length).toBeGreaterThan(0);
    expect(lines).toContain('Florida: 11 valid of 24 (45.8%), Poor');
    expect(lines.find((line) => line.startsWith('Alerts'))).toMatch(
      new RegExp(`^Alerts: ${pending} pending, oldest \\d+ (?:s|min|h|days?) old$`),
    );
    expect(lines.at(-1)).toBe(`Unknown reps: ${unknown.length} of ${rows.length} events`);
    expect(lines.join()).not.toContain('–');
    expect(toast('Summary copied')).toHaveTextContent('11 lines');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button()).toHaveFocus();
  });

  it('has the oldest alert requested by the time the menu opens', async () => {
    const app = await openApp();
    expect(app.requestsOf('alerts')).toBe(0);
    act(() => button().focus());
    await app.settle();
    expect(app.requestsOf('alerts')).toBe(1);
    await openMenu(app);
    expect(app.requestsOf('alerts')).toBe(1);
  });

  it('says what is old and what is missing', async () => {
    const app = await openApp('/', { faults: { alertStats: 503, alerts: 503 } });
    app.center.faults.set('regions', 503);
    await app.advance(7 * 60_000);
    const lines = await copied(app);
    expect(lines[2]).toMatch(/Eastern\. Data is 7 minutes old\. Not loaded: Alerts$/);
    expect(lines).toContain('Alerts: – pending, oldest –');
    // The totals are those of now, and so is their time.
    expect(lines[0]).toMatch(/^Nov 21, 2:4[78] PM: \d+ valid of \d+ /);
    expect(lines[2]).toMatch(/^As of Nov 21, 2026, 2:4[01] PM Eastern\./);
  });

  it('speaks of the week in weekly mode', async () => {
    const app = await openApp('/', { scenario: 'sunday' });
    const lines = await copied(app);
    expect(lines[0]).toMatch(/^Nov \d+ to Nov \d+: [\d,]+ valid of [\d,]+ \([\d.]+%\)$/);
    await openMenu(app);
    await click(app, item(/^Copy link/));
    expect(await navigator.clipboard.readText()).not.toContain('seen=');
  });

  it('is selected, to be copied by hand, where the browser refuses', async () => {
    const app = await openApp();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await openMenu(app);
    await click(app, item(/^Copy summary/));
    expect(toast('Summary not copied')).toHaveAttribute('data-toast', 'destructive');
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'To copy by hand' });
    expect(field.value.split('\n')).toHaveLength(11);
    expect(field).toHaveFocus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  });
});

describe('the menu', () => {
  it('is worked by keys, and gives the focus back', async () => {
    const app = await openApp();
    button().focus();
    await app.user.keyboard('{Enter}');
    await app.settle();
    const focused = () => document.activeElement?.textContent;
    expect(focused()).toMatch(/^Copy summary/);
    for (const [key, name] of [
      ['{ArrowDown}', /^Copy link/],
      ['{End}', /^Print/],
      ['{ArrowDown}', /^Copy summary/],
      ['{ArrowUp}', /^Print/],
      ['{Home}', /^Copy summary/],
      ['p', /^Print/],
    ] as const) {
      await app.user.keyboard(key);
      expect(focused()).toMatch(name);
    }
    await app.user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button()).toHaveFocus();
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes by a press elsewhere, by its button and by Tab', async () => {
    const app = await openApp();
    await openMenu(app);
    await click(app, screen.getByRole('heading', { level: 1 }));
    expect(screen.queryByRole('menu')).toBeNull();
    await openMenu(app);
    await click(app, button());
    expect(screen.queryByRole('menu')).toBeNull();
    await openMenu(app);
    await app.user.tab();
    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getByRole('button', { name: 'Refresh Data' })).toHaveFocus();
  });
});

describe('CSV', () => {
  it.each([
    ['/', 'all', 145],
    ['/?tab=invalid', 'invalid', 38],
    ['/?tab=invalid&region=florida', 'invalid', 13],
    ['/?region=florida', 'valid', 11],
  ])('of %s is the list as it is filtered', async (path, list, count) => {
    const app = await openApp(path);
    const saved = catchDownload();
    await openMenu(app);
    expect(item(/^CSV/)).toHaveTextContent(`${count} rows`);
    await click(app, item(/^CSV/));
    expect(saved[0]?.name).toContain(list);
    expect(readCsv((await saved[0]?.text()) ?? '')).toHaveLength(count + 1);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('says the count of more than 10,000 rows first', async () => {
    const app = await openApp('/', { scenario: '11k' });
    const saved = catchDownload();
    await openMenu(app);
    const count = showNumber(app.center.world.view().rows.length);
    expect(item(/^CSV/)).toHaveTextContent(`${count} rows`);
    await click(app, item(/^CSV/));
    expect(saved).toEqual([]);
    await click(app, item(new RegExp(`^Save ${count} rows`)));
    await app.advance(1_000);
    expect(saved).toHaveLength(1);
  });
});

describe('a link that was handed over', () => {
  it('opens the same view, and says then and now until it is dismissed', async () => {
    const app = await openApp('/?tab=invalid&region=florida');
    await openMenu(app);
    await click(app, item(/^Copy link/));
    const url = new URL(await navigator.clipboard.readText());
    expect(Object.fromEntries(url.searchParams)).toEqual({
      tab: 'invalid',
      region: 'florida',
      seen: '104.2026-11-21.1441',
    });
    app.unmount();
    const later = await openApp(url.pathname + url.search.replace('104', '90'));
    const line = () => screen.queryByText(/^Then/);
    expect(line()).toHaveTextContent('Then 90 at 2:41 PM, now 104');
    await click(later, within(line() as HTMLElement).getByRole('button', { name: 'Dismiss' }));
    expect(line()).toBeNull();
    expect(location.search).toBe('?tab=invalid&region=florida');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it.each(['', '104', '<b>', '104.2026-11-21.9999', '1.2027-01-01.0900'])(
    'is ignored where it is malformed or of a day to come: %s',
    async (then) => {
      await openApp(`/?seen=${encodeURIComponent(then)}`);
      await act(async () => undefined);
      expect(screen.queryByText(/^Then/)).toBeNull();
    },
  );

  it('is not compared with a week', async () => {
    await openApp('/?seen=104.2026-11-21.1441', { scenario: 'sunday' });
    expect(screen.queryByText(/^Then/)).toBeNull();
  });
});
