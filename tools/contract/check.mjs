// npm run check:contract -- https://backend.example [--cookie 'a=b'] [--strict] [--writes] [--json]
import { loadEnv } from 'vite';
import { root } from '../process.mjs';
import { openTypeScript } from '../typescript.mjs';
import { readArguments, wrongUsage } from '../arguments.mjs';
import { backendOf, cookieOf } from './check-arguments.mjs';

const usage = `Requests everything that the dashboard reads from a backend, as the dashboard would, and reports what fits.

  npm run check:contract -- <URL> [options]

  <URL>               where the backend is; the calls bring their own /api/…
  --cookie 'a=b'      the session, as the Cookie header says it; sent to this backend only
  --strict            losses are an error, too: for your own pipeline
  --writes            send the writes too; without it they are only listed
  --json              one JSON object, and nothing else
  --docs              no URL: write docs/api.md, docs/openapi.json, and the examples in docs/backend.md

Its verdict is one of three, and its exit code follows:
  0  the dashboard works with the backend, or works with losses: each is said, with what becomes of the screen
  1  it does not work: a call does not fit, or failed; with --strict also when there are losses
  2  wrong usage`;

const { values, positionals } = readArguments(usage, {
  cookie: { type: 'string' },
  strict: { type: 'boolean', default: false },
  writes: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  docs: { type: 'boolean', default: false },
});

/** @param {string} sentence */
const wrong = (sentence) => wrongUsage(usage, sentence);

process.exit(values.docs ? await writeDocs() : await checkBackend());

async function checkBackend() {
  const backend = { base: backendOf(positionals, wrong), cookie: cookieOf(values.cookie, wrong) };
  const typescript = await openTypeScript();
  /** @type {typeof import('./checker/check.ts')} */
  const { check } = await typescript.load('/tools/contract/checker/check.ts');
  /** @type {typeof import('./checker/verdict.ts')} */
  const { exitCodeOf } = await typescript.load('/tools/contract/checker/verdict.ts');
  /** @type {typeof import('./checker/print.ts')} */
  const print = await typescript.load('/tools/contract/checker/print.ts');
  /** @type {typeof import('../../src/domain/people.ts')} */
  const { parseDesignated } = await typescript.load('/src/domain/people.ts');
  const name = 'VITE_DESIGNATED_TELEMARKETERS';
  const designated = parseDesignated(loadEnv('production', root, name)[name] ?? '');

  if (!values.json) console.log(print.headText(backend, values.writes));
  const report = await check({
    backend,
    withWrites: values.writes,
    designated,
    onCall: (call) => {
      if (!values.json) console.log(print.callText(call));
    },
  });
  if (values.json) console.log(print.reportJson(backend, report, values.strict));
  else {
    console.log(print.endText(report));
    if (!values.writes) console.log(print.unsentText());
  }
  await typescript.close();
  return exitCodeOf(report, values.strict);
}

async function writeDocs() {
  if (positionals.length > 0) wrong('--docs takes no URL.');
  const typescript = await openTypeScript();
  /** @type {typeof import('./docs/write.ts')} */
  const { writePages } = await typescript.load('/tools/contract/docs/write.ts');
  for (const path of await writePages(root)) console.log(path);
  await typescript.close();
  return 0;
}
