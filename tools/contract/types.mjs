// npm run contract:types: writes src/api/contract.d.ts, the types of docs/openapi.yaml.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseYaml } from '@redocly/openapi-core';
import { compile } from 'json-schema-to-typescript';
import { root } from '../process.mjs';
import { contractPath } from './contract.mjs';

/** @typedef {Readonly<Record<string, any>>} Schema */

export const typesPath = join(root, 'src/api/contract.d.ts');

/** The text of src/api/contract.d.ts for the contract as it is. */
export async function contractTypes() {
  const text = JSON.stringify(parseYaml(readFileSync(contractPath, 'utf8')));
  const { paths, components } = JSON.parse(
    text.replaceAll('#/components/schemas/', '#/definitions/'),
    (_, value) => forTypes(value),
  );
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => [
      `${method.toUpperCase()} ${path}`,
      callOf(operation),
    ]),
  );
  const whole = {
    ...fields(Object.fromEntries(calls)),
    description: 'Each call by method and path.',
    definitions: components.schemas,
  };
  const types = await compile(whole, 'Calls', {
    additionalProperties: false,
    unreachableDefinitions: true,
    bannerComment: '// Made from docs/openapi.yaml by `npm run contract:types`; do not edit.',
    style: { singleQuote: true, printWidth: 100 },
  });
  return types.replaceAll(referenced, '\n');
}

/** What the generator adds to the description of each type. */
const referenced = /\n \*\n \* This interface was referenced by[^/]+?"\w+"\.\n/g;

/** @param {Schema} operation */
function callOf({ summary, requestBody, responses }) {
  /** @param {Schema} [content] */
  const json = (content) => content?.['application/json'].schema;
  const response = json(responses[200].content) ?? { tsType: 'unknown' };
  const payload = json(requestBody?.content);
  return { ...fields(payload ? { payload, response } : { response }), description: summary };
}

/** @param {Schema} properties */
const fields = (properties) => ({
  type: /** @type {const} */ ('object'),
  properties,
  required: Object.keys(properties),
});

/** A schema as the generator should print it. @param {Schema} schema */
function forTypes(schema) {
  const { $ref, description, type, items, pattern, allOf } = schema ?? {};
  // The generator would print what is described in place, without its name.
  if ($ref && description) return { tsType: nameOf($ref), description };
  if (items?.$ref) {
    const list = `readonly ${nameOf(items.$ref)}[]`;
    return { ...schema, tsType: type === 'array' ? list : `${list} | null` };
  }
  if (type === 'string' && pattern && isDecimal(new RegExp(pattern)))
    return { tsType: '`${number}`' };
  // 'One of these fields at least' is no type.
  if (allOf?.some((/** @type {Schema} */ { anyOf }) => anyOf.some(isRequiredOnly)))
    return { ...schema, allOf: undefined };
  return schema;
}

/** @param {string} ref */
const nameOf = (ref) => /\w+$/.exec(ref)?.[0];

/** @param {RegExp} pattern */
const isDecimal = (pattern) => pattern.test('1') && !pattern.test('x');

/** @param {Schema} form */
const isRequiredOnly = ({ properties }) => properties === undefined;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(typesPath, await contractTypes());
