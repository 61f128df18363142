// Part of `npm run lint`: checks docs/openapi.yaml by Redocly's recommended rules, and that the types are made from it.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import { root } from '../process.mjs';
import { contractPath } from './contract.mjs';
import { contractTypes, typesPath } from './types.mjs';

const config = await createConfig({ extends: ['recommended'] });
const problems = await lint({ ref: contractPath, config });
const lines = problems.map(
  ({ ruleId, message, location: [place] }) => `${place?.pointer ?? ''}: ${message} (${ruleId})`,
);
if (lines.length === 0) {
  const written = existsSync(typesPath) ? readFileSync(typesPath, 'utf8') : '';
  if (written !== (await contractTypes()))
    lines.push(`${relative(root, typesPath)} is stale: run \`npm run contract:types\`.`);
}

for (const line of lines) console.error(line);
process.exit(lines.length === 0 ? 0 : 1);
