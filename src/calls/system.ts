import { call, write } from '../api/call.ts';
import { row, type ValueOf } from '../api/fields.ts';
import { listResponse, type Rows } from '../api/rows.ts';
import { text, word } from '../api/values.ts';
import { countWhere } from '../domain/number/arithmetic.ts';

/** Any status but 'online' is offline (S3). */
const endpoint = row({
  method: (sent) => text(sent).toUpperCase() || 'GET',
  path: text,
  description: text,
  status: word('online'),
});
export type Endpoint = ValueOf<typeof endpoint>;

export const isOnline = ({ status }: Endpoint): boolean => status.knownWord !== null;

export const endpoints = call('/api/endpoints', {
  response: listResponse(endpoint, ['endpoints']),
  figures: ({ rows }: Rows<Endpoint>) => ({
    online: countWhere(rows, isOnline),
    received: rows.length,
  }),
});

export const triggerAll = write('POST', '/api/trigger/all');
export const triggerCalifornia = write('POST', '/api/trigger/california');
export const triggerChicago = write('POST', '/api/trigger/chicago');
export const triggerArizona = write('POST', '/api/trigger/arizona');
