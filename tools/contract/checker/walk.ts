import { isFields, type Reader } from '../../../src/api/shape.ts';
import { listOf, readText } from '../../../src/api/values.ts';
import { sentList, totalNames, totalPlaces } from '../../../src/api/tolerant.ts';
import { readPerson } from '../../../src/domain/people.ts';
import { readRegion, regionOf } from '../../../src/domain/region/region.ts';
import { ruleOf, type Meaning, type ReadCall } from '../description/meaning.ts';
import { flaw, loss, tolerance, type Remark } from '../description/rules.ts';
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
import {
  fits,
  identityIn,
  isMissing,
  keyed,
  kindOf,
  lackText,
  leaves,
  ownOf,
  remarkOnText,
} from './values.ts';

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
  const add = (place: Place, { level, what, worseInAll }: Remark) =>
    findings.add(
      worseInAll && !meanings[place.key]?.optional ? { level, what, worseInAll } : { level, what },
      place,
    );
  const tolerate = (place: Place, what: string) => add(place, tolerance(what));
  const misfit = (place: Place, what: string) => add(place, { level: 'misfit', what });
  let outermost: number | null = null;

  const whole = listIn(response);
  if (whole) {
    const name = walkList(whole);
    if (isFields(input)) walkFields(whole.beside, input, wholeResponse, name);
  } else if (response.shape.kind === 'envelope' && !fits(response, input)) {
    const names = partsOf(response).map(([name]) => name);
    const found = isFields(input) ? 'an object without them' : kindOf(input);
    misfit(wholeResponse, `expected an object with ${names.join(', ')}; found ${found}`);
  } else {
    walkPart(response, input, wholeResponse);
  }
  return { findings: findings.list(), rows: outermost };

  /** A response that is a list, in either form (rulings A1); returns the name that it was found under. */
  function walkList({ of, names }: NonNullable<ReturnType<typeof listIn>>): string | null {
    const [natural = ''] = names;
    const tolerateForm = (what: string) => tolerate(wholeResponse, what);
    const sent = sentList(input, names);
    if (sent === null) {
      const found = foundText(input);
      misfit(wholeResponse, `expected a list, or an object with ${natural}; found ${found}`);
      return null;
    }
    const { list, name, total } = sent;
    if (name === null && form === 'object')
      tolerateForm(`a bare list instead of an object with ${natural}`);
    if (name !== null && form !== 'object')
      tolerateForm(`the list under ${name} instead of a bare list`);
    else if (name !== null && name !== natural)
      tolerateForm(`the list under ${name} instead of ${natural}`);
    if (total !== null && total > list.length)
      add(
        wholeResponse,
        flaw("a part of a list, fewer rows than its total: shown as 'n of total received'"),
      );
    const place = name === null ? wholeResponse : { path: name, pattern: name, key: '' };
    if (!Array.isArray(name === null ? input : ownOf(input as Fields, name)))
      tolerate(place, keyed(list, 'a list'));
    walkRows(of, list, place);
    return name;
  }

  function walkPart(reader: Reader, value: unknown, place: Place): void {
    const shape = reader.shape;
    const meaning = meanings[place.key];
    const instead = (due: string, read: string) =>
      add(place, loss(`${kindOf(value)} where ${due} is due: ${read}`));
    const unreadable = (due: string) => instead(due, 'cannot be read, as its card says');
    switch (shape.kind) {
      case 'fields':
      case 'fieldsOrNull':
      case 'envelope':
      case 'row':
        if (!isFields(value)) instead('an object', 'read as missing');
        else if (meaning && isHollow(reader, value, place))
          add(place, loss(lackText('an object without any of its fields', meaning)));
        else walkFields(partsOf(reader), value, place);
        return;
      case 'rowOrNull':
        if (fits(shape.of, value)) walkPart(shape.of, value, place);
        else add(place, loss(`${whyUnreadable(shape.of, value)}: read as missing`));
        return;
      case 'rows':
      case 'rowsOrMap': {
        const list = listOf(value);
        if (list !== null) {
          if (!Array.isArray(value)) tolerate(place, keyed(list, 'a list'));
          walkRows('rows' in shape ? shape.rows : shape.of, list, place);
        } else if (shape.kind === 'rowsOrMap' && isFields(value)) {
          tolerate(place, 'a map where a list is due');
          walkPart(shape.map, value, place);
        } else unreadable('a list');
        return;
      }
      case 'rowsByKey':
        if (isFields(value)) walkMap(shape.of, shape.key, value, place);
        else unreadable('a map');
        return;
      case 'list':
      case 'both':
        throw new Error('A list that is a whole response is inside another one');
      default:
        for (const remark of leaves[shape.kind](value, meaning, reader))
          if (remark) add(place, remark);
    }
  }

  /** An empty object, of which fields are expected. */
  function isHollow(reader: Reader, value: Fields, place: Place): boolean {
    const expected = partsOf(reader).filter(
      ([name]) => meanings[fieldOf(place, name).key]?.optional !== true,
    );
    return expected.length > 0 && Object.keys(value).length === 0;
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
      const mayBeNull = ['fieldsOrNull', 'rowOrNull'].includes(reader.shape.kind);
      if (meaning?.standIn && !hasRegion(field) && hasRegion(ownOf(value, meaning.standIn)))
        tolerate(at, `no region that is known: ${meaning.standIn} counts`);
      else if (!isMissing(field)) walkPart(reader, field, at);
      else if (!isSpared(meaning, value) && !(field === null && mayBeNull)) {
        const found = field === null ? 'null' : `missing${otherSpelling(name, value)}`;
        add(at, loss(lackText(found, meaning)));
      }
    }
    // The total of a list is read beside it, under the first of these names (rulings A15).
    const total =
      beside === null ? undefined : totalNames.find((name) => Object.hasOwn(value, name));
    const places = beside === null ? [] : totalPlaces;
    const known = new Set([...parts.map(([name]) => name), beside, total, ...places]);
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
      else misfit(at, `row skipped: ${whyUnreadable(of, row)}`);
    });
    for (const [name, reader] of partsOf(of)) {
      const meaning = meanings[`${place.key}[].${name}`];
      if (meaning?.unique) walkUnique(rows, place, name, reader, meaning);
    }
  }

  function walkUnique(
    rows: readonly unknown[],
    place: Place,
    name: string,
    reader: Reader,
    meaning: Meaning,
  ): void {
    const [{ kind }, rule] = [reader.shape, ruleOf(reader, meaning)];
    const earlierIds = new Set<string>();
    rows.forEach((row, index) => {
      const id = identityIn(kind, rule, isFields(row) ? ownOf(row, name) : undefined);
      if (earlierIds.has(id))
        add(fieldOf(rowOf(place, index), name), flaw('the same as in another row'));
      if (id !== '') earlierIds.add(id);
    });
  }

  /** A map whose names are of the `key` 'region' or 'person'. */
  function walkMap(of: Reader, key: string, map: Fields, place: Place): void {
    const isOfRegions = key === 'region';
    const earlier = new Set<string>();
    Object.entries(map).forEach(([name, value], index) => {
      const at = entryOf(place, index, regionOf(name) === null ? null : name.trim());
      const remark = isOfRegions ? remarkOnText('region', name) : null;
      const found = `${kindOf(value)} where an object is due`;
      const id = isOfRegions ? readRegion(name).id : readPerson(name).id;
      findings.visit(at);
      if (remark) add(at, { ...remark, what: `its name: ${remark.what}` });
      if (earlier.has(id)) add(at, flaw(`its name: the same ${key} as in another entry`));
      earlier.add(id);
      if (isFields(value) || of.shape.kind === 'number') walkPart(of, value, at);
      else if (fits(of, value)) add(at, loss(found));
      else misfit(at, `entry skipped: ${found}`);
    });
  }
}

