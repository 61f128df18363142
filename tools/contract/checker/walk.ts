import { isFields, number, type Reader, readText, shapeOf } from '../../../src/api/tolerant.ts';
import { regionOf } from '../../../src/domain/region/region.ts';
import type { Meaning, ReadCall } from '../description/meaning.ts';
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
  /** The number of rows in the outermost lists; null without a list. */
  readonly rows: number | null;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Finds every deviation of a response from the contract. The app's own readers decide whether the response and each
 * row can be read. Never throws.
 */
export function walk(
  response: Reader,
  input: unknown,
  { fields: meanings = {}, form }: Pick<ReadCall, 'fields' | 'form'>,
): Walked {
  const findings = createFindings();
  const tolerate = (place: Place, what: string) => findings.add('tolerance', place, what);
  const misfit = (what: string) => findings.add('misfit', wholeResponse, what);
  let outermost: number | null = null;

  const whole = listIn(response);
  if (whole) {
    const name = walkList(whole);
    if (isFields(input)) walkFields(whole.beside, input, wholeResponse, name);
  } else if (shapeOf(response).kind === 'envelope' && !isFields(input)) {
    misfit(`expected an object; found ${kindOf(input)}`);
  } else {
    walkPart(response, input, wholeResponse);
  }
  return { findings: findings.list(), rows: outermost };

  /** A response that is a list, in either form (rulings A1); returns the name that it was found under. */
  function walkList({ of, names }: NonNullable<ReturnType<typeof listIn>>): string | null {
    const [natural = ''] = names;
    const tolerateForm = (what: string) => tolerate(wholeResponse, what);
    if (Array.isArray(input)) {
      if (form === 'object') tolerateForm(`a bare list instead of an object with ${natural}`);
      walkRows(of, input, wholeResponse);
      return null;
    }
    for (const name of names) {
      const list = isFields(input) ? ownOf(input, name) : null;
      if (!Array.isArray(list)) continue;
      if (form !== 'object') tolerateForm(`the list under ${name} instead of a bare list`);
      else if (name !== natural) tolerateForm(`the list under ${name} instead of ${natural}`);
      walkRows(of, list, { path: name, pattern: name, key: '' });
      return name;
    }
    misfit(`expected a list, or an object with ${natural}; found ${foundText(input)}`);
    return null;
  }

  function walkPart(reader: Reader, value: unknown, place: Place): void {
    const shape = shapeOf(reader);
    const meaning = meanings[place.key];
    const instead = (due: string, read: string) =>
      tolerate(place, `${kindOf(value)} where ${due} is due: read as ${read}`);
    switch (shape.kind) {
      case 'fields':
      case 'fieldsOrNull':
      case 'envelope':
      case 'row':
        if (isFields(value)) walkFields(partsOf(reader), value, place);
        else instead('an object', 'missing');
        return;
      case 'rowOrNull':
        if (fits(shape.of, value)) walkPart(shape.of, value, place);
        else tolerate(place, `${whyUnreadable(shape.of, value)}: read as missing`);
        return;
      case 'rows':
      case 'rowsOrNamed':
        if (Array.isArray(value)) walkRows('rows' in shape ? shape.rows : shape.of, value, place);
        else if (shape.kind === 'rowsOrNamed' && isFields(value)) {
          tolerate(place, 'a map where a list is due');
          walkMap(shape.named, value, place, meanings[`${place.key}[].name`]?.as);
        } else instead('a list', 'empty');
        return;
      case 'namedRows':
      case 'namedNumbers':
        if (isFields(value))
          walkMap(shape.kind === 'namedRows' ? shape.of : number, value, place, meaning?.names);
        else instead('a map', 'empty');
        return;
      case 'list':
      case 'both':
        throw new Error('A list that is a whole response is inside another one');
      default:
        for (const remark of leaves[shape.kind](value, meaning))
          if (remark) findings.add(remark.level, place, remark.what);
    }
  }

  /** An object's fields, without `beside`, the list that is read elsewhere. */
  function walkFields(
    parts: ReturnType<typeof partsOf>,
    value: Fields,
    place: Place,
    beside: string | null = null,
  ): void {
    for (const [name, reader] of parts) {
      const at = fieldOf(place, name);
      const meaning = meanings[at.key];
      const field = ownOf(value, name);
      findings.visit(at);
      const mayBeNull = ['fieldsOrNull', 'rowOrNull'].includes(shapeOf(reader).kind);
      if (!isMissing(field)) walkPart(reader, field, at);
      else if (!isSpared(meaning, value) && !(field === null && mayBeNull))
        tolerate(at, field === null ? 'null' : 'missing');
    }
    const known = new Set([...parts.map(([name]) => name), beside]);
    // Fields that the specification names are not extra either.
    const isExtra = (name: string) =>
      !known.has(name) && !meanings[fieldOf(place, name).key]?.unread;
    findings.extra(place, Object.keys(value).filter(isExtra));
  }

  function walkRows(of: Reader, rows: readonly unknown[], place: Place): void {
    const isOutermost = !place.pattern.includes('[') && !place.pattern.includes('{');
    if (isOutermost) outermost = (outermost ?? 0) + rows.length;
    rows.forEach((row, index) => {
      const at = rowOf(place, index);
      findings.visit(at);
      if (fits(of, row)) walkPart(of, row, at);
      else tolerate(at, `row skipped: ${whyUnreadable(of, row)}`);
    });
    for (const [name] of partsOf(of))
      if (meanings[`${place.key}[].${name}`]?.unique) walkUnique(rows, place, name);
  }

  function walkUnique(rows: readonly unknown[], place: Place, name: string): void {
    const earlierIds = new Set<string>();
    rows.forEach((row, index) => {
      const id = readText(isFields(row) ? ownOf(row, name) : undefined).trim();
      if (earlierIds.has(id))
        tolerate(fieldOf(rowOf(place, index), name), 'the same as in another row');
      if (id !== '') earlierIds.add(id);
    });
  }

  function walkMap(of: Reader, map: Fields, place: Place, names: Meaning['names']): void {
    Object.entries(map).forEach(([name, value], index) => {
      const at = entryOf(place, index, regionOf(name) === null ? null : name.trim());
      const remark = remarkOnText(names, name);
      const found = `${kindOf(value)} where an object is due`;
      findings.visit(at);
      if (remark) findings.add(remark.level, at, `its name: ${remark.what}`);
      if (isFields(value) || of === number) walkPart(of, value, at);
      else tolerate(at, fits(of, value) ? found : `entry skipped: ${found}`);
    });
  }
}

function foundText(input: unknown): string {
  if (!isFields(input)) return kindOf(input);
  const lists = Object.values(input).filter(Array.isArray).length;
  const some = `an object with ${lists === 1 ? 'a list' : `${lists} lists`} under another name`;
  return lists === 0 ? 'an object without a list' : some;
}

/** Whether a field may be missing: it is optional, or there under its second name (rulings A3). */
function isSpared(meaning: Meaning | undefined, beside: Fields): boolean {
  const isThere = meaning?.or !== undefined && !isMissing(ownOf(beside, meaning.or));
  return isThere || meaning?.optional === true;
}

function whyUnreadable(of: Reader, value: unknown): string {
  const shape = shapeOf(of);
  if (shape.kind === 'line') return `${kindOf(value)} where text is due`;
  if (shape.kind !== 'row' || !isFields(value)) return `${kindOf(value)} where an object is due`;
  const isAny = shape.usable.length === Object.keys(shape.entries).length;
  return isAny ? 'no field that can be read' : `nothing in ${shape.usable.join(', ')}`;
}
