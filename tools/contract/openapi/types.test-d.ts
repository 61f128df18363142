// Checked by the compiler and never run: what the contract reads is what the document says a server sends.
import type * as v from 'valibot';
import type * as sent from '../../../docs/openapi.d.ts';
import type { reads, writes, ReadName, WriteName } from '../../../src/api/contract.ts';
import type { PayloadOf } from '../../../src/api/payloads.ts';

type Schemas = sent.Schemas;
type Response<N extends ReadName> = Schemas[`${Capitalize<N>}Response`];
type Read<N extends ReadName> = v.InferOutput<(typeof reads)[N]['response']>;

/** What may be sent for what is read: each field may be missing or null; named rows may be a map from their name. */
type Sendable<T> = T extends readonly (infer R)[] | { readonly rows: readonly (infer R)[] }
  ? readonly Sendable<R>[] | { readonly [name: string]: unknown }
  : T extends object
    ? { readonly [K in keyof T]?: Sendable<T[K]> | null }
    : T;

/** The names under which a response has lists. */
type ListNames<W> = { [K in keyof W]-?: W[K] extends readonly unknown[] ? K : never }[keyof W];

/** Whether a response is a list, or has one under a name, and each row can be read. */
type HasRows<W, R> = W extends readonly unknown[]
  ? W extends readonly Sendable<R>[]
    ? true
    : false
  : [ListNames<W>] extends [never]
    ? false
    : W[ListNames<W>] extends readonly Sendable<R>[]
      ? true
      : false;

type IsReadable<W, T> = T extends { readonly rows: readonly (infer R)[] }
  ? HasRows<W, R>
  : W extends Sendable<T>
    ? true
    : false;

/** The reads whose responses the document describes otherwise than they are read: none. */
type Unreadable = {
  [N in ReadName]: IsReadable<Response<N>, Read<N>> extends true ? never : N;
}[ReadName];
export const everyReadFits: [Unreadable] extends [never] ? true : Unreadable = true;

type WriteResponse<N extends WriteName> =
  NonNullable<(typeof writes)[N]['response']> extends v.GenericSchema<unknown, infer T> ? T : never;
/** The writes whose responses the document describes otherwise than they are read: none. */
type Unshowable = {
  [N in WriteName]: `${Capitalize<N>}Response` extends keyof Schemas
    ? IsReadable<Schemas[`${Capitalize<N>}Response`], WriteResponse<N>> extends true
      ? never
      : N
    : never;
}[WriteName];
export const everyWriteFits: [Unshowable] extends [never] ? true : Unshowable = true;

/** The writes whose payload is not what the document says the server gets: none. */
type Refused = {
  [N in WriteName]: `${Capitalize<N>}Payload` extends keyof Schemas
    ? PayloadOf<N> extends Schemas[`${Capitalize<N>}Payload`]
      ? never
      : N
    : never;
}[WriteName];
export const everyPayloadFits: [Refused] extends [never] ? true : Refused = true;
