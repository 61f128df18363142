import { describe, expect, it } from 'vitest';
import { appointment } from '../../../tests/entities.ts';
import { placeIn, stepFrom } from './use-open-appointment.ts';

const named = (title: string) => appointment({ title });
const listOf = (titles: string) => Array.from(titles, named);

it.each([
  ['is unchanged in an unchanged list', 'abc', 'b', 1, 1],
  ['moves down after a new row above', 'xabc', 'b', 1, 2],
  ['moves up after a row above left', 'bc', 'b', 1, 0],
  ['is -1 once the row has left', 'ac', 'b', 1, -1],
  ['is -1 in an empty list', '', 'b', 0, -1],
  ['of equal rows is that of the open one', 'abba', 'b', 2, 2],
  ['of equal rows is the nearest', 'bxxxbx', 'b', 3, 4],
  ['of two equally near rows is the first', 'bxb', 'b', 1, 0],
  ['of a row new to the list is found', 'abc', 'c', -1, 2],
])('the place of a row in a list: %s', (_name, titles, title, last, place) => {
  expect(placeIn(listOf(titles), named(title), last)).toBe(place);
});

describe('a step', () => {
  it.each([
    ['forward', 1, 1, 3, 1, 2],
    ['back', 1, 1, 3, -1, 0],
    ['past the end', 2, 2, 3, 1, null],
    ['past the start', 0, 0, 3, -1, null],
    ['forward from a row that left goes to the row in its place', -1, 1, 3, 1, 1],
    ['back from a row that left goes to the row above', -1, 1, 3, -1, 0],
    ['forward from a last row that left', -1, 3, 3, 1, null],
    ['in a list that has become empty', -1, 0, 0, -1, null],
  ] as const)('%s', (_name, place, last, count, by, target) => {
    expect(stepFrom({ place, last }, count, by)).toBe(target);
  });
});
