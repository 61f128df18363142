import { isFields, number, type Reader, readText, shapeOf } from '../../../src/api/tolerant.ts';
import { regionOf } from '../../../src/domain/region/region.ts';
import type { Meaning, Meanings } from '../description/meaning.ts';
import { listIn, partsOf } from '../parts.ts';
import {
  createFindings,
  entryOf,
  fieldOf,
  rowOf,
  wholeResponse,
  type Finding,
  type Place,
} from './findings.ts';
import { fits, isMissing, kindOf, leaves, ownOf, remarkOnText } from './values.ts';

export interface Walked {
  readonly findings: readonly Finding[];
  /** Rows of its outermost lists; null where it has none. */
  readonly rows: number | null;
}

interface Call {
  readonly fields?: Meanings;
  /** Of a list that is due in an object (rulings A1); either form is read. */
  readonly form?: 'object';
}

interface Tour {
  readonly findings: ReturnType<typeof createFindings>;
  readonly meanings: Meanings;
  /** Rows of the outermost lists so far; null before the first. */
  rows: number | null;
}

type Fields = Readonly<Record<string, unknown>>;

function tolerate(tour: Tour, place: Place, what: string): void {
  tour.findings.add('tolerance', place, what);
}

/**
 * Explains a response: where it is not as the contract has it, and what the app makes up for. Whether it can be
 * read at all, and which rows of it, the app's own readers decide. It never throws, whatever it meets.
 */
export function walk(
  response: Reader,
  input: unknown,
  { fields: meanings = {}, form }: Call,
): Walked {
  const tour: Tour = { findings: createFindings(), meanings, rows: null };
  const list = listIn(response);
  if (list) {
    const name = walkList(tour, list, input, form);
    if (isFields(input)) walkFields(tour, list.beside, input, wholeResponse, name);
  } else if (shapeOf(response).kind === 'envelope' && !isFields(input)) {
    tour.findings.add('misfit', wholeResponse, `expected an object; found ${kindOf(input)}`);
  } else {
    walkPart(tour, response, input, wholeResponse);
  }
  return { findings: tour.findings.list(), rows: tour.rows };
}

/** A response that is a list, in either of its forms (rulings A1); gives the name it stood under. */
function walkList(
  tour: Tour,
  { of, names }: NonNullable<ReturnType<typeof listIn>>,
  input: unknown,
  form: Call['form'],
): string | null {
  const [natural = ''] = names;
  const said = (what: string) => tolerate(tour, wholeResponse, what);
  if (Array.isArray(input)) {
    if (form === 'object') said(`a bare list instead of an object with ${natural}`);
    walkRows(tour, of, input, wholeResponse);
    return null;
  }
  for (const name of names) {
    const list = isFields(input) ? ownOf(input, name) : null;
    if (!Array.isArray(list)) continue;
    if (form !== 'object') said(`the list under ${name} instead of a bare list`);
    else if (name !== natural) said(`the list under ${name} instead of ${natural}`);
    walkRows(tour, of, list, { path: name, pattern: name, key: '' });
    return name;
  }
  const found = `expected a list, or an object with ${natural}; found ${foundText(input)}`;
  tour.findings.add('misfit', wholeResponse, found);
  return null;
}

function foundText(input: unknown): string {
  if (!isFields(input)) return kindOf(input);
  const lists = Object.values(input).filter(Array.isArray).length;
  if (lists === 0) return 'an object without a list';
  return `an object with ${lists === 1 ? 'a list' : `${lists} lists`} under another name`;
}

function walkPart(tour: Tour, reader: Reader, value: unknown, place: Place): void {
  const shape = shapeOf(reader);
  const meaning = tour.meanings[place.key];
  const instead = (due: string, read: string) =>
    tolerate(tour, place, `${kindOf(value)} where ${due} is due: read as ${read}`);
  switch (shape.kind) {
    case 'fields':
    case 'fieldsOrNull':
    case 'envelope':
    case 'row':
      if (isFields(value)) walkFields(tour, partsOf(reader), value, place);
      else instead('an object', 'missing');
      return;
    case 'rowOrNull':
      if (fits(shape.of, value)) walkPart(tour, shape.of, value, place);
      else tolerate(tour, place, `${whyUnreadable(shape.of, value)}: read as missing`);
      return;
    case 'rows':
    case 'rowsOrNamed':
      if (Array.isArray(value))
        walkRows(tour, 'rows' in shape ? shape.rows : shape.of, value, place);
      else if (shape.kind === 'rowsOrNamed' && isFields(value)) {
        tolerate(tour, place, 'a map where a list is due');
        walkMap(tour, shape.named, value, place, tour.meanings[`${place.key}[].name`]?.as);
      } else instead('a list', 'empty');
      return;
    case 'namedRows':
    case 'namedNumbers':
      if (isFields(value))
        walkMap(tour, shape.kind === 'namedRows' ? shape.of : number, value, place, meaning?.names);
      else instead('a map', 'empty');
      return;
    case 'list':
    case 'both':
      throw new Error('A list that is a whole response stands inside another one');
    default:
      for (const remark of leaves[shape.kind](value, meaning))
        if (remark) tour.findings.add(remark.level, place, remark.what);
  }
}

