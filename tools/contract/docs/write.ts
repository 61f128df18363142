import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from '../openapi/document.ts';
import { typesOf } from '../openapi/types.ts';
import { apiPage } from './api-page.ts';
import { blocks } from './blocks.ts';

export async function pages(root: string): Promise<ReadonlyMap<string, string>> {
  const backend = readFileSync(join(root, 'docs/backend.md'), 'utf8');
  const document = openApiDocument();
  return new Map([
    ['docs/api.md', apiPage()],
    ['docs/openapi.json', `${JSON.stringify(document, null, 2)}\n`],
    ['docs/openapi.d.ts', await typesOf(document)],
    ['docs/backend.md', filled(backend, await blocks())],
  ]);
}

/** Writes the printed parts of the documents; gives the paths. */
export async function writePages(root: string): Promise<readonly string[]> {
  const printed = await pages(root);
  for (const [path, text] of printed) writeFileSync(join(root, path), text);
  return [...printed.keys()];
}

/** The page with each block in its place: between '<!-- printed: name -->' and '<!-- end -->'. */
function filled(page: string, texts: ReadonlyMap<string, string>): string {
  let text = page;
  for (const [name, block] of texts) {
    const [head, rest] = halves(text, `<!-- printed: ${name} -->\n`);
    const [, tail] = halves(rest, '<!-- end -->');
    text = `${head}<!-- printed: ${name} -->\n\n\`\`\`text\n${block}\n\`\`\`\n\n<!-- end -->${tail}`;
  }
  return text;
}

function halves(text: string, mark: string): readonly [string, string] {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`docs/backend.md has no ${mark.trim()}`);
  return [text.slice(0, at), text.slice(at + mark.length)];
}
