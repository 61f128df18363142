import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../process.mjs';
import { pages } from './docs/write.ts';

let printed: ReadonlyMap<string, string> = new Map();
beforeAll(async () => {
  printed = await pages(root);
}, 60_000);

describe('what the contract prints; `npm run openapi` refreshes it', () => {
  it.each(['docs/api.md', 'docs/openapi.json', 'docs/openapi.d.ts', 'docs/backend.md'])(
    '%s',
    (path) => {
      const written = readFileSync(join(root, path), 'utf8');
      expect(written).toBe(printed.get(path));
    },
  );

  it('has nothing for a public linter of OpenAPI, warnings included', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lint({ ref: join(root, 'docs/openapi.json'), config });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });
});
