import { http, type HttpHandler } from 'msw';
import { api } from '../../src/api/contract.ts';
import { callNames } from '../calls.ts';
import type { Centre } from '../centre.ts';
import { respond } from './respond.ts';

/** A handler for every call of the contract; each asks anew which centre answers, so that tests can change it. */
export function createHandlers(getCentre: (request: Request) => Centre): HttpHandler[] {
  return callNames.map((call) => {
    const { method, path } = api[call];
    const on = method === 'GET' ? http.get : http.post;
    return on(path, ({ request }) => respond(getCentre(request), call, request));
  });
}
