import type * as v from 'valibot';
import type { reads, ReadName, WriteName, writes } from '../../src/api/contract.ts';
import type { PayloadOf } from '../../src/api/payloads.ts';
import type { Appointment } from '../../src/api/entities/appointment.ts';
import type { Rows } from '../../src/api/tolerant.ts';
import type { Center } from '../center.ts';

// The types of the center's responses, from the contract: every field that a screen reads must be sent.

type Extra = { readonly [extra: string]: unknown };

type SentAppointment = Extra & {
  readonly [K in Exclude<keyof Appointment, 'detectedState'> | 'customerName' | 'field_agent']:
    | string
    | number
    | null;
} & {
  readonly stateAnalysis: { readonly detectedState: string; readonly confidence: number | null };
};

type SentList<R> = R extends { name: string; value: number | null }
  ? { readonly [name: string]: number }
  : readonly Sent<R>[];

/** A list of rows, or a map of rows with a name (A9). */
type SentRows<R> =
  | readonly Sent<R>[]
  | (R extends { name: string } ? { readonly [name: string]: Sent<Omit<R, 'name'>> } : never);

type Sent<T> = T extends string
  ? string | null
  : T extends number | boolean | null
    ? T
    : T extends Rows<infer R>
      ? SentRows<R>
      : T extends readonly (infer R)[]
        ? SentList<R>
        : T extends Appointment
          ? SentAppointment
          : { readonly [K in keyof T]: Sent<T[K]> } & Extra;

type Read<N extends ReadName> = v.InferOutput<(typeof reads)[N]['response']>;

type Holding<Name extends string, T> = { readonly [K in Name]: Sent<T> };

/** The responses with their list under a name (rulings A1). */
type InObject = {
  appointments: Holding<'appointments', Rows<Appointment>> & {
    readonly [K in 'total' | 'valid' | 'invalid']: number;
  };
  recommendations: Holding<'recommendations', Read<'recommendations'>>;
  historicalInsights: Holding<'insights', Read<'historicalInsights'>>;
};

export type ReadResponses = {
  readonly [N in ReadName]: (
    center: Center,
  ) => N extends keyof InObject ? InObject[N] : Sent<Read<N>>;
};

type WriteResponse<W> = W extends { readonly response?: v.GenericSchema<unknown, infer T> }
  ? unknown extends T
    ? Extra
    : Sent<T>
  : never;

/** A response with an error status. */
export type Refusal = { readonly refused: number; readonly text: string };

export function refuse(refused: number, text: string): Refusal {
  return { refused, text };
}

export type WriteActs = {
  readonly [N in WriteName]: (
    center: Center,
    payload: PayloadOf<N>,
  ) => WriteResponse<(typeof writes)[N]> | Refusal;
};
