import { fieldOf } from './answers.ts';
import {
  draw,
  formed,
  isDay,
  isLeaf,
  isMonth,
  isPerson,
  isRegion,
  isRow,
  isRowList,
  isStatus,
  isText,
  isTime,
  named,
  shuffled,
} from './fitting.ts';
import type { Mutation } from './mutations.ts';
import {
  monthSpellings,
  nameSpellings,
  phoneSpellings,
  regionSpellings,
  timeSpellings,
} from './spellings.ts';

/** Other spellings of the same values. */
export const sameMeaning: readonly Omit<Mutation, 'meaning'>[] = [
  {
    name: 'a number as text',
    fits: ({ value }) => typeof value === 'number',
    change: (value: number) => String(value),
  },
  {
    name: 'a flag as a number or a word',
    fits: ({ value }) => typeof value === 'boolean',
    change: (value: boolean, random) =>
      draw(random, value ? [1, '1', 'true', 'Yes', 'TRUE'] : [0, '0', 'false', 'no', 'N']),
  },
  {
    name: 'another spelling of a region',
    fits: isRegion,
    change: (value: string, random) => draw(random, regionSpellings(value)),
  },
  {
    name: 'another spelling of a key that is a region',
    fits: (place) =>
      ['byRegion', 'calendarAccuracy'].includes(fieldOf(place)) && !isLeaf(place.value),
    change: (value: object, random) => {
      const entries = Object.entries(value);
      const at = Math.floor(random() * entries.length);
      return Object.fromEntries(
        entries.map(([key, each], place) => [
          place === at ? draw(random, regionSpellings(key)) : key,
          each,
        ]),
      );
    },
  },
  {
    name: 'a name with another blank, mark or case',
    fits: isPerson,
    change: (value: string, random) => draw(random, nameSpellings)(value),
  },
  {
    name: 'a list as an object with whole numbers for keys',
    fits: isRowList,
    change: (value: readonly unknown[]) =>
      Object.fromEntries(value.map((each, at) => [2 * at + 1, each])),
  },
  {
    name: 'a time in another form',
    fits: isTime,
    change: (value: string, random) => draw(random, timeSpellings)(Date.parse(value)),
  },
  {
    name: 'a day as its first instant',
    fits: isDay,
    change: (value: string, random) =>
      `${value}${draw(random, ['T00:00:00.000Z', 'T00:00:00', ' 00:00:00+00'])}`,
  },
  {
    name: 'a month in another form',
    fits: (place) => isMonth(place) && place.path.at(-1) === 'month',
    change: (value: string, random) => {
      const [year = '', month = ''] = value.split('-');
      return draw(random, monthSpellings)(year, month);
    },
  },
  {
    name: 'a phone in another form',
    fits: formed(/^(?:\D*\d){10}$/, 'phone'),
    change: (value: string, random) => draw(random, phoneSpellings(value.replaceAll(/\D/g, ''))),
  },
  {
    name: 'a status in another case',
    fits: isStatus,
    change: (value: string, random) => draw(random, [value.toUpperCase(), ` ${value} `]),
  },
  {
    name: 'a text with an invisible mark',
    fits: named('customer', 'title', 'reason', 'description', 'message'),
    change: (value: string, random) =>
      draw(random, [`${value}\u200b`, `\u202a${value}\u202c`, `${value}\u0000`, `\ufeff${value}`]),
  },
  {
    name: 'a text with HTML entities',
    fits: named('customer', 'title', 'reason', 'description', 'message'),
    change: (value: string) =>
      value
        .replaceAll('&', '&amp;')
        .replaceAll("'", '&#39;')
        .replace(/^(\w)/, (letter) => `&#${letter.codePointAt(0)};`),
  },
  {
    name: 'a text between tags of plain formatting',
    fits: named('customer', 'title', 'reason', 'description', 'message'),
    change: (value: string, random) =>
      draw(random, [`<p>${value}</p>`, `${value}<br/>`, `<b>${value}</b> `]),
  },
  {
    name: 'a text with nothing to see where there is none',
    fits: ({ path, value }) =>
      (value === null || value === '') &&
      ['customer', 'notes', 'reviewedBy', 'region', 'salesRep'].includes(String(path.at(-1))),
    change: (_: null, random) => draw(random, ['\u2800', '\u200b \u2060', '\u202a\u202c']),
  },
  {
    name: 'a text in a list of one',
    fits: (place) =>
      isLeaf(place.value) && isText(place.value) && typeof place.path.at(-1) === 'string',
    change: (value: string) => [value],
  },
  {
    name: 'a field without a value left out',
    fits: ({ path, value }) => value === null && typeof path.at(-1) === 'string',
    change: () => undefined,
  },
  {
    name: 'a field that nobody knows',
    fits: (place) => isRow(place) && !Array.isArray(place.value),
    change: (value: object) => ({ ...value, somethingElse: { a: [1, 'b', null] } }),
  },
  {
    name: 'rows in another order',
    fits: (place) =>
      isRowList(place) &&
      ['regions', 'appointments', 'alerts', 'salesReps', 'corrections'].includes(place.path[0]) &&
      place.path.length <= 2,
    change: (value: readonly unknown[], random) => shuffled(value, random),
  },
];
