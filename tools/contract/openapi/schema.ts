import type * as v from 'valibot';
import { shapeOf, type Reader, type Shape } from '../../../src/api/tolerant.ts';
import type { Meaning, Meanings } from '../description/meaning.ts';
import { ruleText, type Rule } from '../description/rules.ts';
import { partsOf, placeIn } from '../parts.ts';

/** A schema of OpenAPI 3.1, which is one of JSON Schema 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What a rule says in JSON Schema's own words; where it has none, the description says it. */
const formats: Readonly<Partial<Record<Rule, JsonSchema>>> = {
  instant: { format: 'date-time' },
  day: { format: 'date' },
  month: { pattern: String.raw`^\d{4}-\d{2}$` },
  percent: { minimum: 0, maximum: 100 },
  fraction: { minimum: 0, maximum: 1 },
};

const leaves: Readonly<Partial<Record<Shape['kind'], JsonSchema>>> = {
  text: { type: 'string' },
  line: { type: 'string' },
  number: { type: 'number' },
  count: { type: 'number', minimum: 0 },
  flag: { type: 'boolean' },
  texts: { type: 'array', items: { type: 'string' } },
  namedNumbers: { type: 'object', additionalProperties: { type: 'number' } },
};

interface Tour {
  readonly meanings: Meanings;
  /** A reference to an entity that is described elsewhere, by the meaning's `like`. */
  readonly referTo: (like: string) => JsonSchema | null;
}

/**
 * A reader's natural form: what a server should send. What the dashboard also accepts in its place stands in the
 * descriptions (rulings A1, A2).
 */
export function schemaOf(reader: Reader, tour: Tour, place = ''): JsonSchema {
  const leaf = leaves[shapeOf(reader).kind];
  if (leaf) return leaf;
  const [[step, part] = ['']] = partsOf(reader);
  if (part && step === '[]')
    return { type: 'array', items: schemaOf(part, tour, placeIn(place, step)) };
  if (part && step === '{}')
    return { type: 'object', additionalProperties: schemaOf(part, tour, placeIn(place, step)) };
  return objectOf(partsOf(reader), tour, place);
}

/** The fields as properties; those that a server should always send are required. */
export function objectOf(parts: ReturnType<typeof partsOf>, tour: Tour, place = ''): JsonSchema {
  const named = parts.map(([name, reader]) => {
    const at = placeIn(place, name);
    const meaning = tour.meanings[at];
    if (!meaning) throw new Error(`${at} has no meaning: see tools/contract/description`);
    return { name, meaning, schema: property(reader, meaning, tour, at) };
  });
  const unread = Object.entries(tour.meanings).flatMap(([at, meaning]) => {
    const name = /\w+$/.exec(at)?.[0] ?? '';
    return meaning.unread && at === placeIn(place, name)
      ? [[name, { description: descriptionOf(meaning) }]]
      : [];
  });
  const required = named.flatMap(({ name, meaning }) => (meaning.optional ? [] : [name]));
  return {
    type: 'object',
    properties: Object.fromEntries([...named.map(({ name, schema }) => [name, schema]), ...unread]),
    ...(required.length > 0 && { required }),
  };
}

function property(reader: Reader, meaning: Meaning, tour: Tour, place: string): JsonSchema {
  const entity = meaning.like === undefined ? null : tour.referTo(meaning.like);
  const own = entity ? withEntity(reader, entity) : schemaOf(reader, tour, place);
  const schema = { ...own, ...(meaning.as && formats[meaning.as]) };
  return {
    ...(meaning.optional ? orNull(schema) : schema),
    description: descriptionOf(meaning),
  };
}

function withEntity(reader: Reader, entity: JsonSchema): JsonSchema {
  return shapeOf(reader).kind === 'rows' ? { type: 'array', items: entity } : entity;
}

function orNull(schema: JsonSchema): JsonSchema {
  return typeof schema['type'] === 'string'
    ? { ...schema, type: [schema['type'], 'null'] }
    : { anyOf: [schema, { type: 'null' }] };
}

/** What the field means, which values it has, and what the dashboard does without it. */
function descriptionOf({ means, without, as, names, or, unique, unread }: Meaning): string {
  const sentences = [
    means,
    ...(as ? [ruleText(as)] : []),
    ...(names ? [`named by ${ruleText(names)}`] : []),
    ...(unique ? ['unique in its list'] : []),
    ...(or ? [`\`${or}\` is read as well`] : []),
    unread ? 'no screen reads it' : `without it: ${without}`,
  ];
  return sentences.map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`).join(' ');
}

/** A payload of the contract: an object of texts, words and flags, all of them required. */
export function payloadOf(
  payload: v.GenericSchema,
  sends: Readonly<Record<string, string>>,
): JsonSchema {
  const { entries } = payload as v.ObjectSchema<v.ObjectEntries, undefined>;
  const properties = Object.entries(entries).map(([name, entry]) => [
    name,
    { ...typeOf(entry as v.GenericSchema), ...(sends[name] && { description: sends[name] }) },
  ]);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: Object.keys(entries),
    additionalProperties: false,
  };
}

function typeOf(entry: v.GenericSchema): JsonSchema {
  switch (entry.type) {
    case 'string':
    case 'boolean':
      return { type: entry.type };
    case 'picklist':
      return { type: 'string', enum: (entry as v.PicklistSchema<string[], undefined>).options };
    default:
      throw new Error(`A payload with a field of type ${entry.type}`);
  }
}
