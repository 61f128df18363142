import type { Reader } from '../../src/api/shape.ts';
import { hostileStrings } from './hostile-strings.ts';

/** The rows of each list, and of a list inside a row. */
export const listLength = 40;
const innerLength = 3;
/** A prime that does not divide the number of strings: each of them has its turn. */
const stride = 97;

/** Fields that decide where a row is shown, and how. */
const places = /^(?:key|status|id|region)$/;
const forms =
  /^(?:type|priority|trend|severity|time|date|start|end|startDate|endDate|month|createdAt|reviewedAt)$/;

/** The fields that keep their value: those of `places` and `forms`, of `places`, in lists, or none. */
export type Keeps = 'forms' | 'places' | 'lists' | 'nothing';

function isKept(name: string, keeps: Keeps): boolean {
  if (keeps === 'nothing' || keeps === 'lists') return false;
  return places.test(name) || (keeps === 'forms' && forms.test(name));
}

const lists: ReadonlySet<string> = new Set([
  'texts',
  'regions',
  'rowsByKey',
  'rowsOrMap',
  'rows',
  'list',
]);

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Values of fields in place of a hostile string. */
type Fixed = Readonly<Record<string, string>>;

/**
 * Makes responses that fit the contract with other hostile strings in every text field each time; a field takes each
 * `step`th of them.
 */
export function createHostileResponses(fixed: Fixed, step: number) {
  const cursors = new Map<string, number>();
  const used = new Map<string, Set<string>>();

  function next(place: string): string {
    // Each field begins elsewhere, so that neighbors differ.
    const at = cursors.get(place) ?? cursors.size * 37;
    cursors.set(place, at + step);
    // Shuffled, so that a few strings in a row are of many kinds.
    const text = hostileStrings[(at * stride) % hostileStrings.length] ?? '';
    const usedHere = used.get(place) ?? new Set<string>();
    used.set(place, usedHere.add(text));
    return text;
  }

  function made(reader: Reader, real: unknown, place: string, keeps: Keeps): unknown {
    const shape = reader.shape;
    if (keeps === 'lists' && lists.has(shape.kind)) return real;
    const name = place.slice(place.lastIndexOf('.') + 1);
    switch (shape.kind) {
      case 'text':
      case 'lines':
      case 'id':
      case 'region':
      case 'person':
      case 'status':
      case 'choice':
      case 'word':
      case 'time':
      case 'day':
      case 'month':
      case 'phone':
        if (fixed[name] !== undefined) return fixed[name];
        return isKept(name, keeps) ? real : next(place);
      case 'line':
        return next(place);
      case 'texts':
      case 'regions':
        return times(place, () => next(place));
      case 'number':
      case 'amount':
      case 'count':
        return real ?? 12;
      case 'flag':
        return keeps === 'nothing' || keeps === 'lists' ? true : real;
      case 'rowsByKey': {
        const isOfNumbers = shape.row.shape.kind === 'count';
        return Object.fromEntries(
          times(place, (at) => [
            next(`${place}{}`),
            isOfNumbers ? at : made(shape.row, {}, `${place}{}`, keeps),
          ]),
        );
      }
      case 'rowsOrMap':
        return listOf(shape.rows, real, place, keeps);
      case 'rows':
      case 'list':
        return listOf(shape.row, real, place, keeps);
      case 'rowOrNull':
        return made(shape.row, real, place, keeps);
      case 'both': {
        const [list, totals] = shape.parts;
        const rest = made(totals, real, place, keeps);
        if (keeps === 'lists') return { ...(real as object), ...(rest as object) };
        return { ...(rest as object), appointments: made(list, real, place, keeps) };
      }
      case 'fields':
      case 'fieldsOrNull':
      case 'envelope':
      case 'row': {
        const from = isFields(real) ? real : {};
        return Object.fromEntries(
          Object.entries(shape.entries).map(([field, of]) => [
            field,
            made(of, from[field], `${place}.${field}`, keeps),
          ]),
        );
      }
    }
  }

  function listOf(row: Reader, real: unknown, place: string, keeps: Keeps): readonly unknown[] {
    const list = Array.isArray(real) ? real : (Object.values(real ?? {}).find(Array.isArray) ?? []);
    return times(place, (at) => {
      const like: unknown = list[at % Math.max(1, list.length)];
      const isAgain = at >= list.length && isFields(like) && typeof like['id'] === 'string';
      const own = isAgain ? { ...like, id: `${String(like['id'])}-${at}` } : like;
      return made(row, own, `${place}[]`, keeps);
    });
  }

  return {
    /** A response like `real`. */
    response: (call: string, reader: Reader, real: unknown, keeps: Keeps): string =>
      JSON.stringify(made(reader, real, call, keeps)),
    /** The number of strings per field. */
    used: () => new Map([...used].map(([place, strings]) => [place, strings.size])),
  };
}

function times<T>(place: string, make: (at: number) => T): readonly T[] {
  const length = /[\]}]/.test(place) ? innerLength : listLength;
  return Array.from({ length }, (_, at) => make(at));
}
