import type { Random } from '../../mocks/world/random.ts';
import { fieldOf, type Place } from './answers.ts';

// Which places of the answers a mutation fits.

export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '';
export const isLeaf = (value: unknown) => value === null || typeof value !== 'object';
export const isRow = ({ path, value }: Place) =>
  typeof path.at(-1) === 'number' && typeof value === 'object' && value !== null;
export const isList = ({ value }: Place) => Array.isArray(value) && value.length > 1;
export const isRowList = (place: Place) =>
  isList(place) && typeof (place.value as unknown[])[0] === 'object';
export const isResponse = ({ path }: Place) => path.length === 1;

export const named =
  (...names: readonly string[]) =>
  (place: Place) =>
    names.includes(fieldOf(place)) && isText(place.value);

export const isRegion = (place: Place) =>
  named('region', 'key', 'primaryState', 'territories', 'detectedState')(place) ||
  (fieldOf(place) === 'name' && place.path[0] === 'regions');
export const isPerson = (place: Place) =>
  named('telemarketer', 'salesRep', 'repName', 'correctedSalesRep')(place) ||
  (place.path[0] === 'telemarketers' && named('name')(place));
/** Texts of a form, which another mutation may have changed before. */
export const formed =
  (form: RegExp, ...names: readonly string[]) =>
  (place: Place) =>
    named(...names)(place) && form.test(String(place.value));
export const isTime = formed(/^\d{4}-\d\d-\d\dT.*Z$/, 'time', 'createdAt', 'reviewedAt');
export const isDay = formed(/^\d{4}-\d\d-\d\d$/, 'date', 'start', 'end', 'startDate', 'endDate');
export const isMonth = formed(/^\d{4}-\d\d$/, 'month');
export const isStatus = named('status', 'manualDecision');

export function draw<T>(random: Random, list: readonly T[]): T {
  const drawn = list[Math.floor(random() * list.length)];
  if (drawn === undefined) throw new Error('Nothing to draw from');
  return drawn;
}

export function shuffled<T>(list: readonly T[], random: Random): readonly T[] {
  return list
    .map((each) => ({ each, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ each }) => each);
}
