import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mountScreen } from '../mount/mount-screen.tsx';
import { appointmentRow, dashboardBody, regionRow, repRow } from '../rows.ts';
import { listed, open } from './states-rows.tsx';
import {
  bodyRows,
  card,
  expectState,
  figureOf,
  footerOf,
  inCard,
  pageHeading,
  textsOf,
} from './page.ts';
import { regionKeys } from '../../src/domain/region/region.ts';

const tab = (name: string) => screen.getByRole('tab', { name });

describe('the States Performance Dashboard', () => {
  it("has its name and five tabs, 'Chicago' among them (B3); the tab is in the URL, replacing the entry (C16)", async () => {
    const app = await open('/states?tab=nowhere');
    expect(pageHeading()).toHaveTextContent('States Performance Dashboard');
    expect(document.title).toMatch(/States Performance Dashboard · Appointment Tracker$/);
    const tabs = within(screen.getByRole('tablist', { name: 'States' })).getAllByRole('tab');
    expect(textsOf(tabs)).toEqual(['Overview', 'California', 'Chicago', 'Arizona', 'Florida']);
    expect(tab('Overview')).toHaveAttribute('aria-selected', 'true');
    const entries = history.length;
    await app.click(tab('Chicago'));
    expect(location.search).toBe('?tab=chicago');
    expect(history.length).toBe(entries);
    await app.click(tab('Overview'));
    expect(location.search).toBe('');
  });

  it('names the week on a Sunday', async () => {
    await open('/states', { dashboard: dashboardBody({ weeklyMode: true }) });
    expect(screen.getByText(/^Week of .* \(Call Center Closed\)$/)).toBeVisible();
  });
});

describe('the overview', () => {
  it('totals appointments, active sales reps and states covered, and compares the states in a table', async () => {
    await open('/states');
    expect(figureOf('Total Valid Appointments')).toBe('104');
    expect(inCard('Total Valid Appointments').getByRole('img')).toHaveAccessibleName(
      expect.stringContaining('California 40, Illinois 33, Arizona 19, Florida 12'),
    );
    expect(figureOf('Active Sales Reps')).toBe('9');
    expect(card('Active Sales Reps')).toHaveTextContent('of 10 reps listed');
    expect(figureOf('States Covered')).toBe('4');
    expect(textsOf(card('States Covered').querySelectorAll('abbr'))).toEqual([
      'CA',
      'IL',
      'AZ',
      'FL',
    ]);
    const rows = bodyRows('States compared');
    expect(rows).toHaveLength(regionKeys.length + 1);
    expect(textsOf(rows[1]?.querySelectorAll('th, td') ?? [])).toEqual([
      'ILIllinois',
      '33',
      '31.7%',
      '7',
      '5',
      expect.stringMatching(/^78\.6%/),
    ]);
    expect(rows.at(-1)).toHaveTextContent('All states104100%');
  });

  it('has a card for each state, with its leading reps, that leads to its dashboard', async () => {
    const app = await open('/states');
    expect(card('Illinois')).toHaveTextContent('33total valid appointments');
    expect(card('Illinois')).toHaveTextContent(
      'Reps listed7Average per rep listed57 listed, all with appointments today',
    );
    const leading = within(inCard('Illinois').getByRole('list')).getAllByRole('link');
    expect(leading.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Ivo Novak8', '/sales-rep/Ivo%20Novak/chicago'],
      ['Bea Fox7', '/sales-rep/Bea%20Fox/chicago'],
      ['Cy Moss6', '/sales-rep/Cy%20Moss/chicago'],
      ['Di Orr5', '/sales-rep/Di%20Orr/chicago'],
      ['Ed Poe4', '/sales-rep/Ed%20Poe/chicago'],
      ['Fay Kim3', '/sales-rep/Fay%20Kim/chicago'],
      ['Gus Hall2', '/sales-rep/Gus%20Hall/chicago'],
    ]);
    // The rows count otherwise, of which nobody is told (C37).
    expect(footerOf('Illinois')).toBe('33 valid of 42 events');
    expect(card('California')).toHaveTextContent(
      'Reps listed2Average per rep listed202 listed, all with appointments today',
    );
    expect(footerOf('California')).toBe('40 valid of 50 events');
    expect(card('Arizona')).toHaveTextContent('19total valid appointments');
    expect(card('Florida')).toHaveTextContent('12total valid appointments');
    await app.click(inCard('Illinois').getByRole('link', { name: 'Open Illinois' }));
    expect(location.pathname).toBe('/states/chicago');
  });

  it('has one list a state: who is listed there, then others by name, and those without a rep', async () => {
    const booked = (salesRep: string, region = 'Arizona') => appointmentRow({ salesRep, region });
    await open('/states', {
      salesReps: [
        repRow('Zoe Ray', 'Arizona', 4),
        repRow('Al Orr', 'Arizona', 1),
        repRow('Bea Fox', 'Illinois', 1),
      ],
      appointments: [
        ...['Al Orr', 'al_orr', 'Bea Fox', 'Ana Torres', 'Unknown Field Agent'].map((name) =>
          booked(name),
        ),
        booked('Al Orr', 'Illinois'),
      ],
    });
    const rows = within(card('Arizona').querySelector('ol') as HTMLElement).getAllByRole('link');
    expect(textsOf(rows)).toEqual(['Al Orr2', 'Zoe Ray0', 'Ana Torrestelemarketer1', 'Bea FoxIL1']);
    expect(card('Arizona')).toHaveTextContent(
      '2 listed, 1 with appointments today; 3 appointments with nobody listed',
    );
    const none = inCard('Arizona').getByRole('link', { name: /^No known rep/ });
    expect(none).toHaveTextContent('No known rep1');
    expect(none).toHaveAttribute('href', '/corrections?region=arizona');
    expect(card('Arizona')).not.toHaveTextContent('No sales rep');
  });

  it('lists eight reps of more', async () => {
    const names = Array.from({ length: 11 }, (_, at) => `Rep ${at}`);
    await open('/states', {
      salesReps: names.map((name) => repRow(name, 'Florida', 1)),
      appointments: names.map((salesRep) => appointmentRow({ salesRep, region: 'FL' })),
    });
    expect(
      within(card('Florida').querySelector('ol') as HTMLElement).getAllByRole('link'),
    ).toHaveLength(8);
    expect(card('Florida')).toHaveTextContent('3 more3');
  });

  it('sorts the states compared by a head, the largest figure first', async () => {
    const app = await open('/states');
    const order = () =>
      textsOf(bodyRows('States compared'))
        .map((text) => text?.slice(0, 2) ?? '')
        .filter((code) => ['CA', 'IL', 'AZ', 'FL'].includes(code));
    await app.click(inCard('States compared').getByRole('button', { name: 'Valid' }));
    expect(order()).toEqual(['CA', 'IL', 'AZ', 'FL']);
    await app.click(inCard('States compared').getByRole('button', { name: 'Valid' }));
    expect(order()).toEqual(['FL', 'AZ', 'IL', 'CA']);
    expect(location.search).toBe('?sort=valid');
  });

  it('has counts of 0, and no rate, on a first day', async () => {
    await mountScreen('/states', { center: 'first-day' });
    expect(figureOf('Total Valid Appointments')).toBe('0');
    expect(figureOf('Active Sales Reps')).toBe('0');
    expect(figureOf('States Covered')).toBe('0');
    expect(card('Arizona')).toHaveTextContent('No valid appointments yet');
    expect(bodyRows('States compared').at(-1)).toHaveTextContent(/^All states0–00–$/);
  });
});

