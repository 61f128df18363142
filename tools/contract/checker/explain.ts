import { isFields } from '../../../src/api/shape.ts';
import { totalNames, totalPlaces } from '../../../src/api/tolerant.ts';
import { listOf, readText } from '../../../src/api/values.ts';
import { readRegion, regionOf } from '../../../src/domain/region/region.ts';
import type { ContractFile, Schema } from './contract-file.ts';
import {
  createFindings,
  isInRows,
  placeIn,
  wholeResponse,
  type Finding,
  type Level,
  type Place,
} from './remarks.ts';
import { isStillToCome, kindOf, otherSpelling, remarksOnText, unreadText } from './words.ts';

const regionName: Schema = { $ref: 'RegionName' };

type Fields = Readonly<Record<string, unknown>>;

const isMissing = (value: unknown) => value === undefined || value === null;
const ownOf = (fields: Fields, name: string) =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;
const withEffect = (what: string, effect: string) =>
  effect === '' ? what : `${what}: ${effect === 'nothing' ? 'nothing is shown' : effect}`;

/**
 * Where a response deviates from its schema in docs/openapi.json, and what becomes of the screens: Ajv decides what is
 * valid, the words are the file's. `rows` counts those of the outermost lists; null without a list.
 */
export function explain(
  { accepts, resolve }: ContractFile,
  response: Schema,
  input: unknown,
  nowMs: number,
): { readonly findings: readonly Finding[]; readonly rows: number | null } {
  const findings = createFindings();
  const extras = new Map<string, { place: Place; names: Set<string> }>();
  let rows: number | null = null;
  explainPart(response, input, wholeResponse, { effect: '', isOptional: false });
  for (const { place, names } of extras.values()) add(place, 'note', unreadText([...names]));
  return { findings: findings.list(), rows };

  function add(place: Place, level: Level, what: string, worseInAll = false): void {
    findings.add({ level, what, worseInAll }, place);
  }

  /** The field that a part is in. */
  type Field = { readonly effect: string; readonly isOptional: boolean };

  function explainPart(sent: Schema, value: unknown, place: Place, field: Field): void {
    const schema = resolve(sent);
    if (schema['x-due'] !== undefined) return explainLeaf(schema, value, place, field);
    if (schema['x-tolerance'] !== undefined) add(place, 'tolerance', schema['x-tolerance']);
    if (schema.anyOf !== undefined && schema.type === undefined)
      return explainPart(formOf(schema.anyOf, value), value, place, field);
    const instead = (due: string, effect: string) =>
      add(
        place,
        'loss',
        withEffect(`${kindOf(value)} where ${due} is due`, effect),
        !field.isOptional,
      );
    const unreadable = 'cannot be read, as its card says';
    const { items, properties, additionalProperties: entry } = schema;
    if (items !== undefined) {
      if (Array.isArray(value)) explainRows(items, value, place);
      else instead('a list', unreadable);
    } else if (properties === undefined && entry === undefined) {
      // Nothing is read of it.
    } else if (!isFields(value)) {
      instead(properties ? 'an object' : 'a map', properties ? field.effect : unreadable);
    } else if (properties !== undefined) {
      const why = whySkipped(schema, value);
      if (why === null) explainFields(schema, value, place, field);
      else add(place, 'loss', withEffect(why, field.effect), !field.isOptional);
    } else if (entry !== undefined && isKeyedList(schema))
      explainRows(entry, Object.values(value), place);
    else if (entry !== undefined) explainMap(schema, entry, value, place);
  }

  /** The form that a value has, or else comes closest to. */
  function formOf(forms: readonly Schema[], value: unknown): Schema {
    const having = (form: Schema) => {
      const { items, properties, additionalProperties } = resolve(form);
      if (items !== undefined) return Array.isArray(value) ? 1 : 0;
      if (!isFields(value)) return 0;
      if (additionalProperties !== undefined)
        return !isKeyedList(form) ? 1 : listOf(value) === null ? 0 : Infinity;
      if (properties === undefined) return 0;
      return 1 + Object.keys(properties).filter((name) => Object.hasOwn(value, name)).length;
    };
    const [closest = {}] = forms.toSorted((a, b) => having(b) - having(a));
    return forms.find((form) => accepts(form, value)) ?? closest;
  }

  function explainLeaf(schema: Schema, value: unknown, place: Place, field: Field): void {
    const form = schema.anyOf?.find((each) => accepts(each, value));
    const due = schema['x-due'] ?? '';
    if (form !== undefined) {
      const inner = resolve(form);
      const tolerance = form['x-tolerance'];
      const ahead = form['x-if-ahead'];
      if (ahead !== undefined && isStillToCome(value, nowMs)) add(place, 'loss', ahead);
      else if (tolerance !== undefined) add(place, 'tolerance', tolerance);
      else if (form['x-note'] !== undefined)
        add(place, 'note', form['x-note'], form['x-worse-in-all'] === true && !field.isOptional);
      else if (inner['x-due'] !== undefined) {
        const { 'x-unless-phone': noPhone } = schema;
        explainLeaf(noPhone ? { ...inner, 'x-unless-phone': noPhone } : inner, value, place, field);
        return;
      }
      if (due === 'text')
        for (const remark of remarksOnText(schema, value)) findings.add(remark, place);
      return;
    }
    const isEmpty = due === 'text' && typeof value === 'string' && value.trim() === '';
    const other = isEmpty ? undefined : schema['x-otherwise']?.find((each) => accepts(each, value));
    const what =
      other?.['x-found'] ?? (isEmpty ? 'empty text' : `${kindOf(value)} where ${due} is due`);
    const effect = other?.['x-effect'] ?? field.effect;
    add(place, other?.['x-level'] ?? 'loss', withEffect(what, effect), !field.isOptional);
  }

  function explainFields(schema: Schema, value: Fields, place: Place, field: Field): void {
    const { properties = {}, required = [] } = schema;
    const isHollow =
      required.length > 0 && !Object.keys(properties).some((name) => Object.hasOwn(value, name));
    if (isHollow) {
      const what = withEffect('an object without any of its fields', field.effect);
      if (isInRows(place)) add(place, 'loss', what, !field.isOptional);
      else add(place, 'misfit', what);
      if (Object.keys(value).length === 0) return;
    }
    for (const [name, property] of Object.entries(properties)) {
      const at = placeIn(place, name);
      const sent = ownOf(value, name);
      const effect = property['x-effect'] ?? '';
      const [second, standIn] = [property['x-second-name'], property['x-stand-in']];
      const isDue =
        required.includes(name) || (second !== undefined && isMissing(ownOf(value, second)));
      const isOptional = !isDue && standIn === undefined;
      findings.visit(at);
      if (standIn !== undefined && !hasRegion(sent)) {
        const found = 'no region that is known';
        const isSpared = isMissing(sent) || accepts(property, sent);
        if (isSpared && hasRegion(ownOf(value, standIn)))
          add(at, 'tolerance', `${found}: ${standIn} counts`);
        else if (isMissing(sent))
          add(at, 'loss', withEffect(missing(name, sent, value), effect), true);
        else explainPart(regionName, sent, at, { effect, isOptional });
      } else if (!isMissing(sent)) explainPart(property, sent, at, { effect, isOptional });
      else if (isDue && (sent === undefined || second !== undefined || !accepts(property, null)))
        add(at, 'loss', withEffect(missing(name, sent, value), effect), true);
    }
    const known = new Set([
      ...Object.keys(properties),
      ...(isList(place) ? [...totalNames, ...totalPlaces] : []),
    ]);
    const extra = Object.keys(value).filter((name) => !known.has(name));
    if (extra.length === 0) return;
    const { names } = extras.get(place.pattern) ?? { names: new Set<string>() };
    // Unlike other notes, one about all the rows.
    const whole = { path: place.pattern, pattern: place.pattern };
    extras.set(place.pattern, { place: whole, names: new Set([...names, ...extra]) });
  }

  /** Whether a place is the object around the list of a response. */
  function isList(place: Place): boolean {
    return place === wholeResponse && resolve(response).anyOf !== undefined;
  }

  function missing(name: string, sent: unknown, beside: Fields): string {
    return sent === null ? 'null' : `missing${otherSpelling(name, beside)}`;
  }

  function hasRegion(value: unknown): boolean {
    return (listOf(value) ?? [value]).some((each) => regionOf(readText(each)) !== null);
  }

  function explainRows(items: Schema, list: readonly unknown[], place: Place): void {
    if (!isInRows(place) && resolve(items)['x-row-needs']) rows = (rows ?? 0) + list.length;
    list.forEach((row, index) => {
      const at = placeIn(place, `[${index}]`, '[*]');
      const why = whySkipped(resolve(items), row);
      findings.visit(at);
      if (why !== null) add(at, 'misfit', `row skipped: ${why}`);
      else explainPart(items, row, at, { effect: items['x-effect'] ?? '', isOptional: false });
    });
    for (const [name, property] of Object.entries(resolve(items).properties ?? {}))
      if (property['x-unique']) explainUnique(list, name, property, place);
  }

  /** The reason why a row cannot be read at all; null where it can. */
  function whySkipped(schema: Schema, row: unknown): string | null {
    const { properties = {}, 'x-row-needs': needs } = schema;
    if (needs === undefined) return null;
    if (schema['x-due'] !== undefined)
      return accepts(schema, row) ? null : `${kindOf(row)} where ${schema['x-due']} is due`;
    if (!isFields(row)) return `${kindOf(row)} where an object is due`;
    if (needs.some((name) => isReadable(properties[name] ?? {}, ownOf(row, name)))) return null;
    const isAny = needs.length === Object.keys(properties).length;
    return isAny ? 'no field that can be read' : `nothing in ${needs.join(', ')}`;
  }

  /** Whether a screen shows a value, if perhaps not as it should. */
  function isReadable(sent: Schema, value: unknown): boolean {
    if (isMissing(value) || (typeof value === 'string' && value.trim() === '')) return false;
    const schema = resolve(sent);
    if (schema['x-due'] === undefined && schema.anyOf !== undefined)
      return schema.anyOf.some((form) => isReadable(form, value));
    if (schema.properties !== undefined && isFields(value))
      return Object.entries(schema.properties).some(([name, each]) =>
        isReadable(each, ownOf(value, name)),
      );
    const shown = schema['x-otherwise']?.find((form) => accepts(form, value))?.['x-effect'];
    return accepts(schema, value) || shown !== undefined;
  }

  function explainUnique(
    list: readonly unknown[],
    name: string,
    property: Schema,
    place: Place,
  ): void {
    const isId = property.$ref === 'Id';
    const earlier = new Set<string>();
    list.forEach((row, index) => {
      const text = readText(isFields(row) ? ownOf(row, name) : undefined);
      const id = isId ? text.trim() : readRegion(text).id;
      const at = placeIn(placeIn(place, `[${index}]`, '[*]'), name);
      if (earlier.has(id)) add(at, isId ? 'misfit' : 'loss', 'the same as in another row');
      if (id !== '') earlier.add(id);
    });
  }

  function explainMap(schema: Schema, entry: Schema, map: Fields, place: Place): void {
    const { propertyNames, 'x-names': key } = schema;
    const earlier = new Set<string>();
    Object.entries(map).forEach(([name, value], index) => {
      // A name may be a person's: entries are told by their numbers, but those of known regions.
      const known = regionOf(name) === null ? `{${index + 1}}` : name.trim();
      const at = placeIn(place, known, '{*}');
      findings.visit(at);
      const isKnown = propertyNames === undefined || accepts(propertyNames, name);
      if (!isKnown) add(at, 'loss', `its name: ${unknownIn(resolve(propertyNames))}`, true);
      const { id } = readRegion(name);
      if (earlier.has(id)) add(at, 'loss', `its name: the same ${key} as in another entry`);
      earlier.add(id);
      const found = `${kindOf(value)} where an object is due`;
      if (resolve(entry).properties !== undefined && !isFields(value))
        add(at, 'misfit', `entry skipped: ${found}`);
      else explainPart(entry, value, at, { effect: "'–'", isOptional: false });
    });
  }
}

/** The words for a text outside a kind. */
function unknownIn({ 'x-otherwise': [other] = [] }: Schema): string {
  return withEffect(other?.['x-found'] ?? '', other?.['x-effect'] ?? '');
}

/** An object whose names are numbers, which is read as a list (rulings A13). */
function isKeyedList({ propertyNames }: Schema): boolean {
  return propertyNames !== undefined && 'pattern' in propertyNames;
}
