import { describe, expect, it } from 'vitest';
import { searchQuery } from '../../domain/text/search.ts';
import { fieldOf, fieldsOf, find } from './find.ts';

const phone = '(555) 014-7526';

describe('find', () => {
  const fields = fieldsOf('Rosa Élan-Núñez', [
    ['title', 'NHWC 5148'],
    ['phone', phone],
  ]);

  it.each([
    // typed, place, indexes of the matching texts
    ['', 0, []],
    ['rosa', 0, [0]],
    ['ROSA elan', 0, [0]],
    ['elan', 1, [0]],
    ['nunez', 1, [0]],
    ['lan', 2, [0]],
    ['5148', 1, [1]],
    ['wc', 2, [1]],
    ['555 014', 1, [2]],
    ['(555) 014-7526', 1, [2]],
    ['5550147', 1, [2]],
    ['0147526', 1, [2]],
    ['7526', 1, [2]],
    ['526', 1, [2]],
    ['rosa 7526', 1, [0, 2]],
    ['nunez rosa', 1, [0]],
    ['osa 526', 2, [0, 2]],
    ['rosa nhwc', 1, [0, 1]],
  ])('%j: place %j in %j', (typed, place, texts) => {
    expect(find(fields, searchQuery(typed))).toEqual({ place, texts });
  });

  it.each(['52', '9999', 'rosa 9999', 'rosa carla', '555 014 7527'])('%j is not there', (typed) => {
    expect(find(fields, searchQuery(typed))).toBeNull();
  });

  it.each([
    ['+1 555 014 7526', '555014', 1],
    ['1-555-014-7526', '1555', 1],
    ['555.014.7526 x12', '12', null],
    ['555.014.7526 x123', '123', 1],
    ['call me', '555', null],
  ])('in the phone number %j, %j has place %j', (text, typed, place) => {
    expect(find([fieldOf('phone', text)], searchQuery(typed))?.place ?? null).toBe(place);
  });
});