describe('a state tab', () => {
  it('has the totals of the state, and lists its reps by appointment count, with initials, id, territories, count and confidence', async () => {
    await open('/states?tab=chicago');
    expect(figureOf('Total Valid Appointments')).toBe('33');
    expect(figureOf('Sales Reps')).toBe('7');
    expect(figureOf('Average per Rep Listed')).toBe('5');
    expect(card('Average per Rep Listed')).toHaveTextContent('valid, rounded');
    expect(listed('Illinois')).toEqual([
      'Ivo Novak',
      'Bea Fox',
      'Cy Moss',
      'Di Orr',
      'Ed Poe',
      'Fay Kim',
      'Gus Hall',
    ]);
    const [first] = bodyRows('Sales Reps in Illinois');
    for (const text of ['IN', 'id-Ivo Novak', 'Illinois']) expect(first).toHaveTextContent(text);
    expect(first).toHaveTextContent(/\D8 appointments\s?88% confidence/);
  });

  it('counts what the overview counts: rows of the state, which sum to its total (C36, C37)', async () => {
    const booked = (salesRep: string, region = 'Arizona') => appointmentRow({ salesRep, region });
    const app = await open('/states?tab=arizona', {
      regions: [regionRow('arizona', 6, 9)],
      // Counts of the list are those of all states.
      salesReps: [
        repRow('Al Orr', 'Arizona', 5),
        repRow('Bea Fox', 'CA', 4),
        repRow('0 PDG', 'AZ', 3),
      ],
      appointments: [
        ...['Al Orr', 'al_orr', 'Bea Fox', '0 PDG', 'Ana Torres', ''].map((name) => booked(name)),
        booked('0 PDG', 'Florida'),
      ],
    });
    const counts = () =>
      bodyRows('Sales Reps in Arizona').map((row) => [
        row.querySelector('bdi')?.textContent,
        row.querySelector('td:nth-of-type(4)')?.firstChild?.textContent,
      ]);
    const people = [
      ['Al Orr', '2'],
      ['Ana Torres', '1'],
      ['Bea Fox', '1'],
    ];
    const others = [
      ['Pending to assign', '1'],
      ['No known rep', '1'],
    ];
    expect(counts()).toEqual([...people, ...others]);
    expect(figureOf('Total Valid Appointments')).toBe('6');
    expect(figureOf('Sales Reps')).toBe('1');
    await app.click(inCard('Sales Reps in Arizona').getByRole('button', { name: 'Appointments' }));
    expect(counts().slice(-3)).toEqual([['Al Orr', '2'], ...others]);
  });

  it('can be searched, with the words in the URL', async () => {
    const app = await open('/states?tab=california&q=whit%20GRACE');
    expect(listed('California')).toEqual(['Grace Whitfield']);
    expect(screen.getByText('1 of 2 shown')).toBeVisible();
    const field = screen.getByRole('searchbox', { name: 'Search sales reps' });
    await app.user.clear(field);
    await app.user.type(field, 'nobody');
    await app.advance(300);
    expect(location.search).toBe('?tab=california&q=nobody');
    expect(screen.getByText('No sales rep matches this search')).toBeVisible();
    expect(screen.getByText('0 of 2 shown')).toBeVisible();
  });

  it('without reps points to Field Agent Corrections', async () => {
    await open('/states?tab=florida');
    expectState('Sales Reps in Florida', 'empty');
    expect(screen.getByText('No sales reps in Florida')).toBeVisible();
    const hint = inCard('Sales Reps in Florida').getByRole('link', {
      name: 'Field Agent Corrections',
    });
    expect(hint).toHaveAttribute('href', '/corrections');
  });
});
