import { compile, type JSONSchema } from 'json-schema-to-typescript';
import type { JsonSchema } from './schema.ts';

const banner = `// Made from docs/openapi.json by a public generator; \`npm run openapi\` refreshes it. What a server sends and gets.`;

/** The document's schemas as types, each under its own name. */
export async function typesOf(document: JsonSchema): Promise<string> {
  const { components } = document as { components: { schemas: Record<string, JSONSchema> } };
  const names = Object.keys(components.schemas);
  const properties = Object.fromEntries(
    names.map((name) => [name, { $ref: `#/components/schemas/${name}` }]),
  );
  const whole = { type: 'object', properties, required: names, components } as JSONSchema;
  return compile(whole, 'Schemas', { additionalProperties: false, bannerComment: banner });
}
