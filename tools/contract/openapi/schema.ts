import type { PayloadFields } from '../../../src/api/call.ts';
import type { Reader, Shape } from '../../../src/api/shape.ts';
import { regionKeys } from '../../../src/domain/region/region.ts';
import { ruleOf, ruleText, type Meaning, type Meanings } from '../description/meaning.ts';
import { type Rule } from '../description/rules.ts';
import { partsOf, placeIn } from '../parts.ts';

/** A schema of OpenAPI 3.1, which is JSON Schema 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Rules in JSON Schema's own words; the others are in the description. */
const formats: Readonly<Partial<Record<Rule, JsonSchema>>> = {
  instant: { format: 'date-time' },
  instantToday: { format: 'date-time' },
  day: { format: 'date' },
  month: { pattern: String.raw`^\d{4}-\d{2}$` },
  percent: { minimum: 0, maximum: 100 },
  fraction: { minimum: 0, maximum: 1 },
};

const string: JsonSchema = { type: 'string' };
/** Any text beside known words, which a reader accepts, too. */
export const otherText: JsonSchema = { type: 'string' };
const strings: JsonSchema = { type: 'array', items: string };
const leaves: Readonly<Partial<Record<Shape['kind'], JsonSchema>>> = {
  text: string,
  lines: string,
  line: string,
  id: string,
  person: string,
  time: string,
  day: string,
  month: string,
  phone: string,
  number: { type: 'number' },
  count: { type: 'number', minimum: 0 },
  flag: { type: 'boolean' },
  texts: strings,
  regions: strings,
};

const knownWords: Readonly<Partial<Record<Shape['kind'], readonly string[]>>> = {
  region: regionKeys,
  status: ['valid', 'invalid', 'blocked'],
};

export const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** The rows that several calls share, by the `like` of a meaning. */
const entities = {
  'GET /api/appointments': ref('Appointment'),
  'months[]': ref('Month'),
} as const satisfies Record<NonNullable<Meaning['like']>, JsonSchema>;

/**
 * The form that a server should send. Other forms that the dashboard accepts are in the descriptions (rulings A1, A2).
 */
export function schemaOf(reader: Reader, meanings: Meanings, place = ''): JsonSchema {
  const shape = reader.shape;
  const words = 'words' in shape ? shape.words : knownWords[shape.kind];
  if (words) return { anyOf: [{ ...string, enum: words }, otherText] };
  const leaf = leaves[shape.kind];
  if (leaf) return leaf;
  const parts = partsOf(reader);
  const [[step, part] = ['']] = parts;
  if (!part || !/^[[{]/.test(step)) return objectOf(parts, meanings, place);
  const inside = schemaOf(part, meanings, placeIn(place, step));
  return step === '[]'
    ? { type: 'array', items: inside }
    : { type: 'object', additionalProperties: inside };
}

export function objectOf(parts: ReturnType<typeof partsOf>, meanings: Meanings, place = '') {
  const properties: Record<string, JsonSchema> = {};
  const required: string[] = [];
  for (const [name, reader] of parts) {
    const at = placeIn(place, name);
    const meaning = meanings[at];
    if (!meaning) throw new Error(`${at} has no meaning: see tools/contract/description`);
    properties[name] = property(reader, meaning, meanings, at);
    if (!meaning.optional) required.push(name);
  }
  for (const [at, meaning] of Object.entries(meanings)) {
    const [name = ''] = /\w+$/.exec(at) ?? [];
    if (meaning.unread && at === placeIn(place, name))
      properties[name] = { ...orNull(string), description: descriptionOf(meaning, null) };
  }
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

function property(reader: Reader, meaning: Meaning, meanings: Meanings, place: string): JsonSchema {
  const { like, optional } = meaning;
  const rule = ruleOf(reader, meaning);
  const entity = like && entities[like];
  const rows = { type: 'array', items: entity };
  const own = reader.shape.kind === 'rows' ? rows : entity;
  const schema = {
    ...(entity ? own : schemaOf(reader, meanings, place)),
    ...(rule && formats[rule]),
  };
  return { ...(optional ? orNull(schema) : schema), description: descriptionOf(meaning, reader) };
}

function orNull(schema: JsonSchema): JsonSchema {
  if (typeof schema['type'] === 'string') return { ...schema, type: [schema['type'], 'null'] };
  const forms = Array.isArray(schema['anyOf']) ? (schema['anyOf'] as JsonSchema[]) : [schema];
  return { anyOf: [...forms, { type: 'null' }] };
}

function descriptionOf(meaning: Meaning, reader: Reader | null): string {
  const { means, without, or, unique, unread } = meaning;
  return [
    means,
    reader && ruleText(reader, meaning),
    unique && 'unique in its list',
    or && `\`${or}\` is read as well`,
    unread ? 'no screen reads it' : `without it: ${without}`,
  ]
    .flatMap((text) => (text ? [`${text.charAt(0).toUpperCase()}${text.slice(1)}.`] : []))
    .join(' ');
}

/** A payload of the contract: an object of texts, words and flags, all required. */
export function payloadOf(
  fields: PayloadFields,
  sends: Readonly<Record<string, string>>,
): JsonSchema {
  const properties = Object.entries(fields).map(([name, field]) => {
    const type = typeof field === 'string' ? { type: field } : { type: 'string', enum: field };
    return [name, { ...type, ...(sends[name] && { description: sends[name] }) }];
  });
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: Object.keys(fields),
    additionalProperties: false,
  };
}
