import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { respondWith, showResponse } from './respond-with.ts';
import { card, click, inCard, openApp } from './open-app.tsx';
import { bodyRows, param, textsOf } from './page.ts';

it('each list of the dashboard shows the counts of the simulated center', async () => {
  const app = await openApp();
  const rows = app.center.world.view().rows;
  const valid = rows.filter((row) => row.status === 'valid').length;
  const invalid = rows.filter((row) => row.status === 'invalid' || row.status === 'blocked');
  expect(card('Appointments Analysis')).toHaveTextContent(`${rows.length} total`);
  const tabs = inCard('Appointments Analysis').getAllByRole('tab');
  expect(textsOf(tabs)).toEqual([
    `Valid Appointments (${valid})`,
    `Invalid/Blocked (${invalid.length})`,
    `All Events (${rows.length})`,
  ]);
  const list = () => bodyRows('Appointments Analysis');
  expect(list()).toHaveLength(valid);
  await click(app, tabs[1] as HTMLElement);
  expect(list()).toHaveLength(invalid.length);
  await click(app, tabs[2] as HTMLElement);
  expect(list()).toHaveLength(rows.length);
  const words = (word: string) => inCard('Appointments Analysis').queryAllByText(word).length;
  // Each such row has it as its status and as its reason.
  expect(words('Pending')).toBe(2 * rows.filter(({ status }) => status === 'pending').length);
  expect(words('Pending')).toBeGreaterThan(0);

  await click(app, inCard('Appointments Analysis').getByRole('button', { name: /^Refresh/ }));
  expect(app.requestsOf('appointments')).toBe(2);

  const lines = inCard('Appointments Log').getAllByRole('listitem');
  expect(lines).toHaveLength(rows.length);
  for (const line of lines)
    expect(line.textContent).toMatch(
      /^\[(?:CALIFORNIA|ILLINOIS|ARIZONA|FLORIDA)\] "[^"]*" \| [^|]+ \| [^|]+(?: \| [^|]+)?$/,
    );

  const links = within(inCard('Top Sales Reps').getByRole('list')).getAllByRole('link');
  expect(links).toHaveLength(10);
  expect(links[0]?.getAttribute('href')).toMatch(/^\/sales-rep\/[^/]+\/[a-z]+$/);
  expect(card('Top Sales Reps')).not.toHaveTextContent('Unknown');
  expect(links[0]).toHaveTextContent(/\d+% success/);

  const validations = bodyRows('Recent Validations');
  expect(validations.length).toBeGreaterThan(5);
  for (const row of validations) expect(row).toHaveTextContent(/\d% Confidence$|Blocked$/);
});

it('rows with a status and a region, but no texts (rulings A2) are in their tab, in the log and in the counts', async () => {
  respondWith('appointments', [
    { status: 'invalid', region: 'arizona' },
    { status: 'invalid', region: 'arizona' },
    { region: 'Florida' },
    {},
  ]);
  respondWith('recentValidations', [{ status: 'blocked', region: 'IL' }]);
  const app = await openApp();
  const analysis = inCard('Appointments Analysis');
  expect(card('Appointments Analysis')).toHaveTextContent('3 total0 valid2 invalid');
  expect(analysis.getByText('1 row unreadable')).toBeVisible();
  await click(app, analysis.getByRole('tab', { name: 'Invalid/Blocked (2)' }));
  const cells = analysis
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from(row.children, ({ textContent }) => textContent));
  const empty = ['–', 'AZ', 'No TitleN/A', 'N/AN/A', 'N/AUnknown', 'N/A'];
  expect(cells).toEqual([empty, empty]);
  const lines = inCard('Appointments Log').getAllByRole('listitem');
  expect(textsOf(lines)).toEqual([
    '[ARIZONA] "No Title" | N/A | N/A | N/A',
    '[ARIZONA] "No Title" | N/A | N/A | N/A',
    '[FLORIDA] "No Title" | N/A | N/A',
  ]);
  expect(card('Appointments Log')).toHaveTextContent('Valid: 0Invalid: 23 lines');
  expect(inCard('Recent Validations').getAllByRole('row')[1]).toHaveTextContent('Blocked');
});

