import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { salesReps } from '../../mocks/responses/sales-reps.ts';
import { regionKeys, regions, type RegionKey } from '../../src/domain/region/region.ts';
import { readRep, repInitials } from '../../src/domain/people.ts';
import { salesRepPath } from '../../src/paths.ts';
import { card, click, expectState, inCard, openApp, type App } from './open-app.tsx';
import { bodyRows, pageHeading, textsOf, figureOf, percent } from './page.ts';
import { respondWith } from './respond-with.ts';

const rowsIn = ({ center }: App, key: RegionKey) =>
  center.world.view().rows.filter((row) => row.event.region === key);
const validIn = (app: App, key: RegionKey) =>
  rowsIn(app, key).filter(({ status }) => status === 'valid');
/** The profiles of a region as in the response, most appointments first. */
const repsIn = (app: App, key: RegionKey) =>
  salesReps(app.center.world)
    .filter(({ primaryState }) => primaryState === regions[key].name)
    .toSorted(
      (a, b) =>
        b.appointmentCount - a.appointmentCount ||
        (readRep(a.repName).id < readRep(b.repName).id ? -1 : 1),
    );
const totalOf = (app: App) => regionKeys.reduce((sum, key) => sum + validIn(app, key).length, 0);
const tab = (name: string) => screen.getByRole('tab', { name });
const listed = (state: string) =>
  inCard(`Sales Reps in ${state}`)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('bdi')?.textContent);

describe('the States Performance Dashboard', () => {
  it("has its name and five tabs, 'Chicago' among them (rulings B3); the tab is in the URL, replacing the entry (rulings C16)", async () => {
    const app = await openApp('/states?tab=nowhere');
    expect(pageHeading()).toHaveTextContent('States Performance Dashboard');
    expect(document.title).toMatch(/States Performance Dashboard · Appointment Tracker$/);
    const tabs = within(screen.getByRole('tablist', { name: 'States' })).getAllByRole('tab');
    expect(textsOf(tabs)).toEqual(['Overview', 'California', 'Chicago', 'Arizona', 'Florida']);
    expect(tab('Overview')).toHaveAttribute('aria-selected', 'true');
    const entries = history.length;
    await click(app, tab('Chicago'));
    expect(location.search).toBe('?tab=chicago');
    expect(history.length).toBe(entries);
    await click(app, tab('Overview'));
    expect(location.search).toBe('');
  });

  it('names the week on a Sunday', async () => {
    await openApp('/states', { scenario: 'sunday' });
    expect(screen.getByText(/^Week of .* \(Call Center Closed\)$/)).toBeVisible();
  });
});

it('the overview totals appointments, active sales reps and states covered, compares the states in a table, and has a card for each that leads to its dashboard', async () => {
  const app = await openApp('/states');
  expect(figureOf('Total Valid Appointments')).toBe(String(totalOf(app)));
  const profiles = salesReps(app.center.world);
  const active = profiles.filter(({ appointmentCount }) => appointmentCount > 0);
  expect(figureOf('Active Sales Reps')).toBe(String(active.length));
  expect(card('Active Sales Reps')).toHaveTextContent(`of ${profiles.length} reps listed`);
  expect(figureOf('States Covered')).toBe('4');
  const split = regionKeys.map((key) => `${regions[key].name} ${validIn(app, key).length}`);
  expect(inCard('Total Valid Appointments').getByRole('img')).toHaveAccessibleName(
    split.join(', '),
  );
  const badges = card('States Covered').querySelectorAll('abbr');
  expect(textsOf(badges)).toEqual(['CA', 'IL', 'AZ', 'FL']);

  const rows = inCard('States compared').getAllByRole('row');
  expect(rows).toHaveLength(6);
  const [valid, events] = [validIn(app, 'chicago').length, rowsIn(app, 'chicago').length];
  const cells = within(rows[2] as HTMLElement).getAllByRole('cell');
  expect(within(rows[2] as HTMLElement).getByRole('rowheader')).toHaveTextContent('Illinois');
  expect(textsOf(cells.slice(0, 3))).toEqual([
    String(valid),
    percent(valid, totalOf(app)),
    String(repsIn(app, 'chicago').length),
  ]);
  expect(cells.at(-1)).toHaveTextContent(percent(valid, events));
  expect(rows[5]).toHaveTextContent(`All states${totalOf(app)}100%`);

  for (const key of regionKeys) {
    const { name } = regions[key];
    const [count, reps] = [validIn(app, key).length, repsIn(app, key)];
    const average = Math.round(count / Math.max(1, reps.length));
    expect(card(name)).toHaveTextContent(`${count}total valid appointments`);
    expect(card(name)).toHaveTextContent(
      new RegExp(
        String.raw`Reps listed${reps.length}Average per rep listed${average}Appointments per rep.*\d reps? with appointments today`,
      ),
    );
    expect(card(name)).toHaveTextContent('Appointments per rep');
    const top = within(inCard(name).getByRole('list')).getAllByRole('link');
    expect(top.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      reps
        .slice(0, 6)
        .map(({ repName, appointmentCount }) => [
          `${readRep(repName).name}${appointmentCount}`,
          salesRepPath(readRep(repName), regions[key]),
        ]),
    );
  }
  await click(app, inCard('Illinois').getByRole('link', { name: 'Open Illinois' }));
  expect(location.pathname).toBe('/states/chicago');
});

