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
    // typed, place, index of the first matching field, another field
    ['', 0, 0, undefined],
    ['rosa', 0, 0, undefined],
    ['ROSA elan', 0, 0, undefined],
    ['elan', 1, 0, undefined],
    ['nunez', 1, 0, undefined],
    ['lan', 2, 0, undefined],
    ['5148', 1, 1, 'title'],
    ['wc', 2, 1, 'title'],
    ['555 014', 1, 2, 'phone'],
    ['(555) 014-7526', 1, 2, 'phone'],
    ['5550147', 1, 2, 'phone'],
    ['0147526', 1, 2, 'phone'],
    ['7526', 1, 2, 'phone'],
    ['526', 1, 2, 'phone'],
    ['rosa 7526', 1, 0, 'phone'],
    ['nunez rosa', 1, 0, undefined],
    ['osa 526', 2, 0, 'phone'],
    ['rosa nhwc', 1, 0, 'title'],
  ])('%j: place %j in field %j, and in %j', (typed, place, first, other) => {
    const match = find(fields, searchQuery(typed));
    expect([match?.rank, match?.other?.name]).toEqual([place * 8 + first, other]);
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
    const match = find([fieldOf('phone', text)], searchQuery(typed));
    expect(match && match.rank / 8).toBe(place);
  });
});
