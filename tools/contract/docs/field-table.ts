import { shapeOf, type Reader, type Shape } from '../../../src/api/tolerant.ts';
import type { Meaning, Meanings } from '../description/meaning.ts';
import { ruleText } from '../description/rules.ts';

export interface Field {
  /** 'metrics.dateRange.start', 'months[].month', 'telemarketers{}.weeklyAverage'. */
  readonly place: string;
  readonly type: string;
}

const types = {
  text: 'text',
  number: 'number',
  count: 'count',
  flag: 'true or false',
  texts: 'list of texts',
  line: 'text',
  namedNumbers: 'map of numbers',
  fields: 'object',
  fieldsOrNull: 'object or null',
  envelope: 'object',
  row: 'object',
  rowOrNull: 'object or null',
  rows: 'list',
  list: 'list',
  both: 'list',
  namedRows: 'map of objects',
  rowsOrNamed: 'list, or map of objects',
} as const satisfies Record<Shape['kind'], string>;

/** Every field of a response, in the order of the contract; a list's rows stand under 'place[]'. */
export function fieldsIn(reader: Reader, place = ''): readonly Field[] {
  const shape = shapeOf(reader);
  switch (shape.kind) {
    case 'fields':
    case 'fieldsOrNull':
    case 'envelope':
    case 'row':
      return Object.entries(shape.entries).flatMap(([name, each]) => {
        const at = place === '' ? name : `${place}.${name}`;
        return [{ place: at, type: types[shapeOf(each).kind] }, ...fieldsIn(each, at)];
      });
    case 'rowOrNull':
      return fieldsIn(shape.of, place);
    case 'rows':
    case 'list':
      return fieldsIn(shape.of, `${place}[]`);
    case 'namedRows':
      return fieldsIn(shape.of, `${place}{}`);
    case 'rowsOrNamed':
      return fieldsIn(shape.rows, `${place}[]`);
    case 'both':
      return shape.parts.flatMap((part) => fieldsIn(part, place));
    default:
      return [];
  }
}

/**
 * The fields of a response as a table; those that are told elsewhere are only named. `listName` is where its
 * list stands, '' for a bare one.
 */
export function fieldTable(reader: Reader, meanings: Meanings, listName: string): string {
  const told = Object.entries(meanings).flatMap(([place, { like }]) => (like ? [place] : []));
  const isTold = (place: string) =>
    told.some(
      (one) => place !== one && /^[.[]/.test(place.slice(one.length)) && place.startsWith(one),
    );
  const shown = (place: string) => (place.startsWith('[]') ? listName + place : place);
  const rows = fieldsIn(reader)
    .filter(({ place }) => !isTold(place))
    .map(({ place, type }) => row(shown(place), type, meanings[place]));
  const unread = Object.entries(meanings)
    .filter(([, meaning]) => meaning.unread)
    .map(([place, meaning]) => row(shown(place), '', meaning));
  if (rows.length === 0) return '';
  return [
    '| Field | Type | Means | Without it |',
    '| --- | --- | --- | --- |',
    ...rows,
    ...unread,
    '',
  ].join('\n');
}

function row(place: string, type: string, meaning: Meaning | undefined): string {
  if (!meaning) throw new Error(`${place} has no meaning: see tools/contract/description`);
  const { means, without, optional, as, names, or, like, unique } = meaning;
  const full = [type, ...(as ? [ruleText(as)] : []), ...(names ? [`by ${ruleText(names)}`] : [])];
  const facts = [
    means,
    ...(unique ? ['unique'] : []),
    ...(or ? [`or \`${or}\``] : []),
    ...(like ? [`fields as in ${like}`] : []),
  ];
  const name = `\`${place}\`${optional ? '' : ' *'}`;
  return `| ${name} | ${full.join(': ')} | ${facts.join('; ')} | ${without} |`;
}
