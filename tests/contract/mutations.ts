import { anyOfFields, misfits } from './contract.ts';
import { resolved, type Schema } from '../../tools/contract/contract.mjs';

// Whole bodies of a response, and the same with one fault each.

/** The forms of a response: a bare list, or one under a name (A1). */
export function formsOf(schema: Schema): readonly Schema[] {
  return resolved(schema).anyOf ?? [schema];
}

/** A body with every field that the schema names; a list has two rows. */
export function wholeBody(schema: Schema): unknown {
  const {
    properties,
    additionalProperties,
    items,
    examples,
    enum: words,
    anyOf,
  } = resolved(schema);
  if (properties) return mapped(properties, wholeBody);
  if (additionalProperties) return { 'Ana Torres': wholeBody(additionalProperties) };
  if (items) return [wholeBody(items), wholeBody(items)];
  return anyOf && !examples ? wholeBody(anyOf[0] ?? {}) : (examples ?? words)?.[0];
}

/** A whole body with one fault. */
export interface Mutation {
  /** The place of the fault: '/months/0/month', '' for the whole body. */
  readonly where: string;
  /** 'missing', or the JSON of the value that is in its place. */
  readonly fault: string;
  /** Its row, or without a row the response, cannot be read (A2). */
  readonly isNeeded: boolean;
  /** What is due there. Rows of another kind, which are no list or map, are an unreadable part (A13). */
  readonly due: 'value' | 'object' | 'texts' | 'rows';
  readonly body: unknown;
}

/** Every form of a response with each row and field missing, null, and of each wrong kind. */
export function* mutationsOf(schema: Schema): Generator<Mutation> {
  for (const form of formsOf(schema)) {
    const body = wholeBody(form);
    const faults: readonly Fault[] = [
      ...wrongKinds(schema).map((value) => ({ path: [], value, isNeeded: true, due: dueAs(form) })),
      ...faultsIn(form, body, [], true),
    ];
    for (const { path, value, isNeeded, due } of faults)
      yield {
        where: path.map((step) => `/${step}`).join(''),
        fault: value === missing ? 'missing' : JSON.stringify(value),
        isNeeded,
        due,
        body: changed(body, path, value),
      };
  }
}

type Fields = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

interface Fault {
  readonly path: Path;
  readonly value: unknown;
  readonly isNeeded: boolean;
  readonly due: Mutation['due'];
}

const missing = Symbol('missing');

/** `isNeeded`: the response, or the list that it is there for. */
function* faultsIn(schema: Schema, body: unknown, path: Path, isNeeded = false): Generator<Fault> {
  const form = formOf(schema, body);
  const { items, properties } = form;
  if (Array.isArray(body) && items) {
    // Texts are rows where the response is a list of them.
    if (isNeeded || dueAs(form) === 'rows') yield* wrongRows(items, [...path, 0]);
    yield* faultsIn(items, body[0], [...path, 0]);
  } else if (form.additionalProperties) {
    for (const [name, value] of Object.entries(body as Fields)) {
      yield* wrongRows(form.additionalProperties, [...path, name]);
      yield* faultsIn(form.additionalProperties, value, [...path, name]);
    }
  } else if (properties) {
    yield* withoutGroup(form, body as Fields, path);
    for (const [name, value] of Object.entries(body as Fields))
      yield* faultsOfField(form, name, value, [...path, name]);
  }
}

function* faultsOfField(
  { properties = {}, required = [] }: Schema,
  name: string,
  value: unknown,
  path: Path,
): Generator<Fault> {
  const field = properties[name] ?? {};
  const isNeeded = required.includes(name);
  const due = dueAs(formOf(field, value));
  for (const wrong of [missing, null, ...wrongKinds(field)])
    yield { path, value: wrong, isNeeded, due };
  yield* faultsIn(field, value, path, isNeeded);
}

/** The object without the fields of which it has one at least. */
function* withoutGroup(form: Schema, body: Fields, path: Path): Generator<Fault> {
  const group = form.minProperties
    ? Object.keys(body)
    : anyOfFields(form).flatMap(({ required = [] }) => required);
  if (group.length === 0) return;
  const left = Object.entries(body).filter(([name]) => !group.includes(name));
  yield { path, value: Object.fromEntries(left), isNeeded: true, due: 'object' };
}

function* wrongRows(row: Schema, path: Path): Generator<Fault> {
  for (const value of [null, ...wrongKinds(row)])
    yield { path, value, isNeeded: true, due: dueAs(resolved(row)) };
}

function dueAs({ items, additionalProperties, properties }: Schema): Mutation['due'] {
  if (items) return resolved(items).properties ? 'rows' : 'texts';
  if (additionalProperties) return 'rows';
  return properties ? 'object' : 'value';
}

/** Values of other kinds than the schema's. */
function wrongKinds(schema: Schema): readonly unknown[] {
  const values = ['soon', '', true, -1, 1.5, {}, [], ['soon'], { text: 'soon' }];
  return values.filter((value) => misfits(schema, value).length > 0);
}

/** The form of a schema that a value has. */
function formOf(schema: Schema, value: unknown): Schema {
  const target = resolved(schema);
  const form = target.anyOf?.find((each) => misfits(each, value).length === 0);
  return form === undefined ? target : formOf(form, value);
}

function changed(body: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(body))
    return body.map((entry, at) => (at === step ? changed(entry, rest, value) : entry));
  const left = Object.entries(body as Fields).filter(
    ([name]) => name !== step || rest.length > 0 || value !== missing,
  );
  return Object.fromEntries(
    left.map(([name, own]) => [name, name === step ? changed(own, rest, value) : own]),
  );
}

function mapped<T, R>(fields: Readonly<Record<string, T>>, make: (field: T) => R) {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, make(field)]));
}
