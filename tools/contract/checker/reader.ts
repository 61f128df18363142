import * as v from 'valibot';
import type { Read } from '../../../src/api/contract.ts';
import type { Reader } from '../../../src/api/tolerant.ts';

/** Whether the app can read it: by the same call as in `src/api/client.ts`. */
export function fits(reader: Reader, value: unknown): boolean {
  return v.safeParse(reader, value).success;
}

/** What the app reads from it; null where it cannot. */
export function readBy<T>({ response }: Read<T>, value: unknown): T | null {
  const read = v.safeParse(response, value);
  return read.success ? read.output : null;
}
