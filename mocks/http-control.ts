import type { IncomingMessage } from 'node:http';
import { isUnknownFieldAgent, readRep } from '../src/domain/people.ts';
import { alertStats } from './responses/alerts.ts';
import { callNames, isCallName, type CallName } from './calls.ts';
import type { Center } from './center.ts';
import { parseFault } from './faults.ts';
import { rememberedEntries } from './remembered.ts';
import { forgetWorldOf, worldOf } from './http-worlds.ts';

type Outcome = { readonly status: number; readonly body: unknown };

const done: Outcome = { status: 200, body: { ok: true } };
const bad = (text: string): Outcome => ({ status: 400, body: { error: text } });

/** The response to a control call of docs/mock.md; null for an unknown one. */
export function control(
  method: string,
  path: string,
  body: string,
  req: Pick<IncomingMessage, 'headers'>,
): Outcome | null {
  const { center } = worldOf(req);
  const sent = fieldsOf(body);
  if (sent === null) return bad('The body is not a JSON object');
  switch (`${method} ${path}`) {
    case 'GET /__mock/log':
      return { status: 200, body: center.log.entries() };
    case 'GET /__mock/record':
      return { status: 200, body: rememberedEntries(center) };
    case 'GET /__mock/state':
      return { status: 200, body: stateOf(center) };
    case 'POST /__mock/advance':
      return advance(center, sent['ms']);
    case 'POST /__mock/faults':
      return setFaults(center, sent);
    case 'POST /__mock/hold':
    case 'POST /__mock/release':
      return holdOrRelease(center, path, sent['call']);
    case 'POST /__mock/reset':
      forgetWorldOf(req);
      return done;
    default:
      return null;
  }
}

function fieldsOf(body: string): Record<string, unknown> | null {
  if (body.trim() === '') return {};
  try {
    const read: unknown = JSON.parse(body);
    return typeof read === 'object' && read !== null ? { ...read } : null;
  } catch {
    return null;
  }
}

function advance({ clock }: Center, ms: unknown): Outcome {
  if (typeof ms !== 'number' || !Number.isFinite(ms)) return bad('ms is not a number');
  clock.advance(ms);
  return { status: 200, body: { now: clock.now() } };
}

/** Sets all faults or none, so that a misspelled one leaves no test half prepared. */
function setFaults({ faults }: Center, sent: Record<string, unknown>): Outcome {
  const entries = Object.entries(sent).map(([call, value]) => {
    const isText = typeof value === 'string' || typeof value === 'number';
    const fault = isText ? parseFault(String(value)) : null;
    return { call, fault, isReadable: value === null || fault !== null };
  });
  const wrong = entries.find(
    ({ call, isReadable }) => !isReadable || (call !== 'all' && !isCallName(call)),
  );
  if (wrong) return bad(`Unknown call or fault: ${wrong.call}`);
  for (const { call, fault } of entries) faults.set(call as CallName | 'all', fault);
  return { status: 200, body: faults.all() };
}

function holdOrRelease({ holds }: Center, path: string, call: unknown): Outcome {
  const isHold = path.endsWith('/hold');
  if (call === undefined && !isHold) {
    holds.release();
    return done;
  }
  if (typeof call !== 'string' || !isCallName(call)) return bad('Unknown call');
  if (isHold) holds.hold(call);
  else holds.release(call);
  return done;
}

function stateOf(center: Center) {
  const { world, clock, faults, holds, scenario } = center;
  const { rows } = world.view();
  const count = (status: string) => rows.filter((row) => row.status === status).length;
  return {
    now: clock.now(),
    scenario: scenario.text,
    unknownWords: scenario.unknown,
    appointments: {
      total: rows.length,
      valid: count('valid'),
      invalid: count('invalid') + count('blocked'),
      pending: count('pending'),
      unknownReps: rows.filter(({ salesRep }) => isUnknownFieldAgent(readRep(salesRep))).length,
    },
    alerts: alertStats(world),
    corrections: world.corrections(),
    lessons: world.lessons(),
    runs: world.runs(),
    faults: faults.all(),
    held: Object.fromEntries(
      callNames.map((call) => [call, holds.count(call)]).filter(([, held]) => held !== 0),
    ),
  };
}
