import { type Reader, valueOrNull } from '../../src/api/fields.ts';
import { HttpResponse } from 'msw';
import { api } from '../../src/calls/index.ts';
import type { CallName } from '../calls.ts';
import type { Fault } from '../faults.ts';

/** A header of every simulated failure. */
export const faultHeader = 'X-Mock-Fault';

const page = '<!doctype html><title>Sign in</title><h1>Sign in</h1><form></form>';

/** The response to a fault before the center acts; null for other faults. */
export function failBefore(fault: Fault | null): Response | Promise<never> | null {
  const headers = { [faultHeader]: String(fault) };
  if (typeof fault === 'number')
    return HttpResponse.text(`Simulated fault ${fault}`, { status: fault, headers });
  switch (fault) {
    case 'hang':
      return new Promise<never>(() => undefined);
    case 'offline':
      return HttpResponse.error();
    case 'html':
      return HttpResponse.html(page, { headers });
    default:
      return null;
  }
}

/** The response to a fault after the center has acted. */
export function damaged(call: CallName, fault: Fault, body: unknown): Response {
  const init = {
    headers: { [faultHeader]: String(fault), 'Content-Type': 'application/json' },
  };
  switch (fault) {
    case 'lost':
      return HttpResponse.error();
    case 'cut': {
      const json = JSON.stringify(body);
      return new HttpResponse(json.slice(0, Math.max(1, json.length / 2)), init);
    }
    case 'empty-body':
      return new HttpResponse('', init);
    case 'null':
      return new HttpResponse('null', init);
    case 'shape':
      return new HttpResponse(JSON.stringify(misfit(call)), init);
    default:
      return new HttpResponse(JSON.stringify(body), init);
  }
}

/** JSON that does not fit the contract. */
function misfit(call: CallName): unknown {
  const { response } = api[call] as { response?: Reader };
  const shapes: readonly unknown[] = [{ unexpected: true }, [], 42];
  return shapes.find((shape) => response && valueOrNull(response, shape) === null) ?? shapes[0];
}
