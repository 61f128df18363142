import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { card, click, inCard, openApp } from './open-app.tsx';
import { respondWith } from './respond-with.ts';
import { bodyRows, link, textsOf, figureOf } from './page.ts';

const counts = (key: string, validAppointments: number | null, totalEvents: number | null) => ({
  key,
  name: key,
  validAppointments,
  totalEvents,
});
const day = [
  counts('chicago', 30, 40),
  counts('arizona', 20, 25),
  counts('florida', 13, 23),
] as const;
const compared = () =>
  bodyRows('States compared').map((row) =>
    textsOf([...row.querySelectorAll('th, td')].slice(0, 3)),
  );

describe('figures of a part (rulings C37)', () => {
  it.each([
    ['an unknown count', [counts('california', null, 51)]],
    ['an unknown count in one of its rows', [counts('CA', 38, 40), counts('California', null, 11)]],
    ['no row', []],
  ])('name the region that has %s, and divide by no part', async (_, california) => {
    respondWith('regions', [...california, ...day]);
    await openApp('/states');
    expect(figureOf('Total Valid Appointments')).toBe('63');
    expect(card('Total Valid Appointments')).toHaveTextContent(/63without California$/);
    expect(inCard('Total Valid Appointments').queryByRole('link')).toBeNull();
    const covered = '3of 4 have valid appointments, without California';
    expect(card('States Covered')).toHaveTextContent(covered);
    expect(compared()).toEqual([
      ['CACalifornia', '–', '–'],
      ['ILIllinois', '30', '–'],
      ['AZArizona', '20', '–'],
      ['FLFlorida', '13', '–'],
      ['All states without California', '63', '–'],
    ]);
    expect(inCard('States compared').getAllByRole('row').at(-1)).toHaveTextContent(/––$/);
  });

  it('name a region that is none of the four, whose events have no card', async () => {
    respondWith('regions', [counts('california', 38, 51), ...day, counts('Texas', 5, 9)]);
    await openApp('/states');
    expect(card('Total Valid Appointments')).toHaveTextContent(/101without Texas$/);
    expect(inCard('Total Valid Appointments').queryByRole('link')).toBeNull();
  });
});

describe('the counts of reps (rulings C39)', () => {
  const profile = (repName: string, appointmentCount: number | null, primaryState = 'CA') => ({
    repId: repName,
    repName,
    primaryState,
    appointmentCount,
  });

  it('are not known where no profile could be read, and no region stands in', async () => {
    respondWith('regions', [{}]);
    respondWith('salesReps', [{}, 3]);
    await openApp('/states');
    expect(figureOf('Active Sales Reps')).toBe('–');
    expect(card('Active Sales Reps')).toHaveTextContent('2 rows unreadable');
  });

  it('are those of the list below them, and say whose appointments are not known', async () => {
    respondWith('regions', [counts('california', 38, 51), ...day]);
    respondWith('salesReps', [
      profile('Ann Lee', 20),
      profile('0 PDG', 3),
      profile('Bo Ray', 0),
      profile('Cy Fox', null),
      profile('Unknown Field Agent', 9),
      profile('Di Orr', 2, 'Texas'),
    ]);
    await openApp('/states');
    expect(figureOf('Active Sales Reps')).toBe('2');
    expect(card('Active Sales Reps')).toHaveTextContent(
      'without Cy Fox, of 5 reps listed, 1 in no card below',
    );
    expect(card('California')).toHaveTextContent('Reps listed4Average per rep listed10');
    expect(within(inCard('California').getByRole('list')).getAllByRole('link')).toHaveLength(4);
    expect(card('California')).toHaveTextContent(
      /Appointments per rep, 23 without Cy Fox by the list\d reps? with appointments today/,
    );
  });

  it("say the other screen's number too", async () => {
    const row = { region: 'IL', status: 'valid', time: '2026-11-21T16:00:00Z' };
    respondWith('appointments', [
      ...['Ann Lee', 'ann_lee', 'Bo Ray', 'Cy Fox'].map((salesRep) => ({ ...row, salesRep })),
      { ...row, salesRep: 'Di Orr', status: 'invalid' },
      { ...row, salesRep: 'Unknown Field Agent' },
    ]);
    respondWith('salesReps', [profile('Ann Lee', 2, 'chicago'), profile('Bo Ray', 1, 'Illinois')]);
    const app = await openApp('/states/chicago');
    const active = 'Active Field Agents3with valid appointments today';
    expect(card('Active Field Agents')).toHaveTextContent(active);
    await click(app, link('Back to States Dashboard'));
    expect(card('Illinois')).toHaveTextContent(/Reps listed2.*3 reps with appointments today/);
    await click(app, screen.getByRole('tab', { name: 'Chicago' }));
    expect(card('Sales Reps')).toHaveTextContent(
      /2on the sales rep list, 3 reps with appointments today$/,
    );
    await app.advance(95_000);
    expect(card('Sales Reps')).toHaveTextContent(/3 reps with appointments today by 2:41 PM$/);
    await click(app, link('Illinois dashboard'));
    expect(card('Active Field Agents')).toHaveTextContent(`${active}, 2 listed`);
  });
});
