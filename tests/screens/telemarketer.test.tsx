import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { designatedTelemarketers } from '../../src/config.ts';
import { nobody, readPerson } from '../../src/domain/people.ts';
import { telemarketerPath } from '../../src/paths.ts';
import { respondWith } from './respond-with.ts';
import { card, click, expectState, inCard, openApp, type App } from './open-app.tsx';
import { noRows, address, button, pageHeading, param, textsOf, percent, bodyRows } from './page.ts';

const [anaTorres = nobody, , priya = nobody, danielCole = nobody] = designatedTelemarketers();
const [ana, daniel] = [anaTorres.name, danielCole.name];
const page = telemarketerPath(danielCole);
const cards = [
  'By hour',
  'Regions',
  'Why appointments are invalid',
  'Share of each month',
  'Appointments',
];

const rowsOf = ({ center }: App, name: string) =>
  center.world
    .view()
    .rows.filter(({ event }) => readPerson(event.telemarketer).id === readPerson(name).id);
const countOf = (rows: Readonly<ReturnType<typeof rowsOf>>, ...statuses: string[]) =>
  rows.filter(({ status }) => statuses.includes(status)).length;
const texts = (link: Element) => textsOf(link.querySelectorAll('span'));

describe("a telemarketer's page", () => {
  it('is a view of the dashboard with its own heading (rulings C28), whose figures link to as many rows', async () => {
    const app = await openApp(page);
    expect(pageHeading()).toHaveTextContent(daniel);
    expect(document.title).toContain(`${daniel} · Appointment Tracker`);
    expect(screen.queryByRole('region', { name: 'Calendar Performance' })).toBeNull();
    for (const title of cards) expectState(title, 'ready');
    const entries = within(screen.getByRole('navigation')).getAllByRole('link');
    const current = entries.filter((link) => link.hasAttribute('aria-current'));
    expect(textsOf(current)).toEqual(['Telemarketers']);

    const rows = rowsOf(app, daniel);
    const all = app.center.world.view().rows;
    const [valid, invalid] = [countOf(rows, 'valid'), countOf(rows, 'invalid', 'blocked')];
    expect(invalid).toBeGreaterThan(5);
    expect(card('Valid appointments')).toHaveTextContent(`${valid} of ${rows.length} events`);
    expect(card('Validation rate')).toHaveTextContent(percent(valid, rows.length));
    expect(card('Validation rate')).toHaveTextContent(
      `${percent(countOf(all, 'valid'), all.length)} across all regions`,
    );
    const tabs = inCard('Appointments').getAllByRole('tab');
    expect(textsOf(tabs)).toEqual([`All ${rows.length}`, `Valid ${valid}`, `Invalid ${invalid}`]);
    const heads = inCard('Appointments').getAllByRole('columnheader');
    expect(textsOf(heads)).toEqual(
      expect.arrayContaining([
        'Time',
        'Title',
        'Customer',
        'Region',
        'Sales rep',
        'Type or reason',
        'Result',
      ]),
    );
    expect(bodyRows('Appointments')).toHaveLength(rows.length);
    const newest = rows.toSorted((a, b) => b.event.bookedMs - a.event.bookedMs)[0];
    expect(bodyRows('Appointments')[0]).toHaveTextContent(newest?.event.title ?? '');

    for (const [title, expected] of [
      ['By hour', rows.length],
      ['Regions', rows.length],
      ['Why appointments are invalid', countOf(rows, 'invalid', 'blocked')],
    ] as const) {
      const links = inCard(title).getAllByRole('link');
      const counts = links.map((link) => {
        const label = [link.getAttribute('aria-label') ?? '', ...texts(link)].join('|');
        return Number(/valid of (\d+)/.exec(label)?.[1] ?? link.querySelector('b')?.textContent);
      });
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(expected);
      for (const link of links) {
        const query = new URL(link.getAttribute('href') ?? '', location.origin).searchParams;
        expect(query.get('telemarketer')).toBe(daniel);
      }
    }
  });

  it('mutes a rate of few cases, with a note and without a band', async () => {
    respondWith('appointments', [
      ...Array.from({ length: 19 }, () => ({
        telemarketer: daniel,
        status: 'valid',
        region: 'CA',
      })),
      { telemarketer: daniel, status: 'valid', region: 'FL' },
    ]);
    await openApp(page);
    const [, california] = inCard('Regions').getAllByRole('row');
    expect(california).toHaveTextContent('100%19 of 19, few cases');
    expect(california?.querySelector('[data-band]')).toBeNull();
    expect(card('Validation rate')).toHaveTextContent('Excellent');
    expect(card('Validation rate')).not.toHaveTextContent('few cases');
  });

  it("shows the AI accuracy of the learning metrics, and 'Under 85' where it applies", async () => {
    respondWith('learningMetrics', {
      telemarkerterAccuracy: {
        [ana]: { correct: 90, total: 100, accuracy: 90 },
        [daniel.toUpperCase()]: { correct: 82, total: 100, accuracy: 82 },
      },
    });
    await openApp(page);
    expect(card('AI accuracy')).toHaveTextContent('82%');
    expect(card('AI accuracy')).toHaveTextContent('Under 85');
    expect(card('AI accuracy')).toHaveTextContent('82 of 100 correct');
  });

  it('of an unknown name has a strip of zeros, and no appointments', async () => {
    await openApp(telemarketerPath(readPerson('Nobody Known')));
    expect(pageHeading()).toHaveTextContent('Nobody Known');
    expect(card('Valid appointments')).toHaveTextContent('0 of 0 events');
    expect(card('Validation rate')).toHaveTextContent('–');
    expect(inCard('Appointments').getByText('No Appointments')).toBeVisible();
    expect(inCard('Appointments').getByText('No appointments for this name')).toBeVisible();
    expect(inCard('By hour').getByText('No times to show')).toBeVisible();
    expectState('Appointments', 'empty');
  });
});

