import { easternDate } from '../../domain/time/eastern.ts';
import type { DayPoint, DayRecord } from './record.ts';

// The stored text: the names of a day once, then a list of numbers per point. Of a row that a point lacks it has ''.

type Count = number | null;
type StoredCount = Count | '';

interface StoredDay {
  readonly day: string;
  readonly regions: readonly string[];
  readonly people: readonly string[];
  /** [seconds, valid, valid and total of each region, count of each person] */
  readonly points: readonly (readonly StoredCount[])[];
}

/** A browser counts two bytes a character: 40 kB (rulings C44). */
export const mostCharacters = 20_000;

/** The days as a text of bounded length; if they are longer, the oldest points go. */
export function recordText(days: readonly DayRecord[]): string {
  let kept = days;
  for (;;) {
    const text = JSON.stringify(kept.map(storedDay));
    if (text.length <= mostCharacters) return text;
    kept = withoutOldest(kept);
  }
}

const droppedAtOnce = 8;

function withoutOldest([first, ...others]: readonly DayRecord[]): readonly DayRecord[] {
  if (!first) return [];
  const points = first.points.slice(droppedAtOnce);
  return points.length === 0 ? others : [{ ...first, points }, ...others];
}

function storedDay({ day, points }: DayRecord): StoredDay {
  const regions = [...new Set(points.flatMap((point) => point.regions.map((row) => row.region)))];
  const people = [
    ...new Set(points.flatMap((point) => point.telemarketers.map((row) => row.name))),
  ];
  return {
    day,
    regions,
    people,
    points: points.map((point) => [
      Math.floor(point.at / 1_000),
      point.valid,
      ...regions.flatMap((name): StoredCount[] => {
        const row = point.regions.find(({ region }) => region === name);
        return row ? [row.valid, row.total] : ['', ''];
      }),
      ...people.map((name): StoredCount => {
        const row = point.telemarketers.find((telemarketer) => telemarketer.name === name);
        return row ? row.count : '';
      }),
    ]),
  };
}

/** The days of a stored text. What is damaged is left out: a point, a day or everything. */
export function recordOf(text: string | null): readonly DayRecord[] {
  try {
    const days: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(days) ? days.flatMap(dayOf) : [];
  } catch {
    return [];
  }
}

function dayOf(stored: unknown): DayRecord[] {
  const { day, regions, people, points }: Partial<Record<keyof StoredDay, unknown>> =
    Object(stored);
  if (typeof day !== 'string' || !areTexts(regions) || !areTexts(people) || !Array.isArray(points))
    return [];
  const read = points
    .flatMap((point) => pointOf(point, regions, people))
    .filter(({ at }) => easternDate(at) === day)
    .toSorted((a, b) => a.at - b.at);
  return read.length === 0 ? [] : [{ day, points: read }];
}

function pointOf(
  stored: unknown,
  regions: readonly string[],
  people: readonly string[],
): DayPoint[] {
  const length = 2 + 2 * regions.length + people.length;
  if (!Array.isArray(stored) || stored.length !== length) return [];
  const [seconds, valid, ...rest] = stored as unknown[];
  if (!Number.isSafeInteger(seconds) || !isCount(valid)) return [];
  const counts = rest.slice(2 * regions.length);
  return [
    {
      at: Number(seconds) * 1_000,
      valid,
      regions: regions.flatMap((region, place) => {
        const [inRegion, total] = rest.slice(2 * place, 2 * place + 2);
        return isCount(inRegion) && isCount(total) ? [{ region, valid: inRegion, total }] : [];
      }),
      telemarketers: people.flatMap((name, place) => {
        const count = counts[place];
        return isCount(count) ? [{ name, count }] : [];
      }),
    },
  ];
}

const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

const isCount = (value: unknown): value is Count => value === null || Number.isFinite(value);
