import { http, type HttpHandler, HttpResponse } from 'msw';
import { api, type ReadName, reads, type WriteName } from '../../src/calls/index.ts';
import { apiBase } from '../../src/base.ts';
import { type CallName, callNames } from '../calls.ts';
import type { Center } from '../center.ts';
import { damaged, failBefore } from './damage.ts';
import { readResponses } from './reads.ts';
import { type Refusal, refuse } from './payload.ts';
import { writeActs } from './writes.ts';

/**
 * The response of a center, with the delay, fault and hold of the call. Tests follow by `hold` what a response waits for
 * on purpose.
 */
export async function respond(
  center: Center,
  call: CallName,
  request: Request,
  hold: <T>(wait: Promise<T>) => Promise<T> = (wait) => wait,
): Promise<Response> {
  const { method } = request;
  const body = method === 'POST' ? await request.text() : '';
  const path = new URL(request.url).pathname;
  center.log.add({ call, method, path, body, at: center.clock.now() });
  const delayMs = center.nextDelayMs(call);
  if (delayMs > 0) await hold(new Promise((resolve) => void setTimeout(resolve, delayMs)));

  const fault = center.nextFault(call);
  const failure = await hold(Promise.resolve(failBefore(fault)));
  const response = failure ?? responseOf(center, call, body, fault);
  await hold(center.holds.passed(call));
  return response;
}

function responseOf(center: Center, call: CallName, body: string, fault: CallFault): Response {
  const outcome = isRead(call) ? readResponses[call](center) : act(center, call, body);
  if (isRefusal(outcome)) return HttpResponse.text(outcome.text, { status: outcome.refused });
  const sent = center.textFuzzer.response(outcome);
  return fault === null ? HttpResponse.json(sent) : damaged(call, fault, sent);
}

type CallFault = ReturnType<Center['nextFault']>;

function isRead(call: CallName): call is ReadName {
  return Object.hasOwn(reads, call);
}

function isRefusal(outcome: object): outcome is Refusal {
  return Object.hasOwn(outcome, 'refused');
}

function act(center: Center, call: WriteName, body: string): object {
  const run = writeActs[call] as (center: Center, payload: unknown) => object;
  try {
    return run(center, body === '' ? undefined : JSON.parse(body));
  } catch (error) {
    return refuse(400, `Bad payload: ${String(error)}`);
  }
}

/** A handler for every call. */
export function createHandlers(
  respondTo: (call: CallName, request: Request) => Promise<Response>,
): HttpHandler[] {
  return callNames.map((call) => {
    const { method, path } = api[call];
    const on = method === 'GET' ? http.get : http.post;
    return on(apiBase + path, ({ request }) => respondTo(call, request));
  });
}
