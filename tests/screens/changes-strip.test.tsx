import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { referenceMs } from '../../mocks/node.ts';
import { watchTimeAway } from '../../src/features/day-record/time-away.ts';
import { refetchOnResume } from '../../src/query/refetch-on-resume.ts';
import { refetchShown } from '../../src/query/refetch.ts';
import { card, click, openApp, type App } from './open-app.tsx';
import { button, pageHeading } from './page.ts';

const minute = 60_000;
const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

const morning = { now: referenceMs - 3 * 60 * minute };

async function open(path = '/', choices: Parameters<typeof openApp>[1] = morning) {
  const app = await openApp(path, { firstLook: true, ...choices });
  await watch(app);
  return app;
}

/** Starts what src/main.tsx starts after the first view. */
async function watch(app: App) {
  act(() => void ends.push(refetchOnResume(app.client), watchTimeAway(app.client, app.day)));
  await app.settle();
}

function show(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** Hides the page for so long, without a poll. */
function away(ms: number) {
  show('hidden');
  vi.setSystemTime(Date.now() + ms);
  show('visible');
}

const name = 'Since you last looked';
const strip = () => screen.queryByRole('region', { name });
const links = () =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('shows the changes after 20 minutes away, with links to their rows, until dismissed or followed', async () => {
  const app = await open();
  expect(strip()).toBeNull();
  away(180 * minute);
  expect(strip()).toHaveTextContent('Since 11:41 AM:waiting for new figures');
  const stats = card('Total Valid Appointments');
  expect(strip()?.compareDocumentPosition(stats)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await app.settle();
  expect(strip()).toHaveTextContent(/^Since 11:41 AM:\+\d+ valid,/);
  const found = links();
  expect(found[0]?.[1]).toBe('/#appointments');
  expect(found.at(-1)?.[0]).toMatch(/new alerts?$|→|changed band$/);
  expect(within(strip() as HTMLElement).queryByRole('status')).toBeNull();
  expect(strip()?.closest('[aria-live]')).toBeNull();

  await click(app, within(strip() as HTMLElement).getByRole('button', { name: 'Dismiss' }));
  expect(strip()).toBeNull();
  expect(pageHeading()).toHaveFocus();
  away(5 * minute);
  await app.settle();
  expect(strip()).toBeNull();
  away(60 * minute);
  await app.settle();
  expect(strip()).toHaveTextContent(/^Since 2:46 PM/);
  // Unread changes are kept, with those that follow.
  away(60 * minute);
  await app.settle();
  expect(strip()).toHaveTextContent(/^Since 2:46 PM/);
  await click(app, within(strip() as HTMLElement).getByRole('link', { name: /valid$/ }));
  expect(strip()).toBeNull();
});

it('shows that nothing changed, but not twice for the same figures', async () => {
  const app = await open('/', { scenario: 'x0' });
  away(21 * minute);
  await app.settle();
  expect(strip()).toHaveTextContent('Nothing changed since 2:41 PM');

  await click(app, within(strip() as HTMLElement).getByRole('button', { name: 'Dismiss' }));
  show('hidden');
  vi.setSystemTime(Date.now() + 21 * minute);
  await act(() => refetchShown(app.client));
  show('visible');
  await app.settle();
  expect(strip()).toBeNull();
});

it('is removed after a minute in use, unless it has the focus; its row stays empty until you leave the page', async () => {
  const app = await open();
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  away(60 * minute);
  await app.settle();
  await app.advance(70_000);
  expect(strip()).not.toBeNull();
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  await app.advance(58_000);
  expect(strip()).not.toBeNull();
  await app.advance(5_000);
  expect(strip()).toBeNull();
  const place = document.querySelector('#since');
  expect(place?.children.length).toBe(1);
  show('hidden');
  expect(place?.children.length).toBe(0);

  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  away(60 * minute);
  await app.settle();
  const dismiss = within(strip() as HTMLElement).getByRole('button', { name: 'Dismiss' });
  dismiss.focus();
  await app.advance(90_000);
  expect(dismiss).toHaveFocus();
  dismiss.blur();
  await app.advance(2_000);
  expect(strip()).toBeNull();
});

it('waits for figures while all calls fail, then omits the missing ones', async () => {
  const app = await open();
  app.center.faults.set('dashboard', 503);
  app.center.faults.set('regions', 503);
  app.center.faults.set('alertStats', 503);
  away(180 * minute);
  await app.advance(10_000);
  expect(strip()).toHaveTextContent('waiting for new figures');
  app.center.faults.set('regions', null);
  await app.poll('regions');
  expect(strip()).not.toHaveTextContent(/valid|alert/);
  app.center.faults.set('dashboard', null);
  await app.poll('dashboard');
  expect(strip()).toHaveTextContent(/\+\d+ valid/);
});

/** Leaves the page and opens it again three hours later, with or without space for the strip. */
async function openAgain(hasSpace: boolean, isInBackground = false) {
  const app = await open();
  show('hidden');
  app.unmount();
  ends.splice(0).forEach((end) => end());
  if (!isInBackground) vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  if (hasSpace) document.documentElement.dataset['since'] = '';
  return open('/', { now: referenceMs });
}

it('is shown when a page is opened again, in the space reserved for it', async () => {
  await openAgain(true);
  expect(strip()).toHaveTextContent(/^Since 11:41 AM:\+\d+ valid/);
  expect(document.documentElement.dataset['since']).toBeUndefined();
});

it('is not shown where it would cause a layout shift', async () => {
  await openAgain(false);
  expect(strip()).toBeNull();
});

it.each([
  ['in weekly mode', '/', 'sunday'],
  ['on the wall', '/?display=wall', ''],
])('is not shown %s, which counts as no visit', async (_, path, scenario) => {
  const app = await open(path, { scenario });
  away(60 * minute);
  await app.settle();
  expect(strip()).toBeNull();
  expect(localStorage.getItem('last-look')).toBeNull();
});

it('marks new rows after 20 minutes away, until the strip is gone and you leave the page', async () => {
  const app = await open('/', { firstLook: false });
  away(19 * minute);
  await app.settle();
  expect(strip()).toBeNull();
  expect(screen.queryAllByText('New')).toEqual([]);
  away(30 * minute);
  await app.settle();
  const validations = within(card('Recent Validations'));
  const marked = () => validations.queryAllByText('New').length;
  expect(marked()).toBeGreaterThan(0);
  expect(within(card('Appointments Analysis')).queryAllByText('New').length).toBeGreaterThan(0);
  const rows = validations.getAllByRole('row').slice(1);
  // The newest are first.
  expect(rows.slice(0, marked()).every((row) => row.textContent?.includes('New'))).toBe(true);
  const before = marked();
  await app.advance(5_000);
  away(minute);
  await app.settle();
  expect(marked()).toBeGreaterThanOrEqual(before);
  await click(app, button('Dismiss'));
  expect(marked()).toBeGreaterThanOrEqual(before);
  show('hidden');
  expect(marked()).toBe(0);
});

it('marks no rows after midnight', async () => {
  const app = await open('/', { firstLook: false, now: Date.parse('2026-11-22T04:20:00Z') });
  away(25 * minute);
  await app.settle();
  expect(app.day.timeAway.get()?.known.validations).not.toBeNull();
  vi.setSystemTime(Date.now() + 30 * minute);
  await app.advance(2_000);
  expect(app.day.timeAway.get()?.known).toEqual({ appointments: null, validations: null });
  expect(screen.queryAllByText('New')).toEqual([]);
});

it('is shown at the first visit of a page that was opened in the background', async () => {
  const again = await openAgain(true, true);
  expect(strip()).toBeNull();
  show('visible');
  await again.settle();
  expect(strip()).toHaveTextContent(/^Since 11:41 AM:\+\d+ valid/);
});
