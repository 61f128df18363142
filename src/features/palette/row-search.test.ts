import * as v from 'valibot';
import { expect, it } from 'vitest';
import { appointment, type Appointment } from '../../api/entities/appointment.ts';
import { filterRows, noFilter } from '../../domain/appointment/row-filter.ts';
import { otherField, queryOf } from './find.ts';
import { rowsPerSlice, searchRows, type RowsFound } from './row-search.ts';

const appointmentOf = (sent: object) => v.parse(appointment, { status: 'valid', ...sent });

const rows = [
  appointmentOf({ customer: 'Rosa Diaz', title: '7526', phone: '(555) 014-9999' }),
  appointmentOf({ customer: 'Tom Rosario', phone: '(555) 014-7526', salesRep: 'Rosalie' }),
  appointmentOf({ customer: 'Rosa Marsh', phone: '', telemarketer: 'Marcus' }),
  appointmentOf({ customer: '', title: '', phone: '', salesRep: 'Rosa Rep' }),
];

function search(list: readonly Appointment[], typed: string) {
  const slices = searchRows(list, queryOf(typed), () => undefined);
  for (let steps = 1; ; steps += 1) {
    const { value, done } = slices.next();
    if (done) return { ...value, steps };
  }
}
const shown = ({ group }: RowsFound) =>
  group.found.map((found) => [found.entry.label, otherField(found)?.name ?? '']);

it.each([
  // The newest first where they fit equally.
  [
    'rosa',
    [
      ['Rosa Marsh', ''],
      ['Rosa Diaz', ''],
      ['Tom Rosario', ''],
    ],
  ],
  [
    '555 014',
    [
      ['Tom Rosario', 'phone'],
      ['Rosa Diaz', 'phone'],
    ],
  ],
  ['5550147526', [['Tom Rosario', 'phone']]],
  [
    '7526',
    [
      ['Rosa Diaz', 'title'],
      ['Tom Rosario', 'phone'],
    ],
  ],
  ['rosa 9999', [['Rosa Diaz', 'phone']]],
  ['marcus', []],
])('%j finds %j', (typed, found) => {
  expect(shown(search(rows, typed))).toEqual(found);
});

it.each(['rosa', '555 014', '5550147526', 'marcus', 'rosa 9999', 'nobody'])(
  'counts for %j what the list shows',
  (typed) => {
    expect(search(rows, typed).listed).toBe(filterRows(rows, { ...noFilter, q: typed }).length);
  },
);

it('searches 10,000 rows in ten tasks, and keeps the best and the count of all', () => {
  const many = Array.from({ length: 10 * rowsPerSlice }, (_, index) =>
    appointmentOf({ customer: index === 7 ? 'Zed' : `Mr. Zed ${index}`, phone: String(index) }),
  );
  const { group, listed, steps } = search(many, 'zed');
  expect(rowsPerSlice).toBeLessThanOrEqual(1_000);
  expect(steps).toBe(10);
  expect([group.total, listed]).toEqual([10_000, 10_000]);
  expect(group.found).toHaveLength(8);
  expect(group.found.map(({ entry }) => entry.label).slice(0, 2)).toEqual(['Zed', 'Mr. Zed 9999']);
});
