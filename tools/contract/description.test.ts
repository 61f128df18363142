import { describe, expect, it } from 'vitest';
import { api, reads, type WriteName, writes } from '../../src/calls/index.ts';
import type { Call, Write } from '../../src/api/call.ts';
import { wrongField } from '../../mocks/handlers/payload.ts';
import { readCalls, writeCalls } from './description/calls.ts';
import type { Meanings } from './description/meaning.ts';
import { fieldsIn, listIn, namesOf } from './parts.ts';

const responses = namesOf(api).flatMap((name) => {
  const { response } = api[name] as Call | Write;
  const { fields = {} }: { fields?: Meanings } = { ...readCalls, ...writeCalls }[name];
  return response ? [{ name, response, fields }] : [];
});

describe('every response of the contract is described', () => {
  it.each(responses)('$name: each field that is read has a meaning, and no other', (one) => {
    const described = fieldsIn(one.response).map(([place]) => place);
    const meant = Object.entries(one.fields).filter(([, { unread }]) => !unread);
    expect(meant.map(([place]) => place).toSorted()).toEqual(described.toSorted());
  });

  it.each(responses)('$name: a second name is a field beside it', ({ fields }) => {
    const beside = Object.entries(fields).flatMap(([place, { or }]) =>
      or ? [place.replace(/[^.[\]{}]+$/, or)] : [],
    );
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(beside));
  });
});

it('only these lists are due in an object, the others bare (rulings A1)', () => {
  const inObject = namesOf(reads).filter((name) => readCalls[name].form === 'object');
  expect(inObject).toEqual(['appointments', 'recommendations', 'historicalInsights']);
  expect(inObject.map((name) => listIn(reads[name].response)?.names[0])).toEqual([
    'appointments',
    'recommendations',
    'insights',
  ]);
});

it.each(namesOf(writes))('the checker sends the bodies of the contract: %s', (name: WriteName) => {
  const { sample, sends } = writeCalls[name];
  expect(Object.keys(sends ?? {})).toEqual(Object.keys(sample ?? {}));
  const { sends: fields = {} } = writes[name] as Write;
  expect(Object.keys(fields)).toEqual(Object.keys(sample ?? {}));
  expect(wrongField(fields, sample)).toBeNull();
});
