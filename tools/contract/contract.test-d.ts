// Checked by the compiler and never run; an expected error that is missing is an error, too.
import type { Schemas } from '../../docs/openapi.d.ts';
import type { ReadResponses } from '../../mocks/handlers/payload.ts';
import type { api } from '../../src/calls/index.ts';
import type { Write } from '../../src/api/call.ts';
import type { SentOf } from '../../src/api/shape.ts';

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

/** The response that the contract declares; never where no response is read. */
type Sent<N extends keyof Api> = SentOf<NonNullable<Api[N]['response']>>;

/** The responses that can be read: fields may be missing or null. The generated interfaces have no other fields. */
type Sendable<T> = T extends readonly (infer R)[]
  ? readonly Sendable<R>[]
  : T extends object
    ? { readonly [K in keyof T as unknown extends T[K] ? never : K]?: Sendable<T[K]> | null }
    : T;

type PayloadOf<W> = W extends Write<infer P> ? P : never;

/** The calls whose response or payload differs between docs/openapi.json and the contract: none. */
type Otherwise = {
  [N in keyof Api]:
    | (Schemas extends Record<`${Capitalize<N>}Response`, infer W>
        ? W extends Sendable<Sent<N>>
          ? never
          : N
        : never)
    | (Schemas extends Record<`${Capitalize<N>}Payload`, infer P>
        ? PayloadOf<Api[N]> extends P
          ? never
          : N
        : never);
}[keyof Api];
export const everyCallFits: [Otherwise] extends [never] ? true : Otherwise = true;
