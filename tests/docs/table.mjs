// Trials of the documents' commands. The others are run by a step or by CI, or belong to other programs.

/**
 * @typedef {object} Trial
 * @property {string} [more] arguments for a short run, or for a free port
 * @property {RegExp} [says] a part of its output, or of its response
 * @property {string} [answers] for a server: a path with status 200, after which it is ended
 * @property {string} [afterwards] a command that must pass afterwards
 */

const page = /<div id="root">/;
// At the start of a line, below npm's own. The development server sends its page for unknown paths.
const json = /^\s*[{[]/m;

/** `{port}` is a free port. @type {Readonly<Record<string, Trial>>} */
const trials = {
  'npm run test:unit': { more: '-- tests/conventions/clean.test.ts', says: /passed/ },
  'npm run test:browser': {
    more: '-- --no-build --list routes',
    says: /Total: \d+ tests/,
  },
  'npm run test:faults': {
    more: '-- --no-build --list',
    says: /Total: \d+ tests/,
  },
  'npm run test:mutation': { more: '-- --help', says: /--mutate/ },
  'npm run screenshots': {
    more: '-- --no-build --only wall',
    says: /wall-dark\.webp/,
  },
  'npm run format': { says: /Finished/ },
  'npm run openapi': { says: /docs\/openapi\.json/ },
  'npm version minor --ignore-scripts=false': {
    more: '--no-git-tag-version',
    says: /v\d+\.\d+\.0/,
    afterwards: 'npm run test:unit -- tools/contract/docs.test.ts tests/conventions/docs.test.ts',
  },
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

/** @param {string} command @returns {Trial | undefined} */
export const trialOf = (command) =>
  trials[command] ??
  (command.startsWith('curl ') ? { more: '--fail --silent --show-error', says: json } : undefined);
