import { describe } from 'vitest';
import { testThatFound, type Mistake } from './mistake.ts';
import { bytes, changed, first, json, rows, snake, type Row } from './servers.ts';

const none = 'does not fit';
const lossy = 'fits with losses';

const shapes: Mistake[] = [
  ['{} for an object', 'dashboard', json({}), none, /^misfit: expected an object with metrics/],
  ['[] for an object', 'alertStats', json([]), none, /^misfit: .*; found an empty list$/],
  ['{} for a list', 'alerts', json({}), none, /^misfit: .*; found an object without a list$/],
  ['null for an empty list', 'insights', json(null), none, /^misfit: .*; found null$/],
  [
    'an envelope around everything',
    'dashboard',
    changed((data: Row) => ({ success: true, data })),
    none,
    /^misfit: .*found an object without them$/,
  ],
  [
    'rows under a name of its own',
    'salesReps',
    changed((data: Row[]) => ({ data })),
    none,
    /^misfit: .*a list under another name$/,
  ],
  [
    'JSON in a text',
    'regions',
    changed((list: Row[]) => JSON.stringify(list)),
    none,
    /found text$/,
  ],
  ['NaN', 'alertStats', bytes('{"total":NaN}'), none, /^the response holds NaN/],
  ['the page for every path', 'endpoints', bytes('<!doctype html>'), none, /is a web page$/],
  ['a slash too many', 'alerts', bytes('', 301, { Location: '/api/x/' }), 'failed', /^redirected/],
  [
    'empty figures',
    'dashboard',
    changed((response: Row) => ({ ...response, metrics: {} })),
    lossy,
    /^loss: metrics: an object without any of its fields: '–' for each of them$/,
  ],
  ['no region at all', 'regions', json([]), lossy, /^loss: no region: Calendar Performance/],
];

const fields: Mistake[] = [
  [
    'snake case in an object',
    'dashboard',
    changed((response: Row) => ({ ...response, metrics: snake(response['metrics']) })),
    lossy,
    /^loss: metrics.aiConfidence: missing, but ai_confidence is there: '–'$/,
  ],
  [
    'snake case in rows',
    'regions',
    changed(snake),
    none,
    /^misfit: \[\*\].validAppointments: missing, but valid_appointments is there in all 4 rows: '–', and no rate$/,
  ],
  [
    'a field that no row has',
    'recentValidations',
    rows(() => ({ confidence: undefined })),
    none,
    /^misfit: \[\*\].confidence: missing in all 50 rows: '–'$/,
  ],
  [
    'a field that one row lacks',
    'recentValidations',
    first({ confidence: null }),
    lossy,
    /^loss: \[0\].confidence: null: '–'$/,
  ],
  ['a row without an id', 'alerts', first({ id: '' }), lossy, /^loss: \[0\].id: empty text: shown/],
  ['one id for all', 'alerts', rows(() => ({ id: 1 })), lossy, /^loss: .*the same as in another/],
  [
    'numbers as texts',
    'regions',
    rows((row) => ({ totalEvents: String(row['totalEvents']) })),
    'fits',
    /^\[\*\].totalEvents: a number as text in all 4 rows$/,
  ],
  [
    'a fraction for percent',
    'recentValidations',
    rows(() => ({ confidence: 0.9 })),
    none,
    /^misfit: .*shown as less than one percent$/,
  ],
  [
    'percent with its sign',
    'telemarketers',
    first({ performance: '91%' }),
    lossy,
    /^loss: .*text where a number is due: shown as '–'$/,
  ],
  [
    'a word for a flag',
    'monthly',
    changed(({ months }: { months: Row[] }) => {
      for (const month of months) month['hasPartialData'] = 'done';
    }),
    none,
    /^misfit: .*true or false is due in all 5 rows: read as not known$/,
  ],
];

describe('the form of a response', () => {
  testThatFound(shapes);
});
describe('fields', () => {
  testThatFound(fields);
});
