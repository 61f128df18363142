import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { mountScreen } from '../mount/mount-screen.tsx';
import type { Mounted } from '../mount/mounted.ts';
import { catchDownload } from './catch-download.ts';
import { allReads, button, figureOf, inCard, noRows, pageHeader } from './page.ts';

// Screens opened at 4 PM, whose calls all fail from then on, past midnight: the last responses stay (C37).

const fourPm = Date.parse('2026-11-20T16:00:00-05:00');
const afterMidnight = Date.parse('2026-11-21T00:05:00-05:00');

const openAtFour = (url: string) => mountScreen(url, { center: 'day' }, fourPm);

/** All calls fail, and the night begins. */
async function passMidnight(app: Mounted) {
  app.respond(allReads(503));
  await app.advance(2 * 60_000);
  // As after sleep: to run the timers of eight hours takes long.
  vi.setSystemTime(afterMidnight);
  await app.advance(60_000);
}

/** What says how old a response is, or what time it is. */
const ages =
  /Data is 8 hours old|Updated just now|503: Simulated fault 503Try Again|Nov 20, |, now|[5-8] PM: to come/g;

/** The texts of the page but these. */
function figures() {
  const main = document.querySelector('main')?.cloneNode(true) as HTMLElement;
  // Space for an age.
  for (const part of main.querySelectorAll('[aria-hidden], [data-age]')) part.remove();
  return main.textContent.replaceAll(ages, '');
}

it.each([
  '/states/florida',
  '/sales-rep/Devon%20Hartley/california',
  '/?view=telemarketer&telemarketer=Ana+Torres',
])('%s', async (url) => {
  const app = await openAtFour(url);
  const before = figures();
  expect(pageHeader()).toHaveTextContent('Friday, November 20');
  expect(before).toMatch(/[1-9]\d* of [1-9]\d*/);
  await passMidnight(app);
  expect(figures()).toBe(before);
});

it('the dashboard: figures, heading, summary and files', async () => {
  const saved = catchDownload();
  const app = await openAtFour(noRows);
  const valid = figureOf('Total Valid Appointments');
  const regions = inCard('Calendar Performance').getAllByRole('listitem').length;
  await app.click(button('Copy summary'));
  const summary = () => document.querySelector('pre')?.textContent?.split('\n') ?? [];
  const [first, ...lines] = summary().filter((line) => !line.startsWith('Alerts'));
  expect(first).toMatch(/^Nov 20, 4:00 PM: [1-9]\d* valid$/);
  await app.press('{Escape}');

  await passMidnight(app);
  expect(pageHeader()).toHaveTextContent('Friday, November 20');
  expect(figureOf('Total Valid Appointments')).toBe(valid);
  expect(inCard('Calendar Performance').getAllByRole('listitem')).toHaveLength(regions);
  await app.click(screen.getByRole('button', { name: 'Copy summary' }));
  const later = summary().filter((line) => !/^(?:Alerts|Data is)/.test(line));
  expect(later).toEqual([first, ...lines]);
  await app.press('{Escape}');
  await app.click(button('Export'));
  await app.click(button('Export, text'));
  expect(saved.map(({ name }) => name)).toEqual([
    'appointment-report-2026-11-20.json',
    'appointments-2026-11-20.txt',
  ]);
});
