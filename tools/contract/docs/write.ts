import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { openApiDocument } from '../openapi/document.ts';
import { otherText } from '../openapi/schema.ts';
import { apiPage } from './api-page.ts';
import { backendPage } from './backend-page.ts';

const banner = `// Made from docs/openapi.json by a public generator; \`npm run openapi\` refreshes it. What a server sends and gets.`;

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

function typesOf(components: { readonly schemas: object }): Promise<string> {
  const names = Object.keys(components.schemas);
  const properties = Object.fromEntries(
    names.map((name) => [name, { $ref: `#/components/schemas/${name}` }]),
  );
  const whole = { type: 'object', properties, required: names, components };
  // A union with `string` alone would lose the known words.
  const text = JSON.stringify(whole, (_name, value: unknown) =>
    value === otherText ? { tsType: '(string & {})' } : value,
  );
  const schema = JSON.parse(text) as JSONSchema;
  return compile(schema, 'Schemas', { additionalProperties: false, bannerComment: banner });
}

/** Writes the printed documents and returns their paths. */
export async function writePages(root: string): Promise<readonly string[]> {
  const printed = await pages(root);
  for (const [path, text] of printed) writeFileSync(join(root, path), text);
  return [...printed.keys()];
}
