import type { ReadName, WriteName, writes } from '../../src/calls/index.ts';
import type { PayloadFields, Write } from '../../src/api/call.ts';
import type { Center } from '../center.ts';

// The types of the center's responses, as the contract's readers say what is sent: every field that a screen reads.

export type ReadResponses = {
  readonly [N in ReadName]: (center: Center) => object;
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
  ) => object | Refusal;
};

/** The first field that a payload should have and does not; null where it has all. */
export function wrongField(fields: PayloadFields, payload: unknown): string | null {
  const sent = Object(payload) as Readonly<Record<string, unknown>>;
  const wrong = Object.entries(fields).find(([field, type]) =>
    typeof type === 'string' ? typeof sent[field] !== type : !type.includes(String(sent[field])),
  );
  return wrong?.[0] ?? null;
}
