import type { Random } from '../../mocks/world/random.ts';
import { type Answers, failed, fieldOf, type Place } from './answers.ts';
import {
  monthSpellings,
  nameSpellings,
  phoneSpellings,
  regionSpellings,
  timeSpellings,
} from './spellings.ts';

/** One change of an answer. What it does to the meaning decides what a screen may say of it. */
export interface Mutation {
  readonly name: string;
  /** `same`: another spelling of the same values. `less`: something is no longer known. `other`: other facts. */
  readonly meaning: 'same' | 'less' | 'other';
  readonly fits: (place: Place) => boolean;
  /** The new value of a place that fits. */
  readonly change: (value: never, random: Random, answers: Answers) => unknown;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isLeaf = (value: unknown) => value === null || typeof value !== 'object';
const isRow = ({ path, value }: Place) =>
  typeof path.at(-1) === 'number' && typeof value === 'object' && value !== null;
const isList = ({ value }: Place) => Array.isArray(value) && value.length > 1;
const isRowList = (place: Place) =>
  isList(place) && typeof (place.value as unknown[])[0] === 'object';
const isResponse = ({ path }: Place) => path.length === 1;

const named =
  (...names: readonly string[]) =>
  (place: Place) =>
    names.includes(fieldOf(place)) && isText(place.value);

const isRegion = (place: Place) =>
  named('region', 'key', 'primaryState', 'territories', 'detectedState')(place) ||
  (fieldOf(place) === 'name' && place.path[0] === 'regions');
const isPerson = (place: Place) =>
  named('telemarketer', 'salesRep', 'repName', 'correctedSalesRep')(place) ||
  (place.path[0] === 'telemarketers' && named('name')(place));
/** Texts of a form, which another mutation may have changed before. */
const formed =
  (form: RegExp, ...names: readonly string[]) =>
  (place: Place) =>
    named(...names)(place) && form.test(String(place.value));
const isTime = formed(/^\d{4}-\d\d-\d\dT.*Z$/, 'time', 'createdAt', 'reviewedAt');
const isDay = formed(/^\d{4}-\d\d-\d\d$/, 'date', 'start', 'end', 'startDate', 'endDate');
const isMonth = formed(/^\d{4}-\d\d$/, 'month');
const isStatus = named('status', 'manualDecision');

function draw<T>(random: Random, list: readonly T[]): T {
  const drawn = list[Math.floor(random() * list.length)];
  if (drawn === undefined) throw new Error('Nothing to draw from');
  return drawn;
}

function shuffled<T>(list: readonly T[], random: Random): readonly T[] {
  return list
    .map((each) => ({ each, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ each }) => each);
}

const same: readonly Omit<Mutation, 'meaning'>[] = [
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

const less: readonly Omit<Mutation, 'meaning'>[] = [
  { name: 'null', fits: ({ value }) => value !== null && isLeaf(value), change: () => null },
  {
    name: 'a field left out',
    fits: ({ path }) => path.length > 1 && typeof path.at(-1) === 'string',
    change: () => undefined,
  },
  {
    name: 'a number that is none',
    fits: ({ value }) => typeof value === 'number',
    change: (_: number, random) => draw(random, ['n/a', '', '1,234', [], {}, true]),
  },
  {
    name: 'a count below zero',
    fits: ({ value }) => typeof value === 'number',
    change: () => -3,
  },
  {
    name: 'a flag that is none',
    fits: ({ value }) => typeof value === 'boolean',
    change: (_: boolean, random) => draw(random, ['maybe', 2, {}, '']),
  },
  {
    name: 'a time that is none',
    fits: isTime,
    change: (_: string, random) => draw(random, ['soon', '2026-02-30T10:00:00Z', '25:99', '0']),
  },
  {
    name: 'a day or month that is none',
    fits: (place) => isDay(place) || isMonth(place),
    change: (_: string, random) => draw(random, ['later', '2026-13-45', '0']),
  },
  {
    name: 'several texts where one is due',
    fits: (place) => isRegion(place) || isStatus(place) || isTime(place),
    change: (value: string) => [value, 'arizona'],
  },
  {
    name: 'a list that is something else',
    fits: (place) => isList(place),
    change: (_: unknown, random) =>
      draw(random, ['none', 7, { error: 'database is locked' }, true] as const),
  },
  {
    name: 'the first page of a list',
    fits: (place) => isRowList(place) && isResponse(place),
    change: (value: readonly unknown[], _random, answers) => {
      const call = Object.keys(answers).find((name) => answers[name as keyof Answers] === value);
      return { [call ?? '']: value.slice(0, 20), total: value.length };
    },
  },
  {
    name: 'a row that is none',
    fits: (place) => isRow(place),
    change: (_: object, random) => draw(random, ['row', 5, null, {}, []] as const),
  },
  {
    name: 'nothing expected',
    fits: isResponse,
    change: (_: unknown, random) =>
      draw(random, [{ error: 'database is locked' }, {}, 'ok', [null], null] as const),
  },
  { name: 'a failed call', fits: isResponse, change: () => failed },
];

const other: readonly Omit<Mutation, 'meaning'>[] = [
  {
    name: 'an empty map or list',
    fits: ({ path, value }) => path.length > 1 && !isLeaf(value),
    change: (value: object) => (Array.isArray(value) ? [] : {}),
  },
  {
    name: 'a row twice',
    fits: isRowList,
    change: (value: readonly unknown[], random) => {
      const at = Math.floor(random() * value.length);
      return [...value.slice(0, at + 1), ...value.slice(at)];
    },
  },
  {
    name: 'a list without a row',
    fits: isRowList,
    change: (value: readonly unknown[], random) =>
      value.toSpliced(Math.floor(random() * value.length), 1),
  },
  { name: 'a region that is none of the four', fits: isRegion, change: () => 'Nevada' },
  {
    name: 'a word that the contract does not name',
    fits: (place) => isStatus(place) || named('priority', 'trend', 'severity', 'type')(place),
    change: (_: string, random) => draw(random, ['escalated', 'on hold', '7', 'läuft']),
  },
  {
    name: 'a huge id',
    fits: named('id', 'appointmentId', 'repId'),
    change: () => 9_007_199_254_740_993n.toString(),
  },
  {
    name: 'a time of day alone',
    fits: isTime,
    change: (_: string, random) => draw(random, ['9:00 AM', '2:05 PM', '14:30']),
  },
  {
    name: 'another number',
    fits: ({ value }) => typeof value === 'number',
    change: (value: number, random) => value + Math.ceil(random() * 9),
  },
  {
    name: 'another reason',
    fits: named('reason'),
    change: (_: string, random) =>
      draw(random, [
        '<p>Missing customer name</p>',
        'Reason 10',
        'Reason 18',
        'Customer is missing',
      ]),
  },
];

export const mutations: readonly Mutation[] = [
  ...same.map((each) => ({ ...each, meaning: 'same' as const })),
  ...less.map((each) => ({ ...each, meaning: 'less' as const })),
  ...other.map((each) => ({ ...each, meaning: 'other' as const })),
];
