import { call, write } from '../api/call.ts';
import type { ValueOf } from '../api/shape.ts';
import { listResponse, row } from '../api/tolerant.ts';
import { text, word } from '../api/values.ts';

const endpoint = row({ method: text, path: text, description: text, status: word('online') }, [
  'path',
]);
export type Endpoint = ValueOf<typeof endpoint>;

export const endpoints = call('/api/endpoints', {
  response: listResponse(endpoint, ['endpoints']),
});

export const triggerAll = write('POST', '/api/trigger/all');
export const triggerCalifornia = write('POST', '/api/trigger/california');
export const triggerChicago = write('POST', '/api/trigger/chicago');
export const triggerArizona = write('POST', '/api/trigger/arizona');
