import * as fc from 'fast-check';
import { anyOfFields } from './contract.ts';
import { resolved, type Schema } from '../../tools/contract/contract.mjs';

// Random bodies that fit a schema of docs/openapi.yaml: tables of cases for readers, which must find each row readable.

/** A response body, as JSON has it, that fits the schema. */
export function bodyOf(schema: Schema): fc.Arbitrary<unknown> {
  return valueOf(schema).map((value) => JSON.parse(JSON.stringify(value)) as unknown);
}

const usualTexts = (
  'california,Illinois,AZ,Atlantis,Ana Torres,jamal_whitaker,0 PDG,valid,blocked,online,Active,5148,' +
  '(555) 014-7793,<b>DD</b> &amp;,__proto__,constructor'
).split(',');
const isVisible = (text: string) => /[\p{L}\p{N}]/u.test(text);
const visibleText = fc.oneof(
  fc.constantFrom(...usualTexts),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter(isVisible),
);
const anyText = fc.oneof({ arbitrary: visibleText, weight: 4 }, fc.constantFrom('', ' ', '\u200B'));
const instant = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

const known = new Map<Schema, fc.Arbitrary<unknown>>();

function valueOf(schema: Schema): fc.Arbitrary<unknown> {
  const target = resolved(schema);
  const arbitrary = known.get(target) ?? madeOf(target);
  known.set(target, arbitrary);
  return arbitrary;
}

function madeOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valueOf));
  return fc.oneof(...[schema.type ?? 'any'].flat().map((type) => ofType(type, schema)));
}

function ofType(type: string, schema: Schema): fc.Arbitrary<unknown> {
  const { minimum: min = -1e6, maximum: max = 1e6 } = schema;
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min, max });
    case 'number':
      return fc.double({ min, max, noNaN: true });
    case 'string':
      return textOf(schema);
    case 'array':
      return fc.array(valueOf(schema.items ?? {}), { maxLength: 3 });
    case 'object':
      return schema.additionalProperties ? mapOf(schema.additionalProperties) : objectOf(schema);
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

function textOf({ format, pattern }: Schema): fc.Arbitrary<string> {
  if (format === 'date-time') return instant;
  if (format === 'date') return instant.map((text) => text.slice(0, 10));
  if (pattern === String.raw`\S`) return visibleText;
  return pattern === undefined ? anyText : fc.stringMatching(new RegExp(pattern));
}

/** A map of a server's names, '__proto__' too (A9). */
function mapOf(values: Schema): fc.Arbitrary<unknown> {
  return fc
    .array(fc.tuple(visibleText, valueOf(values)), { maxLength: 3 })
    .map((entries) => Object.fromEntries(entries));
}

/** A field of an object, of which a group of fields says more. */
function narrowed(field: Schema, more: Schema = {}): Schema {
  const base = resolved(field);
  return { ...base, ...more, properties: { ...more.properties, ...base.properties } };
}

type Made = Readonly<Record<string, fc.Arbitrary<unknown>>>;

function objectOf(schema: Schema): fc.Arbitrary<unknown> {
  const { properties = {}, required = [] } = schema;
  const fields: Made = {
    ...Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [name, valueOf(field)]),
    ),
    notInTheContract: fc.jsonValue({ maxDepth: 1 }),
  };
  const recordWith = (due: Made) =>
    fc.record({ ...fields, ...due }, { requiredKeys: [...required, ...Object.keys(due)] });
  const groups = [...groupsOf(schema), ...readableTexts(schema)];
  return groups.length === 0 ? recordWith({}) : fc.oneof(...groups.map(recordWith));
}

/** The groups of fields of which an object has one at least. */
function groupsOf(schema: Schema): readonly Made[] {
  return anyOfFields(schema).map(({ required = [], properties = {} }) =>
    Object.fromEntries(
      required.map((name) => {
        const field = narrowed(schema.properties?.[name] ?? {}, properties[name]);
        return [name, valueOf(field)];
      }),
    ),
  );
}

/** A text that is not blank, for each text of a row that needs one readable field. */
function readableTexts({ properties = {}, minProperties }: Schema): readonly Made[] {
  if (minProperties === undefined) return [];
  return Object.entries(properties)
    .filter(([, field]) => [resolved(field).type].flat().includes('string'))
    .map(([name]) => ({ [name]: visibleText }));
}
