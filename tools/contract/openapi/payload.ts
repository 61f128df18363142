import type * as v from 'valibot';
import type { JsonSchema } from './schema.ts';

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
