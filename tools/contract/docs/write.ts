import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from '../openapi/document.ts';
import { typesOf } from '../openapi/types.ts';
import { apiPage } from './api-page.ts';
import { backendPage } from './backend-page.ts';

export async function pages(root: string): Promise<ReadonlyMap<string, string>> {
  const backend = readFileSync(join(root, 'docs/backend.md'), 'utf8');
  const document = openApiDocument();
  return new Map([
    ['docs/api.md', apiPage()],
    ['docs/openapi.json', `${JSON.stringify(document, null, 2)}\n`],
    ['docs/openapi.d.ts', await typesOf(document)],
    ['docs/backend.md', await backendPage(backend)],
  ]);
}

/** Writes the printed parts of the documents; gives the paths. */
export async function writePages(root: string): Promise<readonly string[]> {
  const printed = await pages(root);
  for (const [path, text] of printed) writeFileSync(join(root, path), text);
  return [...printed.keys()];
}
