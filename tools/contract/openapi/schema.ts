import type { PayloadFields } from '../../../src/api/call.ts';
import type { Reader } from '../../../src/api/shape.ts';
import { kindName, type Meaning, type Meanings } from '../description/meaning.ts';
import { listIn, partsOf, placeIn } from '../parts.ts';
import { capitalized } from '../../../src/domain/text/format.ts';
import { keyedLists, ref, type JsonSchema } from './forms.ts';
import { kinds } from './kinds.ts';
import { wordsOf } from './word-kinds.ts';

type Schemas = Record<string, JsonSchema>;
type Fields = Readonly<Record<string, JsonSchema>>;

/** Names that are not made of their list's. */
const rowNames: Readonly<Record<string, string>> = {
  validPatterns: 'Pattern',
  weeklyBreakdown: 'Week',
  regionBreakdown: 'RegionShare',
  primaryAppointment: 'Appointment',
  currentMonth: 'Month',
};

/**
 * Makes the schemas of responses: what the readers accept without a loss, no more and no less, with the tolerated forms
 * and the effect of each field. Rows are components of their own, one per reader, in `schemas`.
 */
export function createSchemas() {
  const schemas: Schemas = { ...kinds };
  const names = new Map<Reader, string>();
  let call = '';

  /** The reference to a row's schema, which has the name of its list. */
  function rowRef(reader: Reader, list: string, meanings: Meanings, place: string): JsonSchema {
    if (reader.shape.kind !== 'row') return schemaOf(reader, meanings, place);
    const name = names.get(reader) ?? rowNames[list] ?? capitalized(list).replace(/s$/, '');
    if (!names.has(reader)) {
      if (Object.hasOwn(schemas, name)) throw new Error(`Two rows are named ${name}: see rowNames`);
      names.set(reader, name);
      schemas[name] = {
        ...objectOf(partsOf(reader), meanings, place),
        'x-row-needs': reader.shape.usable,
      };
    }
    return ref(name);
  }

  function schemaOf(reader: Reader, meanings: Meanings, place: string): JsonSchema {
    const { shape } = reader;
    const name = place.slice(place.lastIndexOf('.') + 1);
    const rows = (of: Reader) => listOf(rowRef(of, name, meanings, `${place}[]`));
    switch (shape.kind) {
      case 'rows':
        return rows(shape.row);
      case 'rowsOrMap': {
        const map = { ...schemaOf(shape.map, sharesOf(meanings, place), place) };
        const isMap = { ...map, 'x-tolerance': 'a map where a list is due' };
        return { anyOf: [...rows(shape.rows).anyOf, isMap] };
      }
      case 'rowsByKey':
        return {
          type: 'object',
          ...(shape.key === 'region' && { propertyNames: ref('RegionName') }),
          additionalProperties: schemaOf(shape.row, meanings, `${place}{}`),
          'x-names': shape.key,
        };
      case 'rowOrNull':
        return { anyOf: [rowRef(shape.row, name, meanings, place), { type: 'null' }] };
      case 'fieldsOrNull':
        return orNull(objectOf(partsOf(reader), meanings, place));
      default: {
        const kind = kindName(reader, meanings[place]);
        return kind === undefined ? objectOf(partsOf(reader), meanings, place) : ref(kind);
      }
    }
  }

  function objectOf(parts: ReturnType<typeof partsOf>, meanings: Meanings, place: string) {
    const properties: Record<string, JsonSchema> = {};
    const required: string[] = [];
    const rules: JsonSchema[] = [];
    for (const [name, reader] of parts) {
      const at = placeIn(place, name);
      const meaning = meanings[at];
      if (!meaning) throw new Error(`${at} has no meaning: see tools/contract/description`);
      const schema = fieldSchema(reader, meaning, meanings, at);
      const { optional, or, standIn } = meaning;
      properties[name] = {
        ...(optional || or !== undefined || standIn !== undefined ? orNothing(schema) : schema),
        ...annotationsOf(meaning),
      };
      if (or !== undefined) rules.push({ anyOf: [name, or].map((one) => having(one, isSent)) });
      else if (standIn !== undefined)
        rules.push({ anyOf: [having(name, ref('RegionName')), having(standIn, someRegion)] });
      else if (!optional) required.push(name);
    }
    for (const [name, meaning] of unreadIn(meanings, place))
      properties[name] = annotationsOf(meaning);
    return {
      type: 'object',
      properties: properties as Fields,
      ...(required.length > 0 && { required }),
      ...(rules.length > 0 && { allOf: rules }),
    };
  }

  /** The reference to words of the contract, which have the name of their field, or of their call and field. */
  function wordsRef(at: string, schema: JsonSchema): JsonSchema {
    const field = capitalized(/\w+$/.exec(at)?.[0] ?? '');
    const isFree = (name: string) =>
      JSON.stringify(schemas[name] ?? schema) === JSON.stringify(schema);
    const name = [`${field}Word`, `${capitalized(call)}${field}Word`].find(isFree);
    if (name === undefined) throw new Error(`The words of ${at} have no name of their own`);
    schemas[name] = schema;
    return ref(name);
  }

  function fieldSchema(
    reader: Reader,
    meaning: Meaning,
    meanings: Meanings,
    at: string,
  ): JsonSchema {
    const { shape } = reader;
    if ('words' in shape && meaning.other !== undefined)
      return wordsRef(at, wordsOf(shape.words, meaning.other, meaning.otherIs ?? 'loss'));
    if (meaning.standIn !== undefined) return ref('Text');
    return schemaOf(reader, meanings, at);
  }

  /** A response that is a list: bare, or under one of its names (rulings A1), of which `form` is due. */
  function listResponse(response: Reader, name: string, meanings: Meanings, form?: 'object') {
    const list = listIn(response);
    if (list === null) return null;
    const [natural = '', ...others] = list.names;
    const rows = listOf(rowRef(list.row, name, meanings, '[]'));
    const [bare = {}, , keyedRows] = rows.anyOf;
    const keyed = { ...keyedRows, minProperties: 1 };
    const beside = objectOf(list.beside, meanings, '');
    const under = (listName: string) => ({
      type: 'object',
      properties: { [listName]: rows, ...beside.properties },
      required: [listName, ...(beside.required ?? [])],
    });
    const due = form === 'object' ? natural : 'a bare list';
    const tolerated = (schema: JsonSchema, words: string) => ({ ...schema, 'x-tolerance': words });
    const named = (listName: string) =>
      tolerated(under(listName), `the list under ${listName} instead of ${due}`);
    return {
      anyOf:
        form === 'object'
          ? [
              under(natural),
              ...others.map(named),
              tolerated(bare, `a bare list instead of an object with ${natural}`),
              keyed,
            ]
          : [bare, ...[natural, ...others].map(named), keyed],
    };
  }

  return {
    schemas,
    responseOf(response: Reader, name: string, meanings: Meanings, form?: 'object'): JsonSchema {
      call = name;
      return (
        listResponse(response, name, meanings, form) ?? objectOf(partsOf(response), meanings, '')
      );
    },
  };
}

