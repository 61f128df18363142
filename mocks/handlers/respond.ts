import * as v from 'valibot';
import { HttpResponse } from 'msw';
import { reads, writes, type ReadName, type WriteName } from '../../src/api/contract.ts';
import type { CallName } from '../calls.ts';
import type { Centre } from '../centre.ts';
import { damaged, failBefore } from './damage.ts';
import { readAnswers } from './reads.ts';
import { refuse, type Refusal } from './sent.ts';
import { writeActs } from './writes.ts';

/** Answers one call as the centre would, with the delay, the fault and the hold that are set for it. */
export async function respond(
  centre: Centre,
  call: CallName,
  request: Request,
): Promise<Response | undefined> {
  const { method } = request;
  const body = method === 'POST' ? await request.text() : '';
  const path = new URL(request.url).pathname;
  centre.log.add({ call, method, path, body, at: centre.clock.now() });
  const delayMs = centre.nextDelayMs(call);
  if (delayMs > 0) await new Promise((resolve) => void setTimeout(resolve, delayMs));

  const fault = centre.nextFault(call);
  const answer = (await failBefore(fault)) ?? answered(centre, call, body, fault);
  await centre.holds.passing(call);
  return answer;
}

function answered(centre: Centre, call: CallName, body: string, fault: CallFault): Response {
  const outcome = isRead(call) ? readAnswers[call](centre) : act(centre, call, body);
  if (isRefusal(outcome)) return HttpResponse.text(outcome.text, { status: outcome.refused });
  const sent = centre.voice.answer(outcome);
  return fault === null ? HttpResponse.json(sent) : damaged(call, fault, sent);
}

type CallFault = ReturnType<Centre['nextFault']>;

function isRead(call: CallName): call is ReadName {
  return Object.hasOwn(reads, call);
}

function isRefusal(outcome: object): outcome is Refusal {
  return Object.hasOwn(outcome, 'refused');
}

function act(centre: Centre, call: WriteName, body: string): object {
  const { payload: schema } = writes[call] as { payload?: v.GenericSchema };
  const run = writeActs[call] as (centre: Centre, payload: unknown) => object;
  if (schema === undefined)
    return body === '' ? run(centre, undefined) : refuse(400, 'No body is expected');
  const read = v.safeParse(schema, parsed(body));
  if (read.success) return run(centre, read.output);
  const [issue] = read.issues;
  return refuse(400, `Bad payload: ${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