it('sorts its list by a head, in the URL, and the drawer steps in that order (rulings C43)', async () => {
  const app = await openApp(page);
  const head = (name: string) => inCard('Appointments').getByRole('columnheader', { name });
  expect(head('Time')).toHaveAttribute('aria-sort', 'descending');
  const customers = () =>
    bodyRows('Appointments').map((row) => row.querySelectorAll('td')[2]?.textContent ?? '');
  await click(app, within(head('Customer')).getByRole('button'));
  expect(param('sort')).toBe('customer');
  expect(card('Appointments')).toHaveTextContent('Sorted by customer');
  const sorted = customers();
  const named = sorted.filter((name) => name !== 'N/A');
  expect(sorted).toEqual([...named, ...sorted.filter((name) => name === 'N/A')]);
  expect(named).toEqual(named.toSorted(new Intl.Collator('en').compare));
  await click(
    app,
    within(bodyRows('Appointments')[0] as HTMLElement).getAllByRole('link')[0] as Element,
  );
  expect(screen.getByRole('dialog')).toHaveTextContent(sorted[0] ?? '');
  await app.user.keyboard('j');
  expect(screen.getByRole('dialog')).toHaveTextContent(sorted[1] ?? '');
  expect(screen.getByRole('dialog')).toHaveTextContent(`2 of ${sorted.length}`);
  await app.user.keyboard('{Escape}');
  await app.settle();
  await click(app, within(head('Time')).getByRole('button'));
  expect(param('sort')).toBe(null);
});

