import { isFields, type Reader, readText, type Shape, shapeOf } from '../../../src/api/tolerant.ts';
import { regionOf } from '../../../src/domain/region/region.ts';
import type { Meaning, Meanings } from '../description/meaning.ts';
import { remarkOnText } from '../description/rules.ts';
import { entryOf, fieldOf, type Findings, type Place, rowOf } from './findings.ts';
import { isMissing, kindOf, ownOf } from './kinds.ts';
import { leaves } from './leaves.ts';
import { fits } from './reader.ts';

export interface Tour {
  readonly findings: Findings;
  readonly meanings: Meanings;
  /** Rows of the outermost lists so far; null before the first. */
  rows: number | null;
}

type Fields = Readonly<Record<string, unknown>>;

function tolerate(tour: Tour, place: Place, what: string): void {
  tour.findings.add('tolerance', place, what);
}

export function walkPart(tour: Tour, shape: Shape, value: unknown, place: Place): void {
  const meaning = tour.meanings[place.key];
  switch (shape.kind) {
    case 'fields':
    case 'fieldsOrNull':
    case 'envelope':
    case 'row':
      if (isFields(value)) walkFields(tour, shape.entries, value, place);
      else tolerate(tour, place, `${kindOf(value)} where an object is due: read as missing`);
      return;
    case 'rowOrNull':
      if (fits(shape.of, value)) walkPart(tour, shapeOf(shape.of), value, place);
      else tolerate(tour, place, `${whyUnreadable(shape.of, value)}: read as missing`);
      return;
    case 'rows':
      if (Array.isArray(value)) walkRows(tour, shape.of, value, place);
      else tolerate(tour, place, `${kindOf(value)} where a list is due: read as empty`);
      return;
    case 'rowsOrNamed':
      if (Array.isArray(value)) walkRows(tour, shape.rows, value, place);
      else if (isFields(value)) {
        tolerate(tour, place, 'a map where a list is due');
        walkNamedRows(tour, shape.named, value, place, tour.meanings[`${place.key}[].name`]?.as);
      } else tolerate(tour, place, `${kindOf(value)} where a list is due: read as empty`);
      return;
    case 'namedRows':
      if (isFields(value)) walkNamedRows(tour, shape.of, value, place, meaning?.names);
      else tolerate(tour, place, `${kindOf(value)} where a map is due: read as empty`);
      return;
    case 'namedNumbers':
      if (isFields(value)) walkNamedNumbers(tour, value, place, meaning?.names);
      else tolerate(tour, place, `${kindOf(value)} where a map is due: read as empty`);
      return;
    case 'list':
    case 'both':
      throw new Error('A list that is a whole response stands inside another one');
    default:
      for (const { level, what } of leaves[shape.kind](value, meaning))
        tour.findings.add(level, place, what);
  }
}

/** An object's fields; `besides` are read elsewhere. */
export function walkFields(
  tour: Tour,
  entries: Readonly<Record<string, Reader>>,
  value: Fields,
  place: Place,
  besides: readonly string[] = [],
): void {
  for (const [name, reader] of Object.entries(entries)) {
    const at = fieldOf(place, name);
    const meaning = tour.meanings[at.key];
    const field = ownOf(value, name);
    tour.findings.visit(at);
    if (!isMissing(field)) walkPart(tour, shapeOf(reader), field, at);
    else if (!isSpared(meaning, value) && !(field === null && mayBeNull(reader)))
      tolerate(tour, at, field === null ? 'null' : 'missing');
  }
  noteExtras(tour, value, place, [...Object.keys(entries), ...besides]);
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

/** Fields of an object that are none of the `known` ones, and that the specification does not name either. */
export function noteExtras(
  tour: Tour,
  value: Fields,
  place: Place,
  known: readonly string[],
): void {
  const extras = Object.keys(value).filter(
    (name) => !known.includes(name) && !tour.meanings[fieldOf(place, name).key]?.unread,
  );
  tour.findings.extra(place, extras);
}

export function walkRows(tour: Tour, of: Reader, rows: readonly unknown[], place: Place): void {
  const isOutermost = !place.pattern.includes('[') && !place.pattern.includes('{');
  if (isOutermost) tour.rows = (tour.rows ?? 0) + rows.length;
  rows.forEach((row, index) => {
    const at = rowOf(place, index);
    tour.findings.visit(at);
    if (fits(of, row)) walkPart(tour, shapeOf(of), row, at);
    else tolerate(tour, at, `row skipped: ${whyUnreadable(of, row)}`);
  });
  const shape = shapeOf(of);
  for (const name of 'entries' in shape ? Object.keys(shape.entries) : [])
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

type NameRule = Meaning['names'];

/** An entry of a map, and what is to be said of its name. */
function enter(tour: Tour, name: string, index: number, place: Place, rule: NameRule): Place {
  const at = entryOf(place, index, regionOf(name) === null ? null : name.trim());
  const remark = remarkOnText(rule, name);
  tour.findings.visit(at);
  if (remark) tour.findings.add(remark.level, at, `its name: ${remark.what}`);
  return at;
}

function walkNamedRows(tour: Tour, of: Reader, map: Fields, place: Place, rule: NameRule): void {
  Object.entries(map).forEach(([name, value], index) => {
    const at = enter(tour, name, index, place, rule);
    if (isFields(value)) walkPart(tour, shapeOf(of), value, at);
    else if (fits(of, value)) tolerate(tour, at, `${kindOf(value)} where an object is due`);
    else tolerate(tour, at, `entry skipped: ${kindOf(value)} where an object is due`);
  });
}

function walkNamedNumbers(tour: Tour, map: Fields, place: Place, rule: NameRule): void {
  Object.entries(map).forEach(([name, value], index) => {
    const at = enter(tour, name, index, place, rule);
    for (const { level, what } of leaves.number(value, undefined))
      tour.findings.add(level, at, what);
  });
}
