import { call, write } from '../api/call.ts';
import { mapped, type ValueOf } from '../api/shape.ts';
import { listResponse, row, type Rows } from '../api/tolerant.ts';
import { text, word } from '../api/values.ts';
import { countWhere } from '../domain/number/arithmetic.ts';

/** Any status but 'online' is offline (spec 3). */
const endpoint = mapped(
  row({ method: text, path: text, description: text, status: word('online') }, ['path']),
  ({ method, ...rest }) => ({
    ...rest,
    method: method.toUpperCase() || 'GET',
  }),
);
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
