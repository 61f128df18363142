// npm run check:contract -- https://backend.example [--cookie 'a=b'] [--strict] [--writes]
import { readArguments, wrongUsage } from '../arguments.mjs';
import { backendOf, cookieOf } from './check-arguments.mjs';
import { check } from './checker.mjs';

const usage = `Requests everything that the dashboard reads from a backend, once, and compares it with docs/openapi.yaml.

  npm run check:contract -- <URL> [options]

  <URL>               where the backend is; the calls bring their own /api/…
  --cookie 'a=b'      the session, as the Cookie header says it; sent to this backend only
  --writes            send the writes too, about records that there are not
  --strict            remarks are an error, too: for your own pipeline

Of each call it prints 'fits', or each misfit once: where, what is expected, what was sent, in how many rows. Then come
remarks: what fits and is worth a look. Exit code 0: everything fits; 1: it does not; 2: wrong usage.`;

const { values, positionals } = readArguments(usage, {
  cookie: { type: 'string' },
  writes: { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
});

/** @param {string} sentence */
const wrong = (sentence) => wrongUsage(usage, sentence);

const { fits, remarks } = await check({
  backend: { base: backendOf(positionals, wrong), cookie: cookieOf(values.cookie, wrong) },
  withWrites: values.writes,
  print: (line) => console.log(line),
});
process.exit(fits && (remarks === 0 || !values.strict) ? 0 : 1);
