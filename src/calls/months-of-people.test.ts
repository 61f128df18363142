import { describe, expect, it } from 'vitest';
import { month } from '../../tests/entities.ts';
import { readPerson } from '../domain/people.ts';
import { contradictionsOf, monthsOfPeople } from './months-of-people.ts';

const ana = readPerson('Ana Torres');
const sent = (text: string, totalValidAppointments: number, totalAppointments: number) =>
  month({
    month: text,
    totalValidAppointments,
    telemarketers: { 'Ana Torres': { totalAppointments } },
  });

describe('the months of people', () => {
  const rows = [sent('2026-11', 100, 30), sent('2026-08', 90, 20)];

  it('have a row for each month between two that were sent', () => {
    const all = monthsOfPeople({ isOrdered: true, rows });
    expect(all.rows.map(({ month: { text } }) => text)).toEqual([
      '2026-11',
      '2026-10',
      '2026-09',
      '2026-08',
    ]);
    expect(all.rows[1]).toMatchObject({ totalValidAppointments: null });
  });

  it("are as sent in the server's order", () => {
    expect(monthsOfPeople({ isOrdered: false, rows }).rows).toEqual(rows);
  });

  it('name each month in which somebody has more than its total (rulings C19)', () => {
    const above = sent('2026-10', 50, 109);
    expect(contradictionsOf([...rows, above], [ana, readPerson('Bo Ray')])).toEqual([
      "Oct 2026, Ana Torres: more than the month's total of 50",
    ]);
  });
});