describe('a state tab', () => {
  it('has the totals of the state, and lists its reps by appointment count, with initials, id, territories, count and confidence', async () => {
    const app = await openApp('/states?tab=chicago');
    const [valid, reps] = [validIn(app, 'chicago').length, repsIn(app, 'chicago')];
    expect(figureOf('Total Valid Appointments')).toBe(String(valid));
    expect(figureOf('Sales Reps')).toBe(String(reps.length));
    expect(figureOf('Average per Rep Listed')).toBe(String(Math.round(valid / reps.length)));
    expect(card('Average per Rep Listed')).toHaveTextContent('valid, rounded');

    const rows = bodyRows('Sales Reps in Illinois');
    expect(listed('Illinois')).toEqual(reps.map(({ repName }) => readRep(repName).name));
    for (const [index, rep] of reps.entries()) {
      const { repId, repName, territories, appointmentCount, confidence } = rep;
      for (const text of [repInitials(readRep(repName)), repId, territories.join(', ')])
        expect(rows[index]).toHaveTextContent(text);
      expect(rows[index]).toHaveTextContent(
        new RegExp(`\\D${appointmentCount} appointments?\\s?${confidence}% confidence`),
      );
    }
  });

  it('can be searched, with the words in the URL', async () => {
    const app = await openApp('/states?tab=california&q=whit%20GRACE');
    const total = repsIn(app, 'california').length;
    expect(listed('California')).toEqual(['Grace Whitfield']);
    expect(screen.getByText(`1 of ${total} shown`)).toBeVisible();
    const field = screen.getByRole('searchbox', { name: 'Search sales reps' });
    await app.user.clear(field);
    await app.user.type(field, 'nobody');
    await app.advance(300);
    expect(location.search).toBe('?tab=california&q=nobody');
    expect(screen.getByText('No sales rep matches this search')).toBeVisible();
    expect(screen.getByText(`0 of ${total} shown`)).toBeVisible();
    expect(card('Sales Reps in California')).toHaveTextContent('0 appointments in this list');
  });

  it('without reps points to Field Agent Corrections', async () => {
    const app = await openApp('/states?tab=florida', { scenario: 'first-day' });
    expectState('Sales Reps in Florida', 'empty');
    expect(screen.getByText('No sales reps in Florida')).toBeVisible();
    const hint = inCard('Sales Reps in Florida').getByRole('link', {
      name: 'Field Agent Corrections',
    });
    await click(app, hint);
    expect(location.pathname).toBe('/corrections');
  });
});

