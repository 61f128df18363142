import type { Reader } from './shape.ts';

// What a call of the API is: src/calls/ has one module per subject that declares its calls with these functions.

/** A read of the API: polled every `pollMs` where there is one (rulings C21). */
export interface Call<T = unknown> {
  readonly method: 'GET';
  readonly path: string;
  readonly response: Reader<T>;
  /** The shortest interval in ms (spec 9). It also says when a response is stale: `dataState` in domain/time/age.ts. */
  readonly pollMs?: number;
  /** The longer interval in ms, where the spec names two. */
  readonly slowPollMs?: number;
  /** Its data in a sentence about loading, where several cards show parts of it; by default the card's title. */
  readonly subject?: string;
}

/** The fields that a write sends: the type of each, or its words (spec 7). */
export type PayloadFields = Readonly<Record<string, 'string' | 'boolean' | readonly string[]>>;

type FieldOf<F> = F extends readonly (infer Word)[] ? Word : F extends 'boolean' ? boolean : string;

/** What is sent: an object of the fields; nothing without them. */
type PayloadOf<F> = F extends PayloadFields ? { readonly [K in keyof F]: FieldOf<F[K]> } : void;

/** An action of a person: never polled; it makes the `reloads` stale. */
export interface Write<P = unknown, T = unknown> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Without fields no body and no content type are sent (spec 7). */
  readonly sends?: PayloadFields;
  /** Never a value: the type of what is sent. */
  readonly payload?: P;
  /** Without one, any body means done (A7). */
  readonly response?: Reader<T>;
  readonly reloads: readonly Call[];
}

/** Declares a read. `path` is as in spec 7, with no parameters. */
export function call<T, Sent>(
  path: string,
  rest: Pick<Call, 'pollMs' | 'slowPollMs' | 'subject'> & { readonly response: Reader<T, Sent> },
) {
  return { method: 'GET', path, ...rest } as const;
}

interface WriteOptions<F, T, Sent> {
  readonly sends?: F;
  readonly response?: Reader<T, Sent>;
  readonly reloads?: readonly Call[];
}

/** Declares a write. */
export function write<
  const F extends PayloadFields | undefined = undefined,
  T = unknown,
  Sent = unknown,
>(method: Write['method'], path: string, { reloads = [], ...rest }: WriteOptions<F, T, Sent> = {}) {
  return { method, path, reloads, ...rest } as Omit<WriteOptions<F, T, Sent>, 'reloads'> &
    Write<PayloadOf<F>, T>;
}
