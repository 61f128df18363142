import { http, type HttpHandler } from 'msw';
import { api } from '../../src/api/contract.ts';
import { callNames } from '../calls.ts';
import type { Center } from '../center.ts';
import { respond } from './respond.ts';

/** A handler for every call; the center is looked up per request, so that tests can change it. */
export function createHandlers(getCenter: (request: Request) => Center): HttpHandler[] {
  return callNames.map((call) => {
    const { method, path } = api[call];
    const on = method === 'GET' ? http.get : http.post;
    return on(path, ({ request }) => respond(getCenter(request), call, request));
  });
}
