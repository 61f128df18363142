import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { reads, type ReadName } from '../../src/calls/index.ts';
import type { App } from './open-app.tsx';
import { server } from './server.ts';

/** Sets the response of a read until the test ends. */
export function respondWith(call: ReadName, body: object): void {
  server.use(http.get(`*${reads[call].path}`, () => HttpResponse.json(body)));
}

/** Also refetches, so that the open screen shows the response. */
export async function showResponse(app: App, call: ReadName, body: object): Promise<void> {
  respondWith(call, body);
  await act(() => app.client.queries.refetchQueries({ type: 'active' }));
  await app.settle();
}
