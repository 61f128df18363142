// How each command of the documents is tried. `npm run test:docs` fails for a command that neither this table nor a step runs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/process.mjs';
import { steps } from '../../tools/test/steps.mjs';

/**
 * @typedef {object} Trial
 * @property {string} [by] the step of `npm run test:all` that runs it, or CI
 * @property {string} [more] arguments that make it short, or keep it from a port that is taken
 * @property {RegExp} [says] what it prints, or responds with
 * @property {string} [answers] it is a server: a path that it responds to with 200; it is ended then
 * @property {boolean} [needsBrowser]
 * @property {string} [afterwards] a command that passes in what it left behind
 */

const page = /<div id="root">/;
// At the start of a line: npm prints its own above. The development server sends its page for what it does not know.
const json = /^\s*[{[]/m;

/** `{port}` is a free port; `--no-install` is added to what needs a browser. @type {Readonly<Record<string, Trial>>} */
const trials = {
  'npm ci': { by: 'CI' },
  'npm test': { by: 'CI' },
  'npm run test:all': { by: 'CI' },
  'npm run test:all -- --rest': { by: 'CI' },
  'npm test -- --no-install': { more: '--help', says: /--no-install/ },
  'npm run check': { more: '-- --help', says: /npm run check/ },
  'npm run test:all -- --only lint,screens': { more: '--help', says: /--only names/ },
  'npm run test:all -- --only faults': { more: '--help', says: /--only names/ },
  'npm run test:unit': { more: '-- tests/conventions/clean.test.ts', says: /passed/ },
  'npm run test:browser': {
    more: '-- --no-build --list routes',
    says: /Total: \d+ tests/,
    needsBrowser: true,
  },
  'npm run test:faults': {
    more: '-- --no-build --list',
    says: /Total: \d+ tests/,
    needsBrowser: true,
  },
  'npm run test:defects': { more: '-- --help', says: /--only/ },
  'npm run bench': { more: '-- --help', says: /--compare/ },
  'npm run bench -- --compare DIST_A DIST_B': { more: '--help', says: /--compare/ },
  'npm run screenshots': {
    more: '-- --no-build --only wall',
    says: /wall-dark\.webp/,
    needsBrowser: true,
  },
  'npm run screenshots -- --check': { more: '--help', says: /--check/ },
  'npm run lint': { by: 'lint' },
  'npm run typecheck': { by: 'types' },
  'npm run format': { says: /Finished/ },
  'npm run openapi': { says: /docs\/openapi\.json/ },
  'npm run build': { by: 'build' },
  'npm run release -- 1.1.0': {
    says: /appointment-tracker-[\d.]+\.zip/,
    afterwards: 'npm run test:unit -- tools/contract/docs.test.ts tests/conventions/docs.test.ts',
  },
  'npm run release -- --check': { by: 'release' },
  'npm start': { more: '-- --port {port}', answers: '/', says: page },
  'API_URL=https://backend.example npm start': {
    more: '-- --port {port}',
    answers: '/api/regions',
    says: json,
  },
  'npm run preview': { more: '-- --port {port}', answers: '/api/regions', says: json },
  'npm run mock:server': { more: '-- --port {port}', answers: '/api/regions', says: json },
  "npm run check:contract -- https://backend.example --cookie 'session=…'": {
    says: /(\d+) calls requested: \1 fit/,
  },
  'npm run check:contract -- https://backend.example': { says: /(\d+) calls requested: \1 fit/ },
  'npm run check:contract -- http://127.0.0.1:8787': { says: /(\d+) calls requested: \1 fit/ },
  'npm run check:contract -- https://test.example --writes': { says: /calls requested/ },
};

/** Programs that are not ours, and what tries them, or the same without them. @type {Readonly<Record<string, Trial>>} */
const others = {
  nginx: { by: 'deploy' },
  caddy: { by: 'deploy' },
  docker: { by: 'deploy' },
  npx: { by: 'engines' },
  curl: { more: '--fail --silent --show-error', says: json },
  '.ci/run': { by: 'CI' },
};

/** @type {{ version: string, scripts: Readonly<Record<string, string>> }} */
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
export const { version } = manifest;

/** The npm script that a command runs; null: it is another program, or npm's own. @param {string} command */
function scriptOf(command) {
  const [, run, name = ''] = /\bnpm (run )?([a-z][\w:-]*)/.exec(command) ?? [];
  return run !== undefined || ['start', 'test'].includes(name) ? name : null;
}

/** The file of ours that a script runs, or null. @param {string} name */
const programOf = (name) => /\bnode (\S+\.mjs)/.exec(manifest.scripts[name] ?? '')?.[1] ?? null;

/**
 * How a command is tried: as the table says, or by the step that runs the same file; null where there is no such step.
 * @param {string} command
 * @returns {Trial | null}
 */
export function trialOf(command) {
  const own = trials[command];
  if (own) return own;
  const program = programOf(scriptOf(command) ?? '');
  const step = program && steps.find(({ command: words }) => words.includes(join(root, program)));
  if (step) return { by: step.name };
  return others[command.split(' ')[0] ?? ''] ?? null;
}
