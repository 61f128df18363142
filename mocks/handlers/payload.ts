import type { reads, ReadName, WriteName, writes } from '../../src/calls/index.ts';
import type { Write } from '../../src/api/call.ts';
import type { Calls } from '../../src/api/contract.d.ts';
import type { Center } from '../center.ts';

// The center's responses have the types of docs/openapi.yaml: a missing handler or a wrong response does not compile.

type ResponseOf<C extends { readonly method: string; readonly path: string }> =
  `${C['method']} ${C['path']}` extends infer Sent extends keyof Calls
    ? Calls[Sent]['response']
    : never;

export type ReadResponses = {
  readonly [N in ReadName]: (center: Center) => ResponseOf<(typeof reads)[N]>;
};

/** A response with an error status. */
export type Refusal = { readonly refused: number; readonly text: string };

export function refuse(refused: number, text: string): Refusal {
  return { refused, text };
}

type PayloadOf<W> = W extends Write<infer P> ? P : never;

export type WriteActs = {
  readonly [N in WriteName]: (
    center: Center,
    payload: PayloadOf<(typeof writes)[N]>,
  ) => ResponseOf<(typeof writes)[N]> | Refusal;
};
