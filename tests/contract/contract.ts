import type { CallName } from '../../mocks/calls.ts';
import { contractCalls, errorsOf, type Schema } from '../../tools/contract/contract.mjs';

/** The schema of the response to a call; null where nothing reads it. */
export function responseSchema(name: CallName): Schema | null {
  return contractCalls.find((call) => call.name === name)?.response ?? null;
}

/** The groups of fields of which an object has one at least. */
export function anyOfFields({ allOf = [] }: Schema): readonly Schema[] {
  return allOf.flatMap(({ anyOf = [] }) => anyOf);
}

/** Where a value does not fit a schema: '/0/status must be equal to one of the allowed values'. */
export function misfits(schema: Schema, value: unknown): readonly string[] {
  return errorsOf(schema, value).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
