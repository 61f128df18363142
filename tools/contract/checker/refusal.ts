import type { Write } from '../../../src/api/call.ts';
import { sendOnce, type Backend, type Exchange, type SendOptions } from './exchange.ts';
import { findingOn, note } from './remarks.ts';
import type { CallReport } from './verdict.ts';

const noPath = 'contract-check-no-such-path';

interface Context extends SendOptions {
  readonly backend: Backend;
  readonly call: Pick<Write, 'method' | 'path'>;
}

/**
 * The verdict on a refused write about nothing that exists: refused as it may be, or a path that does not exist, which
 * responds as its neighbor does. Null for another status.
 */
export async function refusalOf(
  { status, text, path }: Exchange,
  { backend, call, ...options }: Context,
): Promise<Pick<CallReport, 'verdict' | 'rows' | 'problem' | 'findings'> | null> {
  const told = (verdict: 'fits' | 'not checked', why: string) => ({
    verdict,
    rows: null,
    problem: null,
    findings: [findingOn(note(`refused with status ${status}${why}`))],
  });
  const asItMay = ', as it may: what was sent is about nothing that exists';
  if (status === 409 || status === 410) return told('fits', asItMay);
  if (status === 400 || status === 422)
    return told('not checked', ': for what does not exist, or since it expects other fields');
  if (status !== 404) return null;
  const neighbor = { method: call.method, path: path.replace(/[^/]+$/, noPath), reloads: [] };
  const none = await sendOnce(backend, neighbor, options);
  if (none.status !== 404 || wordsOf(text, path) !== wordsOf(none.text, neighbor.path))
    return told('fits', asItMay);
  // Null: the usual report of a 404, that there is no such path.
  if (text?.includes(path)) return null;
  return told('not checked', ', word for word as for a path that does not exist');
}

/** A body without its path, its times and its ids, which differ from request to request. */
function wordsOf(text: string | null, path: string): string {
  return (text ?? '').replaceAll(path, '').replace(/[\da-f-]{8,}|\d+/gi, '#');
}
