import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readStatus } from '../../src/domain/appointment/appointment.ts';
import { regions } from '../../src/domain/region/region.ts';
import { type App, card, click, expectState, inCard, openApp } from './open-app.tsx';
import { respondWith, showResponse } from './respond-with.ts';
import { percent, textsOf } from './page.ts';

const title = 'Why appointments are invalid';
const eventsOf = ({ center }: App, region = '') =>
  center.world.view().rows.filter(({ event }) => region === '' || event.region === region);
const invalidOf = (app: App, region = '') =>
  eventsOf(app, region).filter(({ status }) => readStatus(status).outcome === 'invalid');
const table = () => inCard(title).getByRole('table');
const bodyRows = () => [...table().querySelectorAll<HTMLTableRowElement>('tbody > tr')];
const names = () => bodyRows().map((row) => row.cells[0]?.textContent);
const line = () =>
  inCard(title)
    .getByText(/^Without/)
    .textContent.replaceAll(/\s+/g, ' ');

const row = (reason: string, telemarketer = 'Ana Torres', status = 'invalid') => ({
  title: 'DD',
  customer: 'Ada',
  region: 'florida',
  telemarketer,
  status,
  reason,
});

it('names the band before and after a reason, and one that stays once (visual.md 19)', async () => {
  const valid = Array.from({ length: 11 }, () => row('', 'Ana Torres', 'valid'));
  const reasons = (letters: string) => [...valid, ...Array.from(letters, (reason) => row(reason))];
  const scale = () => within(card(title)).getByText(/^Validation rate now/);
  respondWith('appointments', reasons('aaabcdefghij'));
  const app = await openApp('/states/florida');
  expect(line()).toContain('47.8% 60.9%');
  expect(scale()).toHaveTextContent(/^Validation rate nowPoorWarning$/);
  expect(scale().querySelector('[aria-label]')).toHaveAccessibleName('to');
  await showResponse(app, 'appointments', reasons('abcdefghi'));
  expect(line()).toContain('55% 60%');
  expect(scale()).toHaveTextContent(/^Validation rate nowWarning$/);
});

describe('the table', () => {
  it('counts invalid events by reason, telemarketer and region, computes the effect of a reason, and links to the rows', async () => {
    const app = await openApp();
    const invalid = invalidOf(app);
    const heads = within(table()).getAllByRole('columnheader');
    const designated = ['Ana Torres', 'Marcus Reed', 'Priya Shah', 'Daniel Cole'];
    const people = [...designated, 'Olivia Brandt', 'Sam Okafor'];
    const first = ['Reason', 'Telemarketer', 'Region', 'Events', 'Share'];
    expect(textsOf(heads)).toEqual([...first, ...people, 'CA', 'IL', 'AZ', 'FL']);
    const counts = new Map<string, number>();
    for (const { event } of invalid) {
      const { reason } = event.validation;
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
    }
    const sorted = [...counts].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
    expect(names()).toEqual([...sorted.slice(0, 8).map(([reason]) => reason), '1 more reason']);
    // Each cell is counted in src/domain/appointment/why.test.ts.
    expect(bodyRows()[0]).toHaveTextContent(
      new RegExp(`${sorted[0]?.[1]}${percent(sorted[0]?.[1] ?? 0, invalid.length)}$`),
    );
    expect(card(title)).toHaveTextContent(
      `Most events first; ${invalid.length} of ${eventsOf(app).length} events`,
    );

    const all = eventsOf(app).length;
    const valid = eventsOf(app).filter(({ status }) => status === 'valid').length;
    const without = (reason: string, count: number) =>
      `Without "${reason}": ${percent(valid, all)} ${percent(valid + count, all)}`;
    expect(line()).toBe(without('Empty who field', 7));
    expect(card(title)).toHaveTextContent(`7 events counted as valid: ${valid} + 7 of ${all}`);
    const reason = (name: string) => inCard(title).getByRole('button', { name });
    expect(reason('Empty who field')).toHaveAttribute('aria-pressed', 'true');
    await app.user.hover(reason('Title contains busy'));
    expect(line()).toBe(without('Empty who field', 7));
    await click(app, reason('Title contains busy'));
    expect(line()).toBe(without('Title contains busy', 4));
    reason('No real customer').focus();
    await app.user.keyboard('{Enter}');
    expect(line()).toBe(without('No real customer', 4));
    expect(reason('Title contains busy')).toHaveAttribute('aria-pressed', 'false');

    const sam = inCard(title).getByRole('link', { name: 'Sam Okafor' });
    expect(sam).toHaveAttribute('href', '/?view=telemarketer&telemarketer=Sam+Okafor');

    const link = inCard(title).getByRole('link', { name: '4 Empty who field, Daniel Cole' });
    await click(app, link);
    expect(location.search).toBe('?reason=Empty+who+field&telemarketer=Daniel+Cole&tab=invalid');
    expect(location.hash).toBe('#appointments');
    expect(inCard('Appointments Analysis').getAllByRole('row').slice(1)).toHaveLength(4);
  });

  it("has a region's events alone on its page", async () => {
    const app = await openApp('/states/chicago');
    const invalid = invalidOf(app, 'chicago');
    expect(within(table()).queryByRole('columnheader', { name: 'Region' })).toBe(null);
    expect(card(title)).toHaveTextContent(`${regions.chicago.name}, most events first`);
    expect(card(title)).toHaveTextContent(
      `${invalid.length} of ${eventsOf(app, 'chicago').length} events`,
    );
    const all = inCard(title).getByRole('link', { name: 'All regions' });
    expect(all).toHaveAttribute('href', '/#why');
  });
});

