// Checked by the compiler and never run; an expected error that is missing is an error, too.
import type * as v from 'valibot';
import type { Schemas } from '../../docs/openapi.d.ts';
import type { ReadResponses } from '../../mocks/handlers/payload.ts';
import type { api, Write } from '../../src/api/contract.ts';
import type { PayloadOf } from '../../src/api/payloads.ts';

/** A response of another shape than the contract's, or to an unknown call, does not compile. */
export const responses: Partial<ReadResponses> = {
  // @ts-expect-error no list
  regions: () => ({ regions: null }),
  // @ts-expect-error a count is a number
  alertStats: () => ({ pending: 'three', reviewed: 0, dismissed: 0 }),
};
// @ts-expect-error an unknown read
export const stale: Write = { method: 'POST', path: '/api/x', reloads: ['weather'] };

type Api = typeof api;

/** The value that is read from a response; never where none is read. */
type Read<N extends keyof Api> = Api[N] extends {
  readonly response: v.GenericSchema<unknown, infer T>;
}
  ? T
  : never;

/** The responses that a value may be read from: fields may be missing or null, named rows may be a map by name. */
type Sendable<T> = T extends readonly (infer R)[] | { readonly rows: readonly (infer R)[] }
  ? readonly Sendable<R>[] | { readonly [name: string]: unknown }
  : T extends object
    ? { readonly [K in keyof T]?: Sendable<T[K]> | null }
    : T;

/** The lists in a response: the bare one, or those under a name. */
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

/** The calls whose response or payload differs between docs/openapi.json and the contract: none. */
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
