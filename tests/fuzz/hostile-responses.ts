import { hostileStrings } from '../hostile-values.ts';

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

/** Maps from names of regions or people: their keys are texts, too. */
const nameMaps =
  /^(?:byRegion|regionBreakdown|telemarketers|telemarkerterAccuracy|calendarAccuracy)$/;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const known = (row: unknown): Fields =>
  isFields(row)
    ? Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
    : {};

/** Values of fields in place of a hostile string. */
type Fixed = Readonly<Record<string, string>>;

/** Makes responses with other hostile strings in every text field each time; a field takes each `step`th of them. */
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

  function made(real: unknown, place: string, keeps: Keeps): unknown {
    const name = place.slice(place.lastIndexOf('.') + 1).replace(/\W+$/, '');
    if (typeof real === 'string') {
      if (fixed[name] !== undefined) return fixed[name];
      return isKept(name, keeps) ? real : next(place);
    }
    if (typeof real === 'boolean') return keeps === 'nothing' || keeps === 'lists' ? true : real;
    if (Array.isArray(real)) return keeps === 'lists' ? real : listLike(real, place, keeps);
    if (!isFields(real)) return real;
    if (nameMaps.test(name))
      return Object.fromEntries(
        Object.values(real).map((value) => [next(`${place}{}`), made(value, `${place}{}`, keeps)]),
      );
    return Object.fromEntries(
      Object.entries(real).map(([field, value]) => [
        field,
        made(value, `${place}.${field}`, keeps),
      ]),
    );
  }

  /** The rows of a list again and again, with ids of their own. */
  function listLike(real: readonly unknown[], place: string, keeps: Keeps): readonly unknown[] {
    if (real.length === 0) return real;
    const length = /[\]}]/.test(place) ? innerLength : listLength;
    // Every row has the fields that any row has, or a rare field would have few strings.
    const full = Object.assign({}, ...real.map(known)) as Fields;
    return Array.from({ length }, (_, at) => {
      const row = real[at % real.length];
      const like = isFields(row) ? { ...full, ...known(row) } : row;
      const isAgain = at >= real.length && isFields(like) && typeof like['id'] === 'string';
      return made(
        isAgain ? { ...like, id: `${String(like['id'])}-${at}` } : like,
        `${place}[]`,
        keeps,
      );
    });
  }

  return {
    /** A response like `real`. */
    response: (call: string, real: unknown, keeps: Keeps): string =>
      JSON.stringify(made(real, call, keeps)),
    /** The number of strings per field. */
    used: () => new Map([...used].map(([place, strings]) => [place, strings.size])),
  };
}
