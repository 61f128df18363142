import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { reads, type ReadName } from '../../src/api/contract.ts';
import type { App } from './open-app.tsx';
import { server } from './server.ts';

/** Until the test ends, the read has this response. */
export function respondWith(call: ReadName, body: object): void {
  server.use(http.get(`*${reads[call].path}`, () => HttpResponse.json(body)));
}

/** As above, and the screen that is open shows it: a case of a table needs no screen of its own. */
export async function showResponse(app: App, call: ReadName, body: object): Promise<void> {
  respondWith(call, body);
  await act(() => app.client.queries.refetchQueries({ type: 'active' }));
  await app.settle();
}
