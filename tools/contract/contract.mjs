// docs/openapi.yaml as the tools and tests read it: its calls, and whether a value fits a schema.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { root } from '../process.mjs';

/**
 * A schema of the file, as far as the file uses JSON Schema.
 * @typedef {object} Schema
 * @property {string} [$ref]
 * @property {string} [description]
 * @property {string | readonly string[]} [type]
 * @property {readonly unknown[]} [enum]
 * @property {readonly Schema[]} [anyOf]
 * @property {readonly Schema[]} [allOf]
 * @property {Schema} [items]
 * @property {Readonly<Record<string, Schema>>} [properties]
 * @property {readonly string[]} [required]
 * @property {Schema} [additionalProperties]
 * @property {number} [minProperties]
 * @property {string} [pattern]
 * @property {string} [format]
 * @property {number} [minimum]
 * @property {number} [maximum]
 * @property {readonly unknown[]} [examples]
 */

/**
 * A call of the contract; its schemas are null without a body that is read.
 * @typedef {object} ContractCall
 * @property {import('../../mocks/calls.ts').CallName} name
 * @property {string} method
 * @property {string} path
 * @property {boolean} isWrite
 * @property {number | null} pollSeconds the interval of a read; null for one that is not polled
 * @property {readonly string[]} refetched the paths of the reads that a write changes
 * @property {Schema | null} payload
 * @property {Schema | null} response
 */

export const contractPath = join(root, 'docs/openapi.yaml');
const contract = /** @type {any} */ (parseYaml(readFileSync(contractPath, 'utf8')));

/** @param {any} [body] @returns {Schema | null} */
const schemaIn = (body) => body?.content?.['application/json']?.schema ?? null;

/** Each call of the contract. @type {readonly ContractCall[]} */
export const contractCalls = Object.entries(contract.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({
    name: operation.operationId,
    method: method.toUpperCase(),
    path,
    isWrite: operation.tags.includes('writes'),
    pollSeconds: operation['x-poll-seconds'] ?? null,
    refetched: operation['x-refetched-afterwards'] ?? [],
    payload: schemaIn(operation.requestBody),
    response: schemaIn(operation.responses['200']),
  })),
);

/** The schema that a `$ref` means; another one as it is. @param {Schema} schema @returns {Schema} */
export function resolved(schema) {
  const name = /\w+$/.exec(schema.$ref ?? '')?.[0];
  if (name === undefined) return schema;
  const target = contract.components.schemas[name];
  if (target === undefined) throw new Error(`No schema ${name}`);
  return resolved(target);
}

const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true });
/** @type {any} */ (formats)(ajv);
ajv.addSchema(contract, 'openapi.yaml');

/** @type {Map<Schema, import('ajv').ValidateFunction>} */
const validators = new Map();

/** Where and why a value does not fit a schema. @param {Schema} schema @param {unknown} value */
export function errorsOf(schema, value) {
  let validate = validators.get(schema);
  if (validate === undefined) {
    const absolute = JSON.stringify(schema).replaceAll('"#/', '"openapi.yaml#/');
    validators.set(schema, (validate = ajv.compile(JSON.parse(absolute))));
  }
  return validate(value) ? [] : (validate.errors ?? []);
}