describe('too many', () => {
  const letters = Array.from('abcdefghijklmno');

  it('reasons and telemarketers end in others; the reasons open in place', async () => {
    respondWith(
      'appointments',
      letters.flatMap((letter, at) =>
        Array.from({ length: 20 - at }, () => row(`Reason ${letter}`)),
      ),
    );
    const app = await openApp();
    expect(names()).toHaveLength(9);
    expect(bodyRows().at(-1)).toHaveTextContent(/^7 more reasons/);
    expect(within(bodyRows().at(-1) as HTMLElement).queryByRole('link')).toBe(null);
    await click(app, inCard(title).getByRole('button', { name: '7 more reasons' }));
    expect(names()).toEqual(letters.map((letter) => `Reason ${letter}`));
    expect(document.activeElement).toHaveTextContent('Reason i');

    const crowd = letters.map((letter) => row('Busy', `Caller ${letter}`));
    await showResponse(app, 'appointments', crowd);
    expect(bodyRows()[0]).toHaveTextContent(/^Busy·0·0·0·0111111/);
    expect(within(table()).getByRole('columnheader', { name: 'Other (11)' })).toBeVisible();
  });
});

it('says that no single reason matters when all are small', async () => {
  const letters = Array.from({ length: 25 }, (_, at) => String.fromCodePoint(97 + at));
  respondWith('appointments', [
    ...letters.map((letter) => row(`Reason ${letter}${letter}`)),
    row('', '', 'valid'),
  ]);
  const app = await openApp();
  expect(card(title)).toHaveTextContent('No single reason matters: each is 4% or less');
  expect(card(title)).toHaveTextContent('25 reasons in 25 invalid of 26 events');
  expect(within(card(title)).queryByText(/^Without/)).toBe(null);
  await click(app, inCard(title).getByRole('button', { name: 'Reason bb' }));
  expect(line()).toBe('Without "Reason bb": 3.8% 7.7%');
});

it('its states count undecided events, and are empty without invalid ones', async () => {
  respondWith('appointments', []);
  const app = await openApp();
  const show = (statuses: readonly string[], reason = '') =>
    showResponse(app, 'appointments', [
      ...(reason ? [row(reason)] : []),
      ...statuses.map((status) => row('', '', status)),
    ]);
  for (const [statuses, text, href] of [
    [['pending'], '1 pending', '/?status=pending&tab=all#appointments'],
    [['new', 'NEW'], '2 with another status', '/?status=new&tab=all#appointments'],
    [['new', ''], '2 with another status', null],
  ] as const) {
    await show(statuses, 'Busy');
    expect(card(title)).toHaveTextContent(text);
    const link = inCard(title).queryByRole('link', { name: text });
    expect([text, link?.getAttribute('href') ?? null]).toEqual([text, href]);
  }
  for (const [statuses, text] of [
    [['valid', 'pending'], '1 of 2 events valid so far'],
    [['valid', 'valid'], '2 of 2 events valid so far'],
    [['pending'], '0 of 1 event valid so far'],
  ] as const) {
    await show(statuses);
    expectState(title, 'empty');
    expect(card(title)).toHaveTextContent(`No invalid appointments found${text}`);
  }
});