/** An object's fields; the one `beside` them is its list, read elsewhere. */
function walkFields(
  tour: Tour,
  parts: ReturnType<typeof partsOf>,
  value: Fields,
  place: Place,
  beside: string | null = null,
): void {
  for (const [name, reader] of parts) {
    const at = fieldOf(place, name);
    const meaning = tour.meanings[at.key];
    const field = ownOf(value, name);
    tour.findings.visit(at);
    if (!isMissing(field)) walkPart(tour, reader, field, at);
    else if (!isSpared(meaning, value) && !(field === null && mayBeNull(reader)))
      tolerate(tour, at, field === null ? 'null' : 'missing');
  }
  const known = new Set([...parts.map(([name]) => name), beside]);
  // Nor does the specification name them.
  const isExtra = (name: string) =>
    !known.has(name) && !tour.meanings[fieldOf(place, name).key]?.unread;
  tour.findings.extra(place, Object.keys(value).filter(isExtra));
}

/** Whether nothing is missing although the field is: it is optional, or its second name has it (rulings A3). */
function isSpared(meaning: Meaning | undefined, beside: Fields): boolean {
  if (meaning?.optional) return true;
  return meaning?.or !== undefined && !isMissing(ownOf(beside, meaning.or));
}

/** Null says that there is nothing, and the reader has a null for that. */
function mayBeNull(reader: Reader): boolean {
  return ['fieldsOrNull', 'rowOrNull'].includes(shapeOf(reader).kind);
}

function walkRows(tour: Tour, of: Reader, rows: readonly unknown[], place: Place): void {
  const isOutermost = !place.pattern.includes('[') && !place.pattern.includes('{');
  if (isOutermost) tour.rows = (tour.rows ?? 0) + rows.length;
  rows.forEach((row, index) => {
    const at = rowOf(place, index);
    tour.findings.visit(at);
    if (fits(of, row)) walkPart(tour, of, row, at);
    else tolerate(tour, at, `row skipped: ${whyUnreadable(of, row)}`);
  });
  for (const [name] of partsOf(of))
    if (tour.meanings[`${place.key}[].${name}`]?.unique) tellRepeated(tour, rows, place, name);
}

function whyUnreadable(of: Reader, value: unknown): string {
  const shape = shapeOf(of);
  if (shape.kind === 'line') return `${kindOf(value)} where text is due`;
  if (shape.kind !== 'row' || !isFields(value)) return `${kindOf(value)} where an object is due`;
  const isAny = shape.usable.length === Object.keys(shape.entries).length;
  return isAny ? 'no field that can be read' : `nothing in ${shape.usable.join(', ')}`;
}

function tellRepeated(tour: Tour, rows: readonly unknown[], place: Place, name: string): void {
  const seen = new Set<string>();
  rows.forEach((row, index) => {
    const value = isFields(row) ? ownOf(row, name) : undefined;
    const id = readText(value).trim();
    if (id === '') return;
    if (seen.has(id))
      tolerate(tour, fieldOf(rowOf(place, index), name), 'the same as in another row');
    seen.add(id);
  });
}

/** A map, entry by entry, and what is to be said of its names. */
function walkMap(tour: Tour, of: Reader, map: Fields, place: Place, names: Meaning['names']): void {
  Object.entries(map).forEach(([name, value], index) => {
    const at = entryOf(place, index, regionOf(name) === null ? null : name.trim());
    const remark = remarkOnText(names, name);
    const found = `${kindOf(value)} where an object is due`;
    tour.findings.visit(at);
    if (remark) tour.findings.add(remark.level, at, `its name: ${remark.what}`);
    if (isFields(value) || of === number) walkPart(tour, of, value, at);
    else tolerate(tour, at, fits(of, value) ? found : `entry skipped: ${found}`);
  });
}
