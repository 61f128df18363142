import { once } from 'es-toolkit/function';
import type { Calls } from './contract.d.ts';
import type { Reader, ResponseReader } from './fields.ts';
import { isList, receivedText } from './rows.ts';

// What a call of the API is: src/calls/ has one module per subject that declares its calls with these functions.

/** A read of the API: polled every `pollMs` where there is one (C21). */
export interface Call<T = unknown, F = unknown> {
  readonly method: 'GET';
  readonly path: string;
  readonly response: ResponseReader<T>;
  /** What screens show of a response: each figure is counted here, once per response, under one name (C37). */
  figures(data: T): F;
  /** What a card has before the first response. */
  none(): Loaded<T, F>;
  /** The shortest interval in ms (S9). It also says when a response is old: `isOld` in domain/time/age.ts. */
  readonly pollMs?: number;
  /** The longer interval in ms, where the spec names two. */
  readonly slowPollMs?: number;
  /** Its data in a sentence about loading, where several cards show parts of it; by default the card's title. */
  readonly subject?: string;
}

/** The paths of docs/openapi.yaml with a method: another one does not compile. */
type PathOf<M extends string> = keyof Calls extends infer Sent
  ? Sent extends `${M} ${infer Path}`
    ? Path
    : never
  : never;

/** What is sent, as docs/openapi.yaml has it; nothing without a payload. */
type PayloadOf<Sent> = Sent extends keyof Calls
  ? Calls[Sent] extends { payload: infer Payload }
    ? Payload
    : void
  : never;

/** An action of a person: never polled; it makes the `reloads` stale. */
export interface Write<P = unknown, T = unknown> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Never a value: the type of what is sent. */
  readonly payload?: P;
  /** Without one, any body means done (A7). */
  readonly response?: Reader<T>;
  readonly reloads: readonly Call[];
}

interface CallOptions<T, F> extends Pick<Call, 'pollMs' | 'slowPollMs' | 'subject'> {
  readonly response: ResponseReader<T>;
  readonly figures?: (data: T) => F;
}

/** Declares a read; without `figures` they are the response. */
export function call<const P extends PathOf<'GET'>, T, F = T>(
  path: P,
  options: CallOptions<T, F>,
): Call<T, F> & { readonly path: P } {
  const figures = options.figures ?? ((data: T) => data as unknown as F);
  const none = once(() => loaded({ figures }, options.response.none));
  return { method: 'GET', path, ...options, figures, none };
}

/** A response as screens have it. */
export interface Loaded<T, F> {
  readonly data: T;
  readonly figures: F;
  /** '20 of 76 received' (A15); '' for a whole list, or a response that is none. */
  readonly received: string;
}

/** The figures of a response, which the caller keeps as long as it keeps the response. */
export function loaded<T, F>({ figures }: Pick<Call<T, F>, 'figures'>, data: T): Loaded<T, F> {
  return { data, figures: figures(data), received: isList(data) ? receivedText(data) : '' };
}

interface WriteOptions<T> {
  readonly response?: Reader<T>;
  readonly reloads?: readonly Call[];
}

/** Declares a write. */
export function write<const M extends 'GET' | 'POST', const P extends PathOf<M>, T = unknown>(
  method: M,
  path: P,
  { reloads = [], ...rest }: WriteOptions<T> = {},
): Write<PayloadOf<`${M} ${P}`>, T> & { readonly method: M; readonly path: P } {
  return { method, path, reloads, ...rest };
}
