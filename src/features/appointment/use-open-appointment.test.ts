import { describe, expect, it } from 'vitest';
import { placeIn, stepFrom } from './use-open-appointment.ts';

const named = (title: string) => ({
  title,
  customer: '',
  region: '',
  time: '',
  phone: '',
  telemarketer: '',
});
const listOf = (titles: string) => Array.from(titles, named);

describe('the place of a row in a list', () => {
  it.each([
    ['where it was', 'abc', 'b', 1, 1],
    ['after a row came in above', 'xabc', 'b', 1, 2],
    ['after a row above left', 'bc', 'b', 1, 0],
    ['once it has left', 'ac', 'b', 1, -1],
    ['in an empty list', '', 'b', 0, -1],
    ['of equal rows the one that was open', 'abba', 'b', 2, 2],
    ['of equal rows the nearest', 'bxxxbx', 'b', 3, 4],
    ['of equal rows as near the first', 'bxb', 'b', 1, 0],
    ['never seen in it', 'abc', 'c', -1, 2],
  ])('%s', (_name, titles, title, last, place) => {
    expect(placeIn(listOf(titles), named(title), last)).toBe(place);
  });
});

describe('a step', () => {
  it.each([
    ['on', 1, 1, 3, 1, 2],
    ['back', 1, 1, 3, -1, 0],
    ['past the end', 2, 2, 3, 1, null],
    ['past the start', 0, 0, 3, -1, null],
    ['on from a row that left: to the one in its place', -1, 1, 3, 1, 1],
    ['back from a row that left: to the one above', -1, 1, 3, -1, 0],
    ['on from the last one that left', -1, 3, 3, 1, null],
    ['in a list that is empty by now', -1, 0, 0, -1, null],
  ] as const)('%s', (_name, place, last, count, by, target) => {
    expect(stepFrom({ place, last, count }, by)).toBe(target);
  });
});
