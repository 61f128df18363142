import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import { appointmentRow, times } from '../../../tests/rows.ts';
import { textsOf } from '../../../tests/screens/page.ts';
import { regionKeys, regions } from '../../domain/region/region.ts';
import { WhyCard } from './index.tsx';

const row = (reason: string, telemarketer = 'Ana Torres', status = 'invalid') =>
  appointmentRow({ region: 'florida', telemarketer, status, reason });
const withStatus = (status: string) => row('', '', status);
const open = (appointments: object, card = <WhyCard />) => mountCard(card, { appointments });

const table = () => screen.getByRole('table');
const bodyRows = () => [...table().querySelectorAll<HTMLTableRowElement>('tbody > tr')];
const names = () => bodyRows().map((line) => line.cells[0]?.textContent);
const line = () => screen.getByText(/^Without/).textContent.replaceAll(/\s+/g, ' ');
const reasonButton = (name: string) => screen.getByRole('button', { name });

it('names the band before and after a reason, and one that stays once', async () => {
  const valid = times(11, withStatus('valid'));
  const reasons = (letters: string) => [...valid, ...Array.from(letters, (reason) => row(reason))];
  const scale = () => screen.getByText(/^Validation rate now/);
  const app = await open(reasons('aaabcdefghij'), <WhyCard region={regions.florida} />);
  expect(line()).toContain('47.8% 60.9%');
  expect(scale()).toHaveTextContent(/^Validation rate nowPoorWarning$/);
  expect(scale().querySelector('[aria-label]')).toHaveAccessibleName('to');
  await app.show({ appointments: reasons('abcdefghi') });
  expect(line()).toContain('55% 60%');
  expect(scale()).toHaveTextContent(/^Validation rate nowWarning$/);
});

const events = [
  ...times(12, row('', 'Ana Torres', 'valid')),
  ...times(4, row('Empty who field', 'Daniel Cole')),
  ...times(2, appointmentRow({ status: 'blocked', reason: 'Title contains busy' })),
  ...times(2, row('No real customer', 'Sam Okafor')),
];

describe('the table', () => {
  it('counts invalid events by reason, telemarketer and region, and links to the rows', async () => {
    const app = await open(events);
    const first = ['Reason', 'Telemarketer', 'Region', 'Events', 'Share'];
    const people = ['Ana Torres', 'Marcus Reed', 'Priya Shah', 'Daniel Cole', 'Sam Okafor'];
    expect(textsOf(within(table()).getAllByRole('columnheader'))).toEqual([
      ...first,
      ...people,
      ...regionKeys.map((key) => regions[key].abbreviation),
    ]);
    expect(names()).toEqual(['Empty who field', 'No real customer', 'Title contains busy']);
    // Each cell is counted in src/calls/reason-table.ts.
    expect(bodyRows()[0]).toHaveTextContent(/450%$/);
    expect(app.card).toHaveTextContent('Why appointments are invalid8 of 20 events');
    expect(screen.getByRole('link', { name: 'Sam Okafor' })).toHaveAttribute(
      'href',
      '/?view=telemarketer&telemarketer=Sam+Okafor',
    );
    expect(screen.getByRole('link', { name: '4 Empty who field, Daniel Cole' })).toHaveAttribute(
      'href',
      '/?reason=Empty+who+field&telemarketer=Daniel+Cole&tab=invalid#appointments',
    );
  });

  it('computes the effect of a reason, which a click or Enter chooses', async () => {
    const app = await open(events);
    const without = (reason: string, then: string) => `Without "${reason}": 60% ${then}`;
    expect(line()).toBe(without('Empty who field', '80%'));
    expect(reasonButton('Empty who field')).toHaveAttribute('aria-pressed', 'true');
    await app.user.hover(reasonButton('Title contains busy'));
    expect(line()).toBe(without('Empty who field', '80%'));
    await app.click(reasonButton('Title contains busy'));
    expect(line()).toBe(without('Title contains busy', '70%'));
    reasonButton('No real customer').focus();
    await app.press('{Enter}');
    expect(line()).toBe(without('No real customer', '70%'));
    expect(reasonButton('Title contains busy')).toHaveAttribute('aria-pressed', 'false');
  });

  it("has a region's events alone on its page", async () => {
    const app = await open(events, <WhyCard region={regions.florida} />);
    expect(within(table()).queryByRole('columnheader', { name: 'Region' })).toBe(null);
    expect(app.card).toHaveTextContent('Florida, 6 of 18 events');
    expect(screen.getByRole('link', { name: 'All regions' })).toHaveAttribute('href', '/#why');
  });
});

it('has counts of a part of the rows, but no rate and no share (A15)', async () => {
  const app = await open({ appointments: events, total: 76 });
  expect(app.card).toHaveTextContent('8 of 20 events 20 of 76 received');
  expect(screen.queryByText(/^Without/)).toBe(null);
  expect(bodyRows()[0]).toHaveTextContent(/4–$/);
  expect(within(table()).getAllByRole('row').at(-1)).toHaveTextContent(/^Of all their events–+$/);
});

describe('too many', () => {
  const letters = Array.from('abcdefghijklmno');

  it('reasons and telemarketers end in others; the reasons open in place', async () => {
    const app = await open(
      letters.flatMap((letter, at) => times(20 - at, row(`Reason ${letter}`))),
    );
    expect(names()).toHaveLength(9);
    expect(bodyRows().at(-1)).toHaveTextContent(/^7 more reasons/);
    expect(within(bodyRows().at(-1) as HTMLElement).queryByRole('link')).toBe(null);
    await app.click(reasonButton('7 more reasons'));
    expect(names()).toEqual(letters.map((letter) => `Reason ${letter}`));
    expect(document.activeElement).toHaveTextContent('Reason i');

    await app.show({ appointments: letters.map((letter) => row('Busy', `Caller ${letter}`)) });
    expect(bodyRows()[0]).toHaveTextContent(/^Busy·0·0·0·0111111/);
    expect(within(table()).getByRole('columnheader', { name: 'Other (11)' })).toBeVisible();
  });
});

it('says that no single reason matters when all are small', async () => {
  const letters = Array.from({ length: 25 }, (_, at) => String.fromCodePoint(97 + at));
  const app = await open([
    ...letters.map((letter) => row(`Reason ${letter}${letter}`)),
    withStatus('valid'),
  ]);
  expect(app.card).toHaveTextContent('No single reason matters: each is 4% or less');
  expect(screen.queryByText(/^Without/)).toBe(null);
  await app.click(reasonButton('Reason bb'));
  expect(line()).toBe('Without "Reason bb": 3.8% 7.7%');
});

it.each([
  [['pending'], '1 pending', '/?status=pending&tab=all#appointments'],
  [['new', 'NEW'], '2 with another status', '/?status=new&tab=all#appointments'],
  [['new', ''], '2 with another status', null],
])('counts undecided events %j: %s, linked to %s', async (statuses, text, href) => {
  const app = await open([row('Busy'), ...statuses.map(withStatus)]);
  expect(app.card).toHaveTextContent(text);
  const link = screen.queryByRole('link', { name: text });
  expect(link?.getAttribute('href') ?? null).toBe(href);
});

it.each([
  [['valid', 'pending'], '1 of 2 events valid so far'],
  [['valid', 'valid'], '2 of 2 events valid so far'],
  [['pending'], '0 of 1 event valid so far'],
])('is empty without invalid events, of %j: %s', async (statuses, text) => {
  const app = await open(statuses.map(withStatus));
  expect(app.card).toHaveAttribute('data-state', 'empty');
  expect(app.card).toHaveTextContent(`No invalid appointments found${text}`);
});
