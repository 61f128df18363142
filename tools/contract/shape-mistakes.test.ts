import { describe } from 'vitest';
import { testThatFound, type Mistake } from './mistake.ts';
import { bytes, changed, json, rows, snake, type Row } from './servers.ts';

const none = 'does not fit';
const lossy = 'fits with losses';

const shapes: Mistake[] = [
  ['{} for a list', 'alerts', json({}), none, /^misfit: .*; found an object without a list$/],
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
  ['one id for all', 'alerts', rows(() => ({ id: 1 })), lossy, /^loss: .*the same as in another/],
  [
    'a fraction for percent',
    'recentValidations',
    rows(() => ({ confidence: 0.9 })),
    none,
    /^misfit: .*shown as less than one percent$/,
  ],
];

describe('the form of a response', () => {
  testThatFound(shapes);
});
describe('fields', () => {
  testThatFound(fields);
});
