import { expect, it } from 'vitest';
import { closestName } from './closest-name.ts';

const names = ['Renee Castillo', 'Luis Ocampo', "Sean O'Rourke", 'Zoë Lu', 'Colin Reyes'];

it.each([
  // The start of a word.
  ['re', 'Renee Castillo'],
  ['rey', 'Colin Reyes'],
  // A letter added, left out, changed, or swapped with the next one.
  ['Renee Castilllo', 'Renee Castillo'],
  ['Rene Castilo', 'Renee Castillo'],
  ['Luiz Ocampo', 'Luis Ocampo'],
  ['Lius', 'Luis Ocampo'],
  // One word of a name, or its words in another order.
  ['Ocanpo', 'Luis Ocampo'],
  ['Ocampo, Luis', 'Luis Ocampo'],
  // Case, accents and marks.
  ['SEAN OROURKE', "Sean O'Rourke"],
  ['zoe', 'Zoë Lu'],
  // More than a third is another name.
  ['Luis Herrera', null],
  ['Bob', null],
  ['xy', null],
  ['', null],
])('%j is closest to %j', (typed, closest) => {
  expect(closestName(names, typed)).toBe(closest);
});

it('takes the first of names that are as close', () => {
  expect(closestName(['Mina Farouk', 'Mina Faruk'], 'mina')).toBe('Mina Farouk');
  expect(closestName([], 'mina')).toBeNull();
});

it('is done with hostile names at once', () => {
  const long = 'x'.repeat(10_000);
  expect(closestName([`${long} ${long}`, '', '__proto__'], 'mina farouk')).toBeNull();
  expect(closestName([`${long}y`], long)).toBeNull();
});
