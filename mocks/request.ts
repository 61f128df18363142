import type * as v from 'valibot';
import { parse } from 'valibot';
import { getResponse } from 'msw';
import { api, reads, type ReadName } from '../src/api/contract.ts';
import type { CallName } from './calls.ts';
import type { Center } from './center.ts';
import { createHandlers } from './handlers/create.ts';

const origin = 'http://test.invalid';

/** Sends one call to a center, as a browser would; for tests. */
export async function ask(center: Center, call: CallName, payload?: unknown): Promise<Response> {
  const { method, path } = api[call];
  const body = payload === undefined ? null : JSON.stringify(payload);
  const request = new Request(new URL(path, origin), { method, body });
  const response = await getResponse(
    createHandlers(() => center),
    request,
    { baseUrl: origin },
  );
  if (!response) throw new Error(`nothing answers ${method} ${path}`);
  return response;
}

/** Asks for a read and reads it by the contract. */
export async function readFrom<N extends ReadName>(
  center: Center,
  name: N,
): Promise<v.InferOutput<(typeof reads)[N]['response']>> {
  const response = await ask(center, name);
  const schema: v.GenericSchema = reads[name].response;
  return parse(schema, await response.json()) as v.InferOutput<(typeof reads)[N]['response']>;
}
