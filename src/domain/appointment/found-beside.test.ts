import { expect, it } from 'vitest';
import { appointment } from '../../../tests/entities.ts';
import { foundBeside } from './row-filter.ts';

const row = appointment({
  title: 'WC',
  customer: 'Zoë Dufresne',
  telemarketer: 'Ana Torres',
  salesRep: 'devon_hartley',
  phone: '(213) 555-0190',
  reason: 'Title contains busy',
});

it.each([
  ['zoe', null],
  ['', null],
  ['5550190', ['Phone', '(213) 555-0190']],
  ['555 01 90', ['Phone', '(213) 555-0190']],
  ['zoe hartley', ['Sales rep', 'Devon Hartley']],
  ['zoe busy', ['Reason', 'Title contains busy']],
  ['nobody', null],
])('a search by %j finds beside customer and title: %j', (typed, expected) => {
  const found = foundBeside(row, typed, ['Customer', 'Title']);
  expect(found && [found.label, found.text]).toEqual(expected);
});
