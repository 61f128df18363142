import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  api,
  type Read,
  type ReadName,
  reads,
  type Write,
  type WriteName,
  writes,
} from '../../src/api/contract.ts';
import { payloadSchema } from '../../src/api/payloads.ts';
import { shapeOf, text } from '../../src/api/tolerant.ts';
import { namesOf } from './checker/check.ts';
import { writeCalls } from './description/actions.ts';
import { readCalls } from './description/calls.ts';
import type { Meanings } from './description/meaning.ts';
import { fieldsIn } from './docs/field-table.ts';

const responses = namesOf(api).flatMap((name) => {
  const { response } = api[name] as Read | Write;
  const { fields }: { fields: Meanings } = { ...readCalls, ...writeCalls }[name];
  return response ? [{ name, response, fields }] : [];
});

describe('every response of the contract is described', () => {
  it.each(responses)('$name: each field that is read has a meaning, and no other', (one) => {
    const described = fieldsIn(one.response).map(({ place }) => place);
    const meant = Object.entries(one.fields).filter(([, { unread }]) => !unread);
    expect(meant.map(([place]) => place).toSorted()).toEqual(described.toSorted());
  });

  it.each(responses)('$name: a second name is a field beside it', ({ fields }) => {
    const beside = Object.entries(fields).flatMap(([place, { or }]) =>
      or ? [place.replace(/[^.[\]{}]+$/, or)] : [],
    );
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(beside));
  });

  it('a reader without a description is an error, not a silence', () => {
    expect(shapeOf(text)).toEqual({ kind: 'text' });
    expect(() => shapeOf(v.string())).toThrow('has no description');
  });
});

describe('a list says in which form it is due (rulings A1)', () => {
  const inObject: ReadonlySet<ReadName> = new Set([
    'appointments',
    'recommendations',
    'historicalInsights',
  ]);

  it.each(namesOf(reads))('%s', (name) => {
    const isList = ['list', 'both'].includes(shapeOf(reads[name].response).kind);
    const wanted = inObject.has(name) ? 'object' : 'bare';
    expect(readCalls[name].form).toBe(isList ? wanted : undefined);
  });
});

describe('what the checker sends is what the contract has', () => {
  it.each(namesOf(writes))('%s', (name: WriteName) => {
    const payload = payloadSchema(name);
    const { sample, sends } = writeCalls[name];
    expect(Object.keys(sends ?? {})).toEqual(Object.keys(sample ?? {}));
    const read = payload ? v.safeParse(payload, sample).output : undefined;
    expect(read).toEqual(sample);
  });
});
