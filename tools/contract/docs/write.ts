import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { isFields } from '../../../src/api/shape.ts';
import { kinds } from '../openapi/kinds.ts';
import { blank } from '../openapi/patterns.ts';
import { openApiDocument } from '../openapi/document.ts';
import { apiPage } from './api-page.ts';
import { backendPage } from './backend-page.ts';

const banner = `// Made from docs/openapi.json by a public generator; \`npm run openapi\` refreshes it. The forms that a server should send, and what it gets.`;

export async function pages(root: string): Promise<ReadonlyMap<string, string>> {
  const backend = readFileSync(join(root, 'docs/backend.md'), 'utf8');
  const document = openApiDocument();
  return new Map([
    ['docs/api.md', apiPage()],
    ['docs/openapi.json', `${JSON.stringify(document, null, 2)}\n`],
    ['docs/openapi.d.ts', await typesOf(document.components)],
    ['docs/backend.md', await backendPage(backend)],
  ]);
}

function typesOf(components: {
  readonly schemas: Readonly<Record<string, object>>;
}): Promise<string> {
  const names = Object.keys(components.schemas).filter((name) => !(name in kinds));
  const properties = Object.fromEntries(
    names.map((name) => [name, { $ref: `#/components/schemas/${name}` }]),
  );
  // The description of a kind would take the place of its field's.
  const schemas = Object.fromEntries(
    Object.entries(components.schemas).map(([name, schema]) => [
      name,
      name in kinds ? { ...schema, description: undefined } : schema,
    ]),
  );
  const whole = { type: 'object', properties, required: names, components: { schemas } };
  const sent: unknown = JSON.parse(JSON.stringify(whole), (_name, value: unknown) =>
    isFields(value) ? asSent(value) : value,
  );
  return compile(sent as JSONSchema, 'Schemas', {
    additionalProperties: false,
    bannerComment: banner,
  });
}

/** A schema with the forms that a server should send, without those that are read as well. */
function asSent(schema: Record<string, unknown>): Record<string, unknown> {
  const { anyOf, ...rest } = schema;
  if (Object.keys(schema).length === 1 && typeof schema['description'] === 'string')
    return { ...schema, tsType: 'unknown' };
  if (!Array.isArray(anyOf)) return schema;
  const isRead = (form: unknown) =>
    isFields(form) && ('x-tolerance' in form || 'x-note' in form || form['pattern'] === blank);
  const sent = anyOf.filter((form) => !isRead(form)) as Record<string, unknown>[];
  const words = sent.find((form) => 'enum' in form);
  // A union with `string` alone would lose the known words.
  const forms = words === undefined ? sent : [words, { tsType: '(string & {})' }];
  const [only] = forms;
  return forms.length === 1 ? { ...only, ...rest } : { ...rest, anyOf: forms };
}

/** Writes the printed documents and returns their paths. */
export async function writePages(root: string): Promise<readonly string[]> {
  // First, since it judges the examples of docs/backend.md.
  writeFileSync(join(root, 'docs/openapi.json'), `${JSON.stringify(openApiDocument(), null, 2)}\n`);
  const printed = await pages(root);
  for (const [path, text] of printed) writeFileSync(join(root, path), text);
  return [...printed.keys()];
}
