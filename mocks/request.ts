import { getResponse } from 'msw';
import { api, type ReadName, reads } from '../src/calls/index.ts';
import type { ValueOf } from '../src/api/fields.ts';
import type { CallName } from './calls.ts';
import type { Center } from './center.ts';
import { createHandlers, respond } from './handlers/respond.ts';

const origin = 'http://test.invalid';

/** Sends a call to a center, for tests. */
export async function requestFrom(
  center: Center,
  call: CallName,
  payload?: unknown,
): Promise<Response> {
  const { method, path } = api[call];
  const body = payload === undefined ? null : JSON.stringify(payload);
  const request = new Request(new URL(path, origin), { method, body });
  const response = await getResponse(
    createHandlers((name, sent) => respond(center, name, sent)),
    request,
    { baseUrl: origin },
  );
  if (!response) throw new Error(`No handler for ${method} ${path}`);
  return response;
}

/** The parsed response of a read. */
export async function readFrom<N extends ReadName>(
  center: Center,
  name: N,
): Promise<ValueOf<(typeof reads)[N]['response']>> {
  const response = await requestFrom(center, name);
  return reads[name].response(await response.json()) as ValueOf<(typeof reads)[N]['response']>;
}
