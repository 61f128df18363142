import type { TextResponse } from '../exchange.ts';
import type { Run } from './runs.ts';

/** To the worker. An `id` counts up; the one under which a body was read is its version. */
export type ToWorker = { readonly id: number } & (
  | { readonly kind: 'keep'; readonly path: string; readonly bytes: ArrayBuffer }
  | {
      readonly kind: 'request';
      readonly path: string;
      /** The version that the page holds; null: none. */
      readonly base: number | null;
      /** Whether other tabs want the body. */
      readonly isShared: boolean;
      /** What another tab got, to be read in place of a response. */
      readonly body?: Blob | undefined;
    }
  | { readonly kind: 'stop' }
  | { readonly kind: 'source'; readonly path: string; readonly version: number }
);

/** From the worker: first the headers, then slices of new rows as JSON, then one of the rest. */
export type FromWorker = { readonly id: number } & (
  | { readonly kind: 'headers'; readonly headers: readonly (readonly [string, string])[] }
  | { readonly kind: 'slice'; readonly rows: string }
  | { readonly kind: 'same'; readonly body: Blob | undefined }
  | {
      readonly kind: 'changed';
      readonly runs: readonly Run[];
      /** The response but its rows, as JSON. */
      readonly rest: string;
      readonly body: Blob | undefined;
    }
  | { readonly kind: 'response'; readonly response: TextResponse }
  | { readonly kind: 'source'; readonly text: string | null }
  /** The request failed, or the worker itself. */
  | { readonly kind: 'network' | 'lost' }
);
