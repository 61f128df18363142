import type * as v from 'valibot';
import { parse } from 'valibot';
import { getResponse } from 'msw';
import { api, reads, type ReadName } from '../src/api/contract.ts';
import type { CallName } from './calls.ts';
import type { Centre } from './centre.ts';
import { createHandlers } from './handlers/create.ts';

const origin = 'http://test.invalid';

/** Sends one call to a centre, as a browser would; for tests. */
export async function ask(centre: Centre, call: CallName, payload?: unknown): Promise<Response> {
  const { method, path } = api[call];
  const body = payload === undefined ? null : JSON.stringify(payload);
  const request = new Request(new URL(path, origin), { method, body });
  const response = await getResponse(
    createHandlers(() => centre),
    request,
    { baseUrl: origin },
  );
  if (!response) throw new Error(`nothing answers ${method} ${path}`);
  return response;
}

/** Asks for a read and reads it by the contract. */
export async function readFrom<N extends ReadName>(
  centre: Centre,
  name: N,
): Promise<v.InferOutput<(typeof reads)[N]['answer']>> {
  const response = await ask(centre, name);
  const schema: v.GenericSchema = reads[name].answer;
  return parse(schema, await response.json()) as v.InferOutput<(typeof reads)[N]['answer']>;
}