/** The meanings of a list's rows for the entries of the map in its place. */
function sharesOf(meanings: Meanings, place: string): Meanings {
  return Object.fromEntries(
    Object.entries(meanings).map(([at, meaning]) => [
      at.replace(`${place}[]`, `${place}{}`),
      meaning,
    ]),
  );
}

function listOf(items: JsonSchema): { readonly anyOf: readonly JsonSchema[] } {
  return { anyOf: [{ type: 'array', items }, ...keyedLists(items, 'a list')] };
}

const someRegion: JsonSchema = {
  anyOf: [ref('RegionName'), { type: 'array', contains: ref('RegionName') }],
};

/** Anything but null: the form is that of the field itself. */
const isSent: JsonSchema = { type: ['string', 'number', 'array', 'object'] };

const having = (name: string, schema: JsonSchema): JsonSchema => ({
  required: [name],
  properties: { [name]: schema },
});

function orNull(schema: JsonSchema): JsonSchema {
  return { anyOf: [schema, { type: 'null' }] };
}

/** A value, or nothing: null, and an empty text where a text is due. */
function orNothing(schema: JsonSchema): JsonSchema {
  const { $ref } = schema;
  const [name = ''] = typeof $ref === 'string' ? (/\w+$/.exec($ref) ?? []) : [];
  const kind = name.endsWith('Word') ? { 'x-due': 'text' } : (kinds as Schemas)[name];
  if (kind?.['x-due'] === 'text' && name !== 'Text') return { anyOf: [schema, ref('Nothing')] };
  const forms = schema['anyOf'] as readonly JsonSchema[] | undefined;
  if (forms?.some(({ type }) => type === 'null')) return schema;
  return orNull(schema);
}

function annotationsOf({ means, without, or, unique, unread, standIn }: Meaning): JsonSchema {
  const facts = [
    means,
    unique && 'unique in its list',
    or && `\`${or}\` is read as well`,
    unread && 'no screen reads it',
  ];
  const sentences = facts.flatMap((fact) =>
    fact ? [`${fact.charAt(0).toUpperCase()}${fact.slice(1)}.`] : [],
  );
  return {
    description: sentences.join(' '),
    ...(!unread && { 'x-effect': without }),
    ...(unique && { 'x-unique': true }),
    ...(or !== undefined && { 'x-second-name': or }),
    ...(standIn !== undefined && { 'x-stand-in': standIn }),
  };
}

/** The fields at a place that the specification names and no screen reads. */
function unreadIn(meanings: Meanings, place: string): readonly (readonly [string, Meaning])[] {
  return Object.entries(meanings).flatMap(([at, meaning]) => {
    const [name = ''] = /\w+$/.exec(at) ?? [];
    return meaning.unread && at === placeIn(place, name) ? [[name, meaning] as const] : [];
  });
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
