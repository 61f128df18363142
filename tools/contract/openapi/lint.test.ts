import { join } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { root } from '../../process.mjs';

it('docs/openapi.json has nothing for a public linter, warnings included', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lint({ ref: join(root, 'docs/openapi.json'), config });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
}, 30_000);