describe('without a sales rep list (rulings C8)', () => {
  const noList = () => respondWith('salesReps', { salesReps: [] });

  it('counts each state as one profile, with a note', async () => {
    noList();
    const app = await openApp('/states');
    expect(figureOf('Active Sales Reps')).toBe('4');
    expect(card('Active Sales Reps')).toHaveTextContent(
      'Sales rep list unavailable; showing regions',
    );
    expect(card('Arizona')).toHaveTextContent('Sales rep list unavailable; showing the region');
    const own = within(inCard('Arizona').getByRole('list')).getByRole('link');
    expect(own).toHaveTextContent(`Arizona${validIn(app, 'arizona').length}`);
    expect(own).toHaveAttribute('href', '/states/arizona');
    expect(card('States compared')).toHaveTextContent('each state counts as one rep');
  });

  it('lists the state itself in its tab, with a link to the state', async () => {
    noList();
    const app = await openApp('/states?tab=chicago');
    const list = inCard('Sales Reps in Illinois');
    expect(card('Sales Reps in Illinois')).toHaveTextContent(
      'Sales rep list unavailable; showing the region. The sales rep list is empty.',
    );
    const row = list.getAllByRole('row')[1] as HTMLElement;
    const valid = validIn(app, 'chicago').length;
    expect(row).toHaveTextContent(/Illinois.*chicago.*Illinois/);
    expect(row).toHaveTextContent(new RegExp(`${valid} appointments ?90% confidence`));
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/states/chicago');
  });

  it('names the failed request, and lists the reps after Try Again', async () => {
    const app = await openApp('/states?tab=chicago', { faults: { salesReps: 503 } });
    await app.advance(1_000);
    const note = inCard('Sales Reps in Illinois');
    expect(card('Sales Reps in Illinois')).toHaveTextContent(
      'GET /api/actual-sales-reps returned an error. 503: Simulated fault 503',
    );
    expect(listed('Illinois')).toEqual(['Illinois']);
    app.center.faults.set('salesReps', null);
    await click(app, note.getByRole('button', { name: 'Try Again' }));
    expect(listed('Illinois')).toHaveLength(repsIn(app, 'chicago').length);
    expect(card('Sales Reps in Illinois')).not.toHaveTextContent('Sales rep list unavailable');
  });
});

const cards = ['California', 'Illinois', 'Arizona', 'Florida', 'States compared'];

it('a late rep list does not delay the figures of the regions', async () => {
  await openApp('/states', { faults: { salesReps: 'hang' } });
  expectState('Total Valid Appointments', 'ready');
  expectState('Active Sales Reps', 'loading');
  expectState('California', 'ready');
  expect(card('California')).toHaveTextContent(/Reps listed–.*Average per rep listed–/);
  expect(card('California')).toHaveTextContent('No sales rep data yet');
});

it('keeps the reps when their list fails, and marks each card with reps as old', async () => {
  const app = await openApp('/states');
  const before = figureOf('Active Sales Reps');
  app.center.faults.set('salesReps', 503);
  await app.poll('salesReps', 3);
  expect(figureOf('Active Sales Reps')).toBe(before);
  for (const title of ['Active Sales Reps', ...cards]) expectState(title, 'stale');
  expectState('Total Valid Appointments', 'ready');
  expect(card('Active Sales Reps')).not.toHaveTextContent('unavailable');
});

it('a first day shows counts of 0, and no rate', async () => {
  await openApp('/states', { scenario: 'first-day' });
  expect(figureOf('Total Valid Appointments')).toBe('0');
  expect(figureOf('Active Sales Reps')).toBe('0');
  expect(figureOf('States Covered')).toBe('0');
  expect(card('Arizona')).toHaveTextContent('No valid appointments yet');
  const total = inCard('States compared').getAllByRole('row').at(-1);
  expect(total).toHaveTextContent(/^All states0–00–$/);
});

it('sorts the states compared by a head, the largest figure first', async () => {
  const app = await openApp('/states');
  const table = inCard('States compared');
  const figures = () =>
    table
      .getAllByRole('row')
      .slice(1, 5)
      .map((row) => Number(row.querySelectorAll('td')[0]?.textContent));
  await click(app, table.getByRole('button', { name: 'Valid' }));
  expect(figures()).toEqual(figures().toSorted((a, b) => b - a));
  await click(app, table.getByRole('button', { name: 'Valid' }));
  expect(figures()).toEqual(figures().toSorted((a, b) => a - b));
  expect(location.search).toBe('?sort=valid');
});