it('its actions copy the link and the open list, name a refusal of the browser, step through the telemarketers, and lead back', async () => {
  const copied: string[] = [];
  const app = await openApp(page);
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied.push(text);
  });
  await click(app, button('Copy link'));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(copied).toEqual([location.href]);
  await click(app, inCard('Appointments').getByRole('tab', { name: /^Invalid/ }));
  expect(param('tab')).toBe('invalid');
  await click(app, button('Copy list'));
  const count = countOf(rowsOf(app, daniel), 'invalid', 'blocked');
  expect(copied[1]?.split('\n')).toHaveLength(count + 1);
  expect(bodyRows('Appointments')).toHaveLength(count);

  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  await app.advance(2_000);
  await click(app, button('Copy link'));
  expect(await screen.findByText('Link not copied')).toBeVisible();

  await click(app, button('Previous telemarketer'));
  expect(pageHeading()).toHaveTextContent(priya.name);
  expect(document.activeElement).toBe(button('Previous telemarketer'));
  for (let steps = 0; steps < 3; steps += 1) await click(app, button('Previous telemarketer'));
  expect(pageHeading()).not.toHaveTextContent(ana);

  await click(app, screen.getByRole('link', { name: 'Back to Dashboard' }));
  expect(address()).toBe('/');
  expect(pageHeading()).toHaveTextContent('Dashboard');
});

it('beside another telemarketer shows both in each card, from a link and by choice, until the second is removed', async () => {
  const app = await openApp(page);
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Compare with' }), ana);
  await app.settle();
  expect(location.search).toBe(`?${telemarketerPath(danielCole, anaTorres).split('?')[1]}`);
  for (const name of [daniel, ana]) {
    const rows = rowsOf(app, name);
    expect(card('Valid appointments')).toHaveTextContent(name);
    expect(card('Valid appointments')).toHaveTextContent(
      `${countOf(rows, 'valid')}of ${rows.length} events`,
    );
    expect(
      inCard('By hour').getByRole('list', { name: `Events of ${name} by hour` }),
    ).toBeVisible();
    for (const title of ['Regions', 'Why appointments are invalid', 'Share of each month'])
      expect(inCard(title).getByRole('columnheader', { name })).toBeVisible();
  }
  await app.user.selectOptions(screen.getByRole('combobox'), 'Nobody');
  await app.settle();
  expect(new URLSearchParams(location.search).has('beside')).toBe(false);
  expect(screen.queryByRole('columnheader', { name: ana })).toBeNull();
});

describe("links to a telemarketer's page", () => {
  it("are on each telemarketer's name", async () => {
    const app = await openApp(noRows);
    const follow = [
      [noRows, 'Telemarketer Performance'],
      [noRows, 'Recent Validations'],
      [`${noRows}&tab=performance`, 'AI Learning System'],
      ['/monthly-data', 'Telemarketer Performance'],
      ['/states/california', 'Recent Appointments'],
    ] as const;
    for (const [path, title] of follow) {
      act(() => navigate(path));
      await app.settle();
      const [link] = inCard(title).getAllByRole('link', { name: ana });
      expect(link).toHaveAttribute('href', telemarketerPath(anaTorres));
    }
    await click(
      app,
      inCard('Recent Appointments').getAllByRole('link', { name: ana })[0] as Element,
    );
    expect(pageHeading()).toHaveTextContent(ana);
    await click(app, screen.getByRole('link', { name: 'Telemarketers' }));
    expect(address()).toBe('/#telemarketers');
    expect(pageHeading()).toHaveTextContent('Dashboard');
  });

  it('are not on missing names, and keep no filter of the view By Telemarketer', async () => {
    respondWith('recentValidations', [{ id: '1', customer: 'Ada', telemarketer: '' }]);
    const app = await openApp(`/?telemarketer=${encodeURIComponent(daniel)}`);
    expect(inCard('Recent Validations').queryByRole('link')).toBeNull();

    await click(app, screen.getByRole('radio', { name: /^By Telemarketer/ }));
    expect(pageHeading()).toHaveTextContent('Dashboard');
    expect(screen.getByRole('radio', { name: /^By Telemarketer/ })).toBeChecked();
    expect(param('telemarketer')).toBe(daniel);
  });
});
