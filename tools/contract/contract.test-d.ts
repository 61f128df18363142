// Checked by the compiler and never run: an expected error that does not come is an error itself.
import type * as v from 'valibot';
import type { Schemas } from '../../docs/openapi.d.ts';
import type { ReadResponses, WriteActs } from '../../mocks/handlers/payload.ts';
import { readResponses } from '../../mocks/handlers/reads.ts';
import { writeActs } from '../../mocks/handlers/writes.ts';
import { type api, reads, writes, type ReadName, type Write } from '../../src/api/contract.ts';
import type { PayloadOf } from '../../src/api/payloads.ts';
import { useRead } from '../../src/query/use-read.ts';
import { useWrite } from '../../src/query/use-write.ts';
import { readCalls, writeCalls, type WriteCall } from './description/calls.ts';
import type { ReadCall } from './description/meaning.ts';

/** A call without a handler in the simulated center, or without a description, does not compile. */
export function missing() {
  const { regions: _, ...otherReads } = readResponses;
  const { validate: __, ...otherWrites } = writeActs;
  const { regions: ___, ...otherDescriptions } = readCalls;
  const { validate: ____, ...otherActions } = writeCalls;
  // @ts-expect-error a handler is missing
  const responses: ReadResponses = otherReads;
  // @ts-expect-error a handler is missing
  const acts: WriteActs = otherWrites;
  // @ts-expect-error a description is missing
  const calls: Readonly<Record<ReadName, ReadCall>> = otherDescriptions;
  // @ts-expect-error a description is missing
  const actions: Readonly<Record<keyof typeof writes, WriteCall>> = otherActions;
  return [responses, acts, calls, actions];
}

/** Nor does a response of another shape than the contract's, or to a call that it does not have. */
export const responses: Partial<ReadResponses> = {
  // @ts-expect-error no list
  regions: () => ({ regions: null }),
  // @ts-expect-error a count is a number
  alertStats: () => ({ pending: 'three', reviewed: 0, dismissed: 0 }),
};
// @ts-expect-error an unknown read
export const stale: Write = { method: 'POST', path: '/api/x', reloads: ['weather'] };

/** Nor a call of the other kind, or a payload or a field that the contract does not have. */
export function useWrong() {
  // @ts-expect-error a write is not read
  useRead(writes.reviewAlert);
  // @ts-expect-error a read is not sent
  useWrite(reads.alerts);
  // @ts-expect-error an unknown field
  void useRead(reads.dashboard).data?.weather;

  const review = useWrite(writes.reviewAlert);
  // @ts-expect-error a field is missing
  review.submit({ alertId: 'a1', decision: 'valid' });
  // @ts-expect-error another decision
  review.submit({ alertId: 'a1', decision: 'perhaps', reviewedBy: 'Ann', notes: '' });
  // @ts-expect-error a payload where there is none
  useWrite(writes.validate).submit({ region: 'california' });
}

type Api = typeof api;

/** What is read of a response; never where none is read. */
type Read<N extends keyof Api> = Api[N] extends {
  readonly response: v.GenericSchema<unknown, infer T>;
}
  ? T
  : never;

/** What may be sent for what is read: each field may be missing or null; named rows may be a map from their name. */
type Sendable<T> = T extends readonly (infer R)[] | { readonly rows: readonly (infer R)[] }
  ? readonly Sendable<R>[] | { readonly [name: string]: unknown }
  : T extends object
    ? { readonly [K in keyof T]?: Sendable<T[K]> | null }
    : T;

/** A response that is a list, or the lists that it has under a name. */
type ListsOf<W> = Extract<W extends readonly unknown[] ? W : W[keyof W], readonly unknown[]>;

type IsReadable<W, T> = T extends { readonly rows: readonly (infer R)[] }
  ? ListsOf<W> extends readonly Sendable<R>[]
    ? [ListsOf<W>] extends [never]
      ? false
      : true
    : false
  : W extends Sendable<T>
    ? true
    : false;

/** The calls whose response or payload docs/openapi.json describes otherwise than the contract has it: none. */
type Otherwise = {
  [N in keyof Api]:
    | (Schemas extends Record<`${Capitalize<N>}Response`, infer W>
        ? false extends IsReadable<W, Read<N>>
          ? N
          : never
        : never)
    | (Schemas extends Record<`${Capitalize<N>}Payload`, infer P>
        ? PayloadOf<N> extends P
          ? never
          : N
        : never);
}[keyof Api];
export const everyCallFits: [Otherwise] extends [never] ? true : Otherwise = true;