it('Top Sales Reps shows shares of all valid appointments (rulings C5) and links of any region (C7); Recent Validations are newest first', async () => {
  const row = { customer: 'C', telemarketer: 'T', status: 'valid', region: 'IL' };
  const rowsOf = (salesRep: string, count: number) =>
    Array.from({ length: count }, () => ({ ...row, salesRep }));
  const unknown = rowsOf('Unknown', 3);
  respondWith('appointments', [...rowsOf('Ann', 4), ...rowsOf('Bea', 1), ...unknown]);
  const app = await openApp();
  const bars = inCard('Top Sales Reps').getAllByRole('progressbar');
  expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['50', '13']);
  const drawn = bars.map((bar) => (bar.firstElementChild as HTMLElement).style.width);
  expect(drawn).toEqual(['50%', '13%']);

  const nowhere = { ...row, region: undefined };
  await showResponse(app, 'appointments', [
    { ...row, salesRep: 'Ann', region: 'New York' },
    { ...row, salesRep: 'Bea', region: 'Illinois' },
    { ...nowhere, salesRep: 'Cyd' },
  ]);
  const rows = inCard('Top Sales Reps').getAllByRole('listitem');
  expect(rows.map((each) => within(each).getByRole('link').getAttribute('href'))).toEqual([
    '/sales-rep/Ann/New%20York',
    '/sales-rep/Bea/chicago',
    '/sales-rep/Cyd/N%2FA',
  ]);

  const validation = { ...row, region: 'arizona', confidence: 90 };
  await showResponse(app, 'recentValidations', [
    { ...validation, id: '1', customer: 'Ann', time: '2026-11-21T01:41:00Z' },
    { ...validation, id: '2', customer: 'Bea', time: '2026-11-21T15:00:00Z' },
  ]);
  const validations = bodyRows('Recent Validations');
  expect(validations).toHaveLength(2);
  expect(validations[0]).toHaveTextContent(/Bea.*T10:00 AM90% Confidence$/);
  expect(validations[1]).toHaveTextContent(/Ann.*TNov 20, 8:41 PM90% Confidence$/);
});

it('Recent Validations is windowed from 201 rows on, and else whole (rulings C24)', async () => {
  const row = { customer: 'Ann', status: 'valid', time: '2026-11-21T15:00:00Z' };
  const sent = (count: number) =>
    Array.from({ length: count }, (_, id) => ({ ...row, id: `${id}` }));
  respondWith('recentValidations', sent(201));
  const app = await openApp();
  const table = () => inCard('Recent Validations').getByRole('table');
  const rows = () => within(table()).getAllByRole('row');
  expect(rows().length).toBeLessThan(40);
  expect(table()).toHaveAttribute('aria-rowcount', '202');
  expect(rows()[1]).toHaveAttribute('aria-rowindex', '2');
  const footer = card('Recent Validations').querySelector('footer');
  expect(footer).toHaveTextContent('Newest 201');

  await showResponse(app, 'recentValidations', sent(200));
  expect(rows()).toHaveLength(201);
  expect(table()).not.toHaveAttribute('aria-rowcount');
});

it('of 5,000 appointments only the rows in view are mounted', async () => {
  const app = await openApp('/', { scenario: '5k' });
  expect(document.querySelectorAll('*').length).toBeLessThan(3_400);
  expect(inCard('Appointments Log').getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize');

  const log = inCard('Appointments Log');
  await app.user.type(log.getByLabelText('Search appointments'), 'Quigley');
  const lines = log.getAllByRole('listitem');
  expect(lines.length).toBeGreaterThan(30);
  expect(log.getByText(`${lines.length} of 5,000 lines`)).toBeVisible();
  expect(lines[0]).not.toHaveAttribute('aria-setsize');
});

it('the search of the log filters by words and region, counts the shown rows, is in the URL and can be cleared, and does not change the other list', async () => {
  const app = await openApp();
  const rows = app.center.world.view().rows;
  const log = inCard('Appointments Log');
  const size = () => log.getAllByRole('listitem').length;
  await app.user.selectOptions(log.getByLabelText('Region'), 'chicago');
  const inIllinois = rows.filter(({ event }) => event.region === 'chicago');
  expect(size()).toBe(inIllinois.length);
  expect(log.getByText(`${inIllinois.length} of ${rows.length} lines`)).toBeVisible();
  const [found] = inIllinois;
  if (!found) throw new Error('no appointment in Illinois');
  const word = found.event.telemarketer.toUpperCase();
  await app.user.type(log.getByLabelText('Search appointments'), word);
  const both = inIllinois.filter((row) => row.event.telemarketer === found.event.telemarketer);
  expect(size()).toBe(both.length);
  const valid = both.filter(({ status }) => status === 'valid').length;
  const invalid = both.filter(({ status }) => status === 'invalid' || status === 'blocked');
  expect(card('Appointments Log')).toHaveTextContent(
    `Valid: ${valid}Invalid: ${invalid.length}${both.length} of ${rows.length} lines`,
  );
  await app.advance(300);
  expect(param('log-q')).toBe(word);
  expect(param('log-region')).toBe('chicago');
  await click(app, log.getByRole('button', { name: 'Clear' }));
  expect(log.getByRole('searchbox')).toHaveFocus();
  expect(location.search).toBe('');
  expect(size()).toBe(rows.length);

  const analysis = inCard('Appointments Analysis');
  const length = () => analysis.getAllByRole('row').length;
  const before = length();
  await app.user.type(log.getByRole('searchbox'), 'zzz');
  expect(log.getByText('No appointment matches this search')).toBeVisible();
  expect(screen.queryByText('No appointments found')).toBeNull();
  expect(length()).toBe(before);
  await app.user.type(analysis.getByRole('searchbox'), 'dd');
  expect(log.getByRole('searchbox')).toHaveValue('zzz');
  await app.advance(300);
  expect(location.search).toBe('?log-q=zzz&q=dd');
});
