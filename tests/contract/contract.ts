import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { CallName } from '../../mocks/calls.ts';

/** A schema of docs/openapi.yaml, as far as the file uses JSON Schema. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema;
  readonly minProperties?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly examples?: readonly unknown[];
}

interface Content {
  readonly content?: { readonly 'application/json'?: { readonly schema: Schema } };
}

interface Operation {
  readonly operationId: CallName;
  readonly 'x-poll-seconds'?: number;
  readonly 'x-refetched-afterwards'?: readonly string[];
  readonly requestBody?: Content;
  readonly responses: { readonly '200': Content & Schema };
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const file = join(import.meta.dirname, '../../docs/openapi.yaml');
const contract = parseYaml(readFileSync(file, 'utf8')) as Contract;

const schemaIn = ({ content }: Content = {}) => content?.['application/json']?.schema ?? null;

/** Each call of the contract: its method and path, and its schemas; null without a body that is read. */
export const contractCalls = Object.entries(contract.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({
    name: operation.operationId,
    method: method.toUpperCase(),
    path,
    pollSeconds: operation['x-poll-seconds'] ?? null,
    refetched: operation['x-refetched-afterwards'] ?? [],
    payload: schemaIn(operation.requestBody),
    response: schemaIn(operation.responses['200']),
  })),
);

/** The schema of the response to a call; null where nothing reads it. */
export function responseSchema(name: CallName): Schema | null {
  return contractCalls.find((call) => call.name === name)?.response ?? null;
}

/** The schema that a `$ref` means; another one as it is. */
export function resolved(schema: Schema): Schema {
  const name = /\w+$/.exec(schema.$ref ?? '')?.[0];
  if (name === undefined) return schema;
  const target = contract.components.schemas[name];
  if (target === undefined) throw new Error(`No schema ${name}`);
  return resolved(target);
}

/** The groups of fields of which an object has one at least. */
export function anyOfFields({ allOf = [] }: Schema): readonly Schema[] {
  return allOf.flatMap(({ anyOf = [] }) => anyOf);
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats(ajv);
ajv.addSchema(contract, 'openapi.yaml');

/** Where a value does not fit a schema: '/0/status must be equal to one of the allowed values'. */
export function misfits(schema: Schema, value: unknown): readonly string[] {
  const validate = ajv.compile(absolute(schema));
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const compilable = new Map<Schema, Schema>();

/** The schema with references into the file; Ajv compiles each of them once. */
function absolute(schema: Schema): Schema {
  const known =
    compilable.get(schema) ??
    (JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi.yaml#/')) as Schema);
  compilable.set(schema, known);
  return known;
}
