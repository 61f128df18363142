import { http, HttpResponse } from 'msw';
import { reads, type ReadName } from '../../src/api/contract.ts';
import { server } from './server.ts';

/** Until the test ends, the read has this response. */
export function respondWith(call: ReadName, body: object): void {
  server.use(http.get(`*${reads[call].path}`, () => HttpResponse.json(body)));
}
