import { http, HttpResponse } from 'msw';
import { reads, type ReadName } from '../../src/api/contract.ts';
import { server } from './server.ts';

/** Until the test is over, the server answers a read with this, whatever the center would say. */
export function respondWith(call: ReadName, body: object): void {
  server.use(http.get(`*${reads[call].path}`, () => HttpResponse.json(body)));
}
