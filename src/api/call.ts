import { once } from 'es-toolkit/function';
import type { Reader, ResponseReader } from './fields.ts';
import { receivedText, type Rows } from './rows.ts';

// What a call of the API is: src/calls/ has one module per subject that declares its calls with these functions.

/** A read of the API: polled every `pollMs` where there is one (rulings C21). */
export interface Call<T = unknown, F = unknown> {
  readonly method: 'GET';
  readonly path: string;
  readonly response: ResponseReader<T>;
  /** What screens show of a response: each figure is counted here, once per response, under one name (rulings C37). */
  figures(data: T): F;
  /** What a card has before the first response. */
  none(): Loaded<T, F>;
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

interface CallOptions<T, F> extends Pick<Call, 'pollMs' | 'slowPollMs' | 'subject'> {
  readonly response: ResponseReader<T>;
  readonly figures?: (data: T) => F;
}

/** Declares a read. `path` is as in spec 7, with no parameters; without `figures` they are the response. */
export function call<T, F = T>(path: string, options: CallOptions<T, F>) {
  const figures = options.figures ?? ((data: T) => data as unknown as F);
  const none = once(() => loaded({ figures }, options.response.none));
  return { method: 'GET', path, ...options, figures, none } as const;
}

/** A response as screens have it. */
export interface Loaded<T, F> {
  readonly data: T;
  readonly figures: F;
  /** '20 of 76 received', '2 rows unreadable' (rulings A2, A15); '' for a whole response, or one that is no list. */
  readonly part: string;
}

/** The figures of a response, which the caller keeps as long as it keeps the response. */
export function loaded<T, F>({ figures }: Pick<Call<T, F>, 'figures'>, data: T): Loaded<T, F> {
  return { data, figures: figures(data), part: isList(data) ? receivedText(data) : '' };
}

function isList(data: unknown): data is Rows {
  return Object.hasOwn(Object(data), 'unreadable');
}

interface WriteOptions<F, T> {
  readonly sends?: F;
  readonly response?: Reader<T>;
  readonly reloads?: readonly Call[];
}

/** Declares a write. */
export function write<const F extends PayloadFields | undefined = undefined, T = unknown>(
  method: Write['method'],
  path: string,
  { reloads = [], ...rest }: WriteOptions<F, T> = {},
) {
  return { method, path, reloads, ...rest } as Omit<WriteOptions<F, T>, 'reloads'> &
    Write<PayloadOf<F>, T>;
}
