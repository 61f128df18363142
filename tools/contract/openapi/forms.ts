import { anyCase, visible, whole } from './patterns.ts';

/** A schema of OpenAPI 3.1, which is JSON Schema 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;
export type Described = JsonSchema & { readonly description: string };

export const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** A form that is read as well, with the checker's words for it. */
export const tolerated = (schema: JsonSchema, words: string): JsonSchema => ({
  ...schema,
  'x-tolerance': words,
});
/** A form outside the contract, with the checker's words for it; `effect` where it is not that of a missing field. */
export const found = (schema: JsonSchema, words: string, effect?: string): JsonSchema => ({
  ...schema,
  'x-found': words,
  ...(effect !== undefined && { 'x-effect': effect }),
});
export const text = (pattern: string): JsonSchema => ({ type: 'string', pattern });
export const someText = text(visible);
export const number: JsonSchema = { type: 'number' };

interface Kind {
  readonly due: string;
  readonly forms: readonly JsonSchema[];
  readonly others?: readonly JsonSchema[];
  /** A list is read as its texts, or as its one text (rulings A16); null: it is not read. */
  readonly list?: 'one' | 'joined' | null;
  /** Its forms there, where they are others. */
  readonly inList?: readonly JsonSchema[];
}

export function kind(description: string, { due, forms, others = [], list = 'one', inList }: Kind) {
  const inside = inList ?? forms.map((form) => ({ ...form, 'x-tolerance': undefined }));
  const items = inside.length === 1 ? inside[0] : { anyOf: inside };
  const one = { type: 'array', minItems: 1, maxItems: 1, items };
  const several = { type: 'array', contains: items };
  const lists = [
    ...(list === null ? [] : [tolerated(one, `a list where ${due} is due: read as its one text`)]),
    ...(list === 'joined'
      ? [tolerated(several, `a list where ${due} is due: read as its texts, joined`)]
      : []),
  ];
  return {
    description,
    anyOf: [...forms, ...lists],
    'x-due': due,
    ...(others.length > 0 && { 'x-otherwise': others }),
  };
}

export const asSent = 'shown as it was sent';
export const nothingVisible = found(text(String.raw`\S`), 'a text with nothing visible');
export const plainText = ref('PlainText');
export const textDue = { due: 'text' } as const;

/** Objects that are read as a list (rulings A13). */
export function keyedLists(items: JsonSchema, due: string): readonly JsonSchema[] {
  return [
    tolerated(
      { type: 'object', maxProperties: 0 },
      `an empty object where ${due} is due: read as empty`,
    ),
    tolerated(
      {
        type: 'object',
        propertyNames: { pattern: String.raw`^\d+$` },
        additionalProperties: items,
      },
      `an object with numbers for names where ${due} is due: read as its list`,
    ),
  ];
}

/** Known words: as the contract spells them, and in any case. */
export const spelled = (words: readonly string[]) => [
  { type: 'string', enum: words },
  text(whole(anyCase(words))),
];