function foundText(input: unknown): string {
  if (!isFields(input)) return kindOf(input);
  const lists = Object.values(input).filter(Array.isArray).length;
  const some = `an object with ${lists === 1 ? 'a list' : `${lists} lists`} under another name`;
  return lists === 0 ? 'an object without a list' : some;
}

/** Whether a text, or one of a list, is a region that is known. */
function hasRegion(value: unknown): boolean {
  return (listOf(value) ?? [value]).some((each) => regionOf(readText(each)) !== null);
}

/** ', but valid_events is there' for a missing `validEvents`. */
function otherSpelling(name: string, beside: Fields): string {
  const bare = (text: string) => text.replace(/[_-]/g, '').toLowerCase();
  const other = Object.keys(beside).find((each) => each !== name && bare(each) === bare(name));
  return other === undefined ? '' : `, but ${other} is there`;
}

/** Whether a field may be missing: it is optional, or there under its second name (rulings A3). */
function isSpared(meaning: Meaning | undefined, beside: Fields): boolean {
  const isThere = meaning?.or !== undefined && !isMissing(ownOf(beside, meaning.or));
  return isThere || meaning?.optional === true;
}

function whyUnreadable(of: Reader, value: unknown): string {
  const shape = of.shape;
  if (shape.kind === 'line') return `${kindOf(value)} where text is due`;
  if (shape.kind !== 'row' || !isFields(value)) return `${kindOf(value)} where an object is due`;
  const isAny = shape.usable.length === Object.keys(shape.entries).length;
  return isAny ? 'no field that can be read' : `nothing in ${shape.usable.join(', ')}`;
}
