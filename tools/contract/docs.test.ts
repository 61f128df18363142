import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { binary, root } from '../process.mjs';
import { pages } from './docs/write.ts';
import { openApiDocument } from './openapi/document.ts';

let printed: ReadonlyMap<string, string> = new Map();
beforeAll(async () => {
  printed = await pages(root);
}, 60_000);

describe('the documents of the contract; `npm run openapi` prints them', () => {
  it.each(['docs/api.md', 'docs/openapi.json', 'docs/openapi.d.ts', 'docs/backend.md'])(
    '%s',
    (path) => {
      const written = readFileSync(join(root, path), 'utf8');
      expect(written).toBe(printed.get(path));
    },
  );

  it('has nothing for a public linter of OpenAPI, warnings included', async () => {
    // Its errors are under `default`: orval's clients with ranges of statuses do not compile.
    const rules = { 'operation-4xx-response': 'off' } as const;
    const config = await createConfig({ extends: ['recommended'], rules });
    const problems = await lint({ ref: join(root, 'docs/openapi.json'), config });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });
});

interface Content {
  readonly schema: { readonly $ref: string };
  readonly example: unknown;
}

/** Each example of the document, by the name of its schema. */
function examplesIn(value: unknown): readonly (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null) return [];
  const { schema, example } = value as Partial<Content>;
  const [name] = /\w+$/.exec(schema?.$ref ?? '') ?? [];
  if (name !== undefined && example !== undefined) return [[name, example]];
  return Object.values(value).flatMap(examplesIn);
}

/** The compiler's errors for values of the types in docs/openapi.d.ts. */
function compiled(values: readonly (readonly [string, unknown])[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
  const lines = values.map(
    ([name, value], i) => `export const v${i}: Schemas['${name}'] = ${JSON.stringify(value)};\n`,
  );
  const from = `import type { Schemas } from './openapi.d.ts';\n`;
  writeFileSync(join(folder, 'openapi.d.ts'), printed.get('docs/openapi.d.ts') ?? '');
  writeFileSync(join(folder, 'examples.ts'), from + lines.join(''));
  const [node = '', ...tsc] = binary('typescript', 'tsc');
  const flags = '--noEmit --strict --exactOptionalPropertyTypes --allowImportingTsExtensions';
  try {
    execFileSync(node, [...tsc, ...flags.split(' '), 'examples.ts'], { cwd: folder });
    return '';
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the types of docs/openapi.d.ts', () => {
  const examples = examplesIn(openApiDocument().paths);

  it('fit the examples of the document', () => {
    expect(examples.map(([name]) => name)).toContain('AppointmentsResponse');
    expect(examples.length).toBeGreaterThan(25);
    expect(compiled(examples)).toBe('');
  });

  it('do not fit others', () => {
    const errors = compiled([
      ['RegionsResponse', [{ key: 'florida', color: {} }]],
      ['AlertStatsResponse', { total: '3' }],
      ['ReviewAlertPayload', { alertId: '1', decision: 'maybe', reviewedBy: 'x', notes: '' }],
    ]);
    for (const line of [2, 3, 4]) expect(errors).toMatch(new RegExp(`examples\\.ts\\(${line},`));
  });
});
