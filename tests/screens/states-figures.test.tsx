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

describe('the figures of regions', () => {
  it('are sums of the rows that could be read; a state with a row without a count has none (A2)', async () => {
    await open('/states', { regions: [regionRow('california', null, 51), ...day] });
    expect(card('Total Valid Appointments')).toHaveTextContent(/63of 88 events$/);
    expect(card('States Covered')).toHaveTextContent('3of 4 have valid appointments');
    expect(compared()).toEqual([
      ['CACalifornia', '–', '–'],
      ['ILIllinois', '30', '47.6%'],
      ['AZArizona', '20', '31.7%'],
      ['FLFlorida', '13', '20.6%'],
      ['All states', '63', '100%'],
    ]);
    expect(inCard('States compared').getAllByRole('row').at(-1)).toHaveTextContent(/71\.6%\S*$/);
    expect(card('California')).toHaveTextContent('– valid of – events');
  });

  it('have one that is none of the four behind these, and in their sums (A4)', async () => {
    await open('/states', { regions: [regionRow('Atlantis', 5, 9), ...all] });
    expect(card('Total Valid Appointments')).toHaveTextContent(/106of 148 events$/);
    expect(compared().slice(-2)).toEqual([
      ['ATAtlantis', '5', '4.7%'],
      ['All states', '106', '100%'],
    ]);
    const atlantis = bodyRows('States compared').at(-2) as HTMLElement;
    expect(within(atlantis).queryByRole('link', { name: 'Atlantis' })).toBeNull();
    expect(within(atlantis).getByRole('link').getAttribute('href')).toContain('region=Atlantis');
    expect(card('States Covered')).toHaveTextContent('4of 4 have valid appointments');
  });
});

describe('the counts of reps (C39)', () => {
  it('are not known where no profile could be read, and no region stands in', async () => {
    await open('/states', { regions: [{}], salesReps: [{}, 3] });
    expect(figureOf('Active Sales Reps')).toBe('–');
    expect(card('States compared')).toHaveTextContent('3 rows unreadable');
  });

  it('are those of the list below them', async () => {
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
    expect(card('Active Sales Reps')).toHaveTextContent(/^Active Sales Reps1of 2 reps listed$/);
    expect(card('California')).toHaveTextContent('Reps listed2Average per rep listed19');
    expect(within(inCard('California').getByRole('list')).getAllByRole('link')).toHaveLength(3);
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

  it("of a state's page are the reps of its valid rows; each screen says which it counts", async () => {
    const booked = (salesRep: string, status = 'valid') =>
      appointmentRow({ region: 'IL', salesRep, status });
    const app = await open('/states', {
      appointments: [
        ...['Ann Lee', 'ann_lee', 'Bo Ray', 'Cy Fox'].map((name) => booked(name)),
        booked('Di Orr', 'invalid'),
        booked('Unknown Field Agent'),
      ],
      salesReps: [repRow('Ann Lee', 'chicago', 2), repRow('Bo Ray', 'Illinois', 1)],
    });
    const sentence = '2 listed, all with appointments today; 2 appointments with nobody listed';
    expect(card('Illinois')).toHaveTextContent(sentence);
    await app.click(screen.getByRole('tab', { name: 'Chicago' }));
    expect(card('Sales Reps')).toHaveTextContent(`2${sentence}`);
    await app.click(link('Illinois dashboard'));
    expect(card('Active Field Agents')).toHaveTextContent(
      /^Active Field Agents3with valid appointments today$/,
    );
  });
});
