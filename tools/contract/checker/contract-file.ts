import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { root } from '../../process.mjs';

/** A schema of docs/openapi.json, with the words that are printed from it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema;
  readonly propertyNames?: Schema;
  /** What is due, of a value without parts. */
  readonly 'x-due'?: string;
  /** The words for a form that is read as well. */
  readonly 'x-tolerance'?: string;
  readonly 'x-note'?: string;
  /** The words where a time is still to come. */
  readonly 'x-if-ahead'?: string;
  readonly 'x-unless-phone'?: string;
  readonly 'x-worse-in-all'?: true;
  /** Forms outside the contract, each with its words. */
  readonly 'x-otherwise'?: readonly Schema[];
  readonly 'x-found'?: string;
  readonly 'x-level'?: 'misfit';
  /** What the screens show without the value. */
  readonly 'x-effect'?: string;
  readonly 'x-unique'?: true;
  readonly 'x-second-name'?: string;
  readonly 'x-stand-in'?: string;
  /** A row is skipped without any of these fields. */
  readonly 'x-row-needs'?: readonly string[];
  /** Whose names the keys of a map are. */
  readonly 'x-names'?: 'region' | 'person';
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}
interface Operation {
  readonly responses: {
    readonly 200: {
      readonly content?: { readonly 'application/json': { readonly schema: Schema } };
    };
  };
}

export type ContractFile = ReturnType<typeof openContract>;

/** The contract of docs/openapi.json, whose schemas Ajv compiles when they are needed. */
export function openContract(text = readFileSync(join(root, 'docs/openapi.json'), 'utf8')) {
  // Each component is a schema of its own, so that Ajv compiles it once for all that refer to it.
  const { paths, components } = JSON.parse(
    text.replaceAll('#/components/schemas/', ''),
  ) as Document;
  // The patterns beside the formats are stricter than these.
  const formats = { 'date-time': true, date: true } as const;
  const ajv = new Ajv2020({ strict: false, strictNumbers: true, validateSchema: false, formats });
  for (const [name, schema] of Object.entries(components.schemas)) ajv.addSchema(schema, name);

  // Ajv knows a schema that it has compiled by its identity.
  const resolved = new WeakMap<Schema, Schema>();
  const resolve = (schema: Schema): Schema => {
    const { $ref, ...own } = schema;
    const target = $ref === undefined ? undefined : components.schemas[$ref];
    if (target === undefined) return schema;
    const known = resolved.get(schema) ?? resolve({ ...target, ...own });
    resolved.set(schema, known);
    return known;
  };
  return {
    resolve,
    accepts: (schema: Schema, value: unknown): boolean => ajv.compile(schema)(value),
    /** Null for a call whose response is not read. */
    responseOf: (method: string, path: string): Schema | null =>
      paths[path]?.[method.toLowerCase()]?.responses[200].content?.['application/json'].schema ??
      null,
    /** Where Ajv refuses a value, by the schema alone; none of a valid one. */
    reasons(schema: Schema, value: unknown): readonly string[] {
      const validate = ajv.compile(schema);
      if (validate(value)) return [];
      const [reason] = validate.errors ?? [];
      return [`not valid in docs/openapi.json: ${reason?.schemaPath ?? ''}`];
    },
  };
}
