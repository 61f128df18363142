import type { Reader } from '../../src/api/shape.ts';

/** A reader inside another one, by its step: the name of a field, '[]' for a list's row, '{}' for a map's entry. */
type Part = readonly [step: string, reader: Reader];

/** The readers directly inside a reader, in the order of the contract. */
export function partsOf(reader: Reader): readonly Part[] {
  const shape = reader.shape;
  switch (shape.kind) {
    case 'fields':
    case 'fieldsOrNull':
    case 'envelope':
    case 'row':
      return Object.entries(shape.entries);
    case 'rowOrNull':
      return partsOf(shape.row);
    case 'rows':
    case 'list':
      return [['[]', shape.row]];
    case 'rowsOrMap':
      return [['[]', shape.rows]];
    case 'rowsByKey':
      return [['{}', shape.row]];
    case 'both':
      return shape.parts.flatMap(partsOf);
    default:
      return [];
  }
}

/** A place as the descriptions name it: 'months[].month', 'telemarketers{}.weeklyAverage'. */
export function placeIn(place: string, step: string): string {
  return place === '' || /^[[{]/.test(step) ? place + step : `${place}.${step}`;
}

/** Every field in a response by its place, in the order of the contract. */
export function fieldsIn(reader: Reader, place = ''): readonly Part[] {
  return partsOf(reader).flatMap(([step, part]) => {
    const at = placeIn(place, step);
    const inside = fieldsIn(part, at);
    return /^[[{]/.test(step) ? inside : [[at, part] as const, ...inside];
  });
}

/** The list of a response, with the fields beside it; null when the response is no list. */
export function listIn(response: Reader) {
  const shape = response.shape;
  const [first, beside] = shape.kind === 'both' ? shape.parts : [response];
  const list = first.shape;
  if (list.kind !== 'list') return null;
  return { ...list, beside: beside === undefined ? [] : partsOf(beside) };
}

export function namesOf<N extends string>(calls: Readonly<Record<N, unknown>>): N[] {
  return Object.keys(calls) as N[];
}
