import * as v from 'valibot';
import { reads, type Read } from '../contract.ts';
import { decoded, getInit, isRedirect } from '../exchange.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { hasRows, runsOf, type Listed } from './runs.ts';

export const rowsInSlice = 1_000;

interface Kept {
  readonly version: number;
  readonly bytes: ArrayBuffer;
  readonly data: Listed;
  body?: Blob | undefined;
}

type RequestMessage = Extract<ToWorker, { kind: 'request' }>;

const byPath = new Map<string, Read>(Object.values(reads).map((call) => [call.path, call]));

/** What runs in the worker: requests, compares and reads big bodies, and posts what changed in them. */
export function serve(post: (received: FromWorker) => void): (message: ToWorker) => Promise<void> {
  const kept = new Map<string, Kept>();
  const stops = new Map<number, AbortController>();

  async function request(message: RequestMessage): Promise<void> {
    const { id, path, base, body, isShared } = message;
    const stop = new AbortController();
    stops.set(id, stop);
    let response: Response;
    let bytes: ArrayBuffer;
    try {
      response = body ? new Response(body) : await fetch(path, getInit(stop.signal));
      const headers = ['date', 'age'].flatMap((name) => {
        const value = response.headers.get(name);
        return value === null ? [] : [[name, value] as const];
      });
      post({ id, kind: 'headers', headers });
      bytes = await response.arrayBuffer();
    } catch {
      return post({ id, kind: 'network' });
    } finally {
      stops.delete(id);
    }
    const { status, ok, type, statusText } = response;
    const respond = (text: string | null) =>
      post({ id, kind: 'response', response: { status, ok, type, statusText, body: text } });
    if (!ok || type === 'opaqueredirect' || isRedirect(status)) return respond(decoded(bytes, ok));

    const before = kept.get(path);
    const isSame = before !== undefined && areSame(before.bytes, bytes);
    const blobOf = (of: Kept) =>
      isShared ? (of.body ??= body ?? new Blob([of.bytes])) : undefined;
    if (isSame && base === before.version) return post({ id, kind: 'same', body: blobOf(before) });
    const data = isSame ? before.data : read(path, decoded(bytes, true));
    if (!data) return respond(decoded(bytes, true));
    const now: Kept = { version: id, bytes, data };
    kept.set(path, now);
    const { rows, ...rest } = data;
    const { runs, fresh } = runsOf(before?.version === base ? before.data.rows : [], rows);
    for (let at = 0; at < fresh.length; at += rowsInSlice)
      post({ id, kind: 'slice', rows: JSON.stringify(fresh.slice(at, at + rowsInSlice)) });
    return post({ id, kind: 'changed', runs, rest: JSON.stringify(rest), body: blobOf(now) });
  }

  return async (message) => {
    const { id } = message;
    try {
      if (message.kind === 'stop') stops.get(id)?.abort();
      else if (message.kind === 'request') await request(message);
      else if (message.kind === 'keep') {
        const data = read(message.path, decoded(message.bytes, true));
        if (data) kept.set(message.path, { version: id, bytes: message.bytes, data });
      } else {
        const known = kept.get(message.path);
        const text = known?.version === message.version ? decoded(known.bytes, true) : null;
        post({ id, kind: 'source', text });
      }
    } catch {
      post({ id, kind: 'lost' });
    }
  };
}

/** Null for what the page has to judge: an error, or a response that is no list. */
function read(path: string, text: string | null): Listed | null {
  const response = byPath.get(path)?.response;
  if (!response || text === null) return null;
  try {
    const result = v.safeParse(response, JSON.parse(text));
    return result.success && hasRows(result.output) ? result.output : null;
  } catch {
    return null;
  }
}

function areSame(one: ArrayBuffer, other: ArrayBuffer): boolean {
  if (one.byteLength !== other.byteLength) return false;
  const words = one.byteLength >> 2;
  const [a, b] = [new Int32Array(one, 0, words), new Int32Array(other, 0, words)];
  for (let at = 0; at < words; at += 1) if (a[at] !== b[at]) return false;
  const [c, d] = [new Uint8Array(one, words * 4), new Uint8Array(other, words * 4)];
  return c.every((byte, at) => byte === d[at]);
}
