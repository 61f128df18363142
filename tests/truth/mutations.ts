import type { Random } from '../../mocks/world/random.ts';
import { type Answers, failed, fieldOf, type Place } from './answers.ts';
import {
  draw,
  isDay,
  isLeaf,
  isList,
  isMonth,
  isPerson,
  isRegion,
  isResponse,
  isRow,
  isRowList,
  isStatus,
  isTime,
  named,
} from './fitting.ts';
import { sameMeaning } from './same-meaning.ts';

/** One change of an answer. What it does to the meaning decides what a screen may say of it. */
export interface Mutation {
  readonly name: string;
  /** `same`: another spelling of the same values. `less`: something is no longer known. `other`: other facts. */
  readonly meaning: 'same' | 'less' | 'other';
  readonly fits: (place: Place) => boolean;
  /** The new value of a place that fits. */
  readonly change: (value: never, random: Random, answers: Answers) => unknown;
}

const isMap = (name: string) => /^telemarketers$|^byRegion$|Accuracy$/.test(name);

const less: readonly Omit<Mutation, 'meaning'>[] = [
  { name: 'null', fits: ({ value }) => value !== null && isLeaf(value), change: () => null },
  {
    name: 'a field left out',
    fits: ({ path }) =>
      path.length > 1 && typeof path.at(-1) === 'string' && !isMap(String(path.at(-2))),
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
    change: (_: string, random) => draw(random, ['later', '2026-13-45', '00']),
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
    name: 'an object that is something else',
    fits: ({ path, value }) =>
      path.length === 2 &&
      // The spec's 'No data' (rulings C4).
      path[0] !== 'yesterdayComparison' &&
      !Array.isArray(value) &&
      !isLeaf(value),
    change: (_: object, random) => draw(random, [[1, 2], [], 'none', 7] as const),
  },
  {
    name: 'an id that is none',
    fits: named('id', 'repId'),
    change: (_: string, random) => draw(random, [null, {}, ['a', 'b'], true] as const),
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
  { name: 'a region that is none of the four', fits: isRegion, change: () => 'Atlantis' },
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
    name: 'a time of days ago',
    fits: isTime,
    change: (value: string) => new Date(Date.parse(value) - 6 * 86_400_000).toISOString(),
  },
  {
    name: 'another confidence of a verdict',
    fits: (place) =>
      fieldOf(place) === 'confidence' && ['recentValidations', 'alerts'].includes(place.path[0]),
    change: () => 51,
  },
  { name: 'zero', fits: ({ value }) => typeof value === 'number', change: () => 0 },
  {
    name: 'a name whose first letter has no capital',
    fits: isPerson,
    change: (_: string, random) =>
      draw(random, ['\u00dfen ulm', '\ufb01ona ray', '\u10d0\u10dc\u10d0']),
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
  ...sameMeaning.map((each) => ({ ...each, meaning: 'same' as const })),
  ...less.map((each) => ({ ...each, meaning: 'less' as const })),
  ...other.map((each) => ({ ...each, meaning: 'other' as const })),
];
