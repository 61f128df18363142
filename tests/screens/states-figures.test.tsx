import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mountScreen } from '../mount/mount-screen.tsx';
import type { Responses } from '../mount/network.ts';
import { appointmentRow, dashboardBody, regionRow, regionRowsOf, repRow } from '../rows.ts';
import { bodyRows, card, figureOf, inCard, link, textsOf } from './page.ts';

const all = regionRowsOf({
  california: [38, 51],
  chicago: [30, 40],
  arizona: [20, 25],
  florida: [13, 23],
});
const day = all.filter(({ key }) => key !== 'california');

const open = (url: string, responses: Responses) =>
  mountScreen(url, {
    dashboard: dashboardBody(),
    regions: all,
    salesReps: [],
    appointments: [],
    ...responses,
  });

const compared = () =>
  bodyRows('States compared').map((row) =>
    textsOf([...row.querySelectorAll('th, td')].slice(0, 3)),
  );

describe('figures of a part (rulings C37)', () => {
  it.each([
    ['an unknown count', [regionRow('california', null, 51)]],
    [
      'an unknown count in one of its rows',
      [regionRow('CA', 38, 40), regionRow('California', null, 11)],
    ],
    ['no row', []],
  ])('name the region that has %s, and divide by no part', async (_, california) => {
    await open('/states', { regions: [...california, ...day] });
    expect(figureOf('Total Valid Appointments')).toBe('63');
    expect(card('Total Valid Appointments')).toHaveTextContent(/63without California$/);
    expect(inCard('Total Valid Appointments').queryByRole('link')).toBeNull();
    const covered = `3of ${all.length} have valid appointments, without California`;
    expect(card('States Covered')).toHaveTextContent(covered);
    expect(compared().filter(([, valid]) => valid !== '0')).toEqual([
      ['CACalifornia', '–', '–'],
      ['ILIllinois', '30', '–'],
      ['AZArizona', '20', '–'],
      ['FLFlorida', '13', '–'],
      ['All states without California', '63', '–'],
    ]);
    expect(inCard('States compared').getAllByRole('row').at(-1)).toHaveTextContent(/––$/);
  });

  it('name a region that is none of the four, whose events have no card', async () => {
    await open('/states', { regions: [...all, regionRow('Atlantis', 5, 9)] });
    expect(card('Total Valid Appointments')).toHaveTextContent(/101without Atlantis$/);
    expect(inCard('Total Valid Appointments').queryByRole('link')).toBeNull();
  });
});

describe('the counts of reps (rulings C39)', () => {
  it('are not known where no profile could be read, and no region stands in', async () => {
    await open('/states', { regions: [{}], salesReps: [{}, 3] });
    expect(figureOf('Active Sales Reps')).toBe('–');
    expect(card('Active Sales Reps')).toHaveTextContent('2 rows unreadable');
  });

  it('are those of the list below them, and say whose appointments are not known', async () => {
    const app = await open('/states', {
      appointments: 503,
      salesReps: [
        repRow('Ann Lee', 'CA', 20),
        repRow('0 PDG', 'CA', 3),
        repRow('Bo Ray', 'CA', 0),
        repRow('Cy Fox', 'CA', null),
        repRow('Unknown Field Agent', 'CA', 9),
        repRow('Di Orr', 'Atlantis', 2),
      ],
    });
    await app.advance(1_000);
    expect(figureOf('Active Sales Reps')).toBe('2');
    expect(card('Active Sales Reps')).toHaveTextContent(
      'without Cy Fox, of 5 reps listed, 1 in no card below',
    );
    expect(card('California')).toHaveTextContent('Reps listed4Average per rep listed10');
    expect(within(inCard('California').getByRole('list')).getAllByRole('link')).toHaveLength(4);
  });

  it('are of the appointments of the day, as the cards below are, once these have loaded', async () => {
    const booked = (salesRep: string, region = 'CA') => appointmentRow({ region, salesRep });
    const appointments = ['Ann Lee', 'Ann Lee', 'Bo Ray', 'Zoe Ray'].map((name) => booked(name));
    const app = await open('/states', {
      salesReps: ['Ann Lee', 'Bo Ray', 'Cy Fox'].map((name) => repRow(name, 'CA', 5)),
      appointments,
    });
    expect(card('California')).toHaveTextContent(
      '3 listed, 2 with appointments today; 1 appointment with nobody listed',
    );
    expect(figureOf('Active Sales Reps')).toBe('2');
    expect(card('Active Sales Reps')).toHaveTextContent(
      /^Active Sales Reps2of 3 reps listed; 1 appointment with nobody listed$/,
    );
    expect(inCard('Active Sales Reps').getByRole('img')).toHaveAccessibleName(/^California 2/);
    await app.show({ appointments: [...appointments, booked('Cy Fox', 'FL')] });
    expect(figureOf('Active Sales Reps')).toBe('2');
    await app.show({ appointments: [...appointments, booked('Cy Fox')] });
    expect(figureOf('Active Sales Reps')).toBe('3');
  });

  it("say the other screen's number too", async () => {
    const booked = (salesRep: string, status = 'valid') =>
      appointmentRow({ region: 'IL', salesRep, status });
    const app = await open('/states/chicago', {
      appointments: [
        ...['Ann Lee', 'ann_lee', 'Bo Ray', 'Cy Fox'].map((name) => booked(name)),
        booked('Di Orr', 'invalid'),
        booked('Unknown Field Agent'),
      ],
      salesReps: [repRow('Ann Lee', 'chicago', 2), repRow('Bo Ray', 'Illinois', 1)],
    });
    const active = 'Active Field Agents3with valid appointments today';
    expect(card('Active Field Agents')).toHaveTextContent(active);
    await app.click(link('Back to States Dashboard'));
    const sentence = '2 listed, all with appointments today; 2 appointments with nobody listed';
    expect(card('Illinois')).toHaveTextContent(sentence);
    await app.click(screen.getByRole('tab', { name: 'Chicago' }));
    expect(card('Sales Reps')).toHaveTextContent(`2${sentence}`);
    await app.click(link('Illinois dashboard'));
    expect(card('Active Field Agents')).toHaveTextContent(`${active}, 2 listed`);
  });
});
