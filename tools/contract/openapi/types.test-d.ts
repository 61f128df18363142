// Checked by the compiler and never run: what the contract reads is what the document says a server sends.
import type * as v from 'valibot';
import type * as sent from '../../../docs/openapi.d.ts';
import type { reads, writes, ReadName, WriteName } from '../../../src/api/contract.ts';

type Schemas = sent.Schemas;
type Response<N extends ReadName> = Schemas[`${Capitalize<N>}Response`];
type Read<N extends ReadName> = v.InferOutput<(typeof reads)[N]['response']>;

/** What may be sent for what is read: each field may be missing or null; named rows may be a map from their name. */
type Sendable<T> = T extends readonly (infer R)[] | { readonly rows: readonly (infer R)[] }
  ? readonly Sendable<R>[] | { readonly [name: string]: unknown }
  : T extends object
    ? { readonly [K in keyof T]?: Sendable<T[K]> | null }
    : T;

/** Whether each list of a response, itself or under a name, has rows that can be read. */
type HasRows<W, R> = W extends readonly unknown[]
  ? W extends readonly Sendable<R>[]
    ? true
    : false
  : false extends {
        [K in keyof W]: W[K] extends readonly unknown[] ? HasRows<W[K], R> : true;
      }[keyof W]
    ? false
    : true;

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

type Payload<N extends WriteName> =
  NonNullable<(typeof writes)[N]['payload']> extends v.GenericSchema<infer P> ? P : never;
/** The writes whose payload is not what the document says the server gets: none. */
type Refused = {
  [N in WriteName]: `${Capitalize<N>}Payload` extends keyof Schemas
    ? Payload<N> extends Schemas[`${Capitalize<N>}Payload`]
      ? never
      : N
    : never;
}[WriteName];
export const everyPayloadFits: [Refused] extends [never] ? true : Refused = true;
