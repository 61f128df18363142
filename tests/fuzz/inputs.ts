import fc from 'fast-check';
import type { Random } from '../../mocks/world/random.ts';
import {
  hostileBodies,
  hostileDates,
  hostileKeys,
  hostileNumbers,
  hostileStrings,
  oddSpellings,
} from '../hostile-values.ts';

/** The material of inputs, frozen like every input. */
export interface Material {
  readonly random: Random;
  readonly odd: readonly unknown[];
  /** Names of the contract's fields, and others. */
  readonly names: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;
type Step = string | number;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const under = (random: Random, count: number) => Math.floor(random() * count);
const oneOf = <T>(random: Random, list: readonly T[]): T => list[under(random, list.length)] as T;

/** All field names in a value. */
export function namesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...new Set([...own, ...Object.values(value).flatMap(namesIn)])];
}

function deep(levels: number): unknown {
  let value: unknown = 'the bottom';
  for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { data: value };
  return value;
}

/** Freezes a value deeply. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const item of Object.values(value)) frozen(item);
  return value;
}

/** Values that no field expects, fast-check's among them. */
export function oddValues(seed: number): readonly unknown[] {
  const short = hostileStrings.filter((text) => text.length < 200);
  const plain = [null, null, true, false, 'true', 'false', '', ' ', [], {}, 'x'.repeat(20_001)];
  return frozen([
    ...plain,
    ...hostileNumbers,
    ...hostileDates,
    ...oddSpellings,
    ...hostileKeys,
    ...short.filter((_, index) => index % 4 === 0),
    ...fc.sample(fc.string({ unit: 'binary', maxLength: 12 }), { seed, numRuns: 100 }),
    ...hostileBodies.map((json): unknown => JSON.parse(json)),
    deep(50),
    ...fc.sample(fc.jsonValue({ maxDepth: 3 }), { seed, numRuns: 1_000 }),
  ]);
}

/** Nested 1,000 levels deep. */
export const abyss = frozen([deep(1_000)])[0];

/** Any JSON, with many names of the contract. */
export function arbitrary(material: Material, depth = 0): unknown {
  const { random, odd, names } = material;
  const kind = random();
  if (depth > 3 || kind < (depth === 0 ? 0.2 : 0.55)) return oneOf(random, odd);
  const size = under(random, depth === 0 ? 6 : 4);
  if (kind < 0.7)
    return Object.freeze(Array.from({ length: size }, () => arbitrary(material, depth + 1)));
  const made: Record<string, unknown> = {};
  for (let at = 0; at < size; at += 1)
    put(made, oneOf(random, random() < 0.7 ? names : hostileKeys), arbitrary(material, depth + 1));
  return Object.freeze(made);
}

/** Sets a field, even `__proto__`, as JSON.parse does. */
function put(fields: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__')
    Object.defineProperty(fields, name, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  else fields[name] = value;
}

/** The path of each part of a value. */
function placesIn(value: unknown, at: readonly Step[] = []): readonly (readonly Step[])[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inside = Array.isArray(value)
    ? value.flatMap((item, index) => placesIn(item, [...at, index]))
    : Object.entries(value).flatMap(([name, item]) => placesIn(item, [...at, name]));
  return [at, ...inside];
}

/** Makes valid responses with one to three changes. */
export function mutations(good: unknown, material: Material): () => unknown {
  const { random } = material;
  const template = frozen(good);
  const places = placesIn(template);
  return () => {
    let response: unknown = template;
    const times = 1 + under(random, 3);
    for (let time = 0; time < times; time += 1)
      response = changedAt(response, oneOf(random, places), 0, material);
    return response;
  };
}

function changedAt(
  node: unknown,
  place: readonly Step[],
  from: number,
  material: Material,
): unknown {
  const step = place[from];
  if (step === undefined) return changed(node, material);
  if (Array.isArray(node)) {
    const index = Number(step);
    if (!(index < node.length)) return changed(node, material);
    const copy: unknown[] = [...node];
    copy[index] = changedAt(copy[index], place, from + 1, material);
    return Object.freeze(copy);
  }
  if (!isFields(node) || !Object.hasOwn(node, step)) return changed(node, material);
  const copy = { ...node };
  put(copy, String(step), changedAt(node[step], place, from + 1, material));
  return Object.freeze(copy);
}

function changed(node: unknown, material: Material): unknown {
  const { random, odd, names } = material;
  const way = random();
  if (way < 0.3) return oneOf(random, odd);
  if (way < 0.36) return Object.freeze({ data: node });
  if (way < 0.42) return Object.freeze([node]);
  if (Array.isArray(node)) return Object.freeze(changedList(node, material));
  if (isFields(node)) return Object.freeze(changedFields(node, material));
  if (way < 0.6) return retyped(node);
  return way < 0.8 ? null : oneOf(random, random() < 0.5 ? hostileKeys : names);
}

function retyped(value: unknown): unknown {
  if (typeof value === 'string') return value.length;
  if (typeof value === 'number') return value % 2 ? String(value) : -value * 1e3;
  return typeof value === 'boolean' ? Number(value) : 0;
}

function changedList(list: readonly unknown[], { random, odd }: Material): object {
  const at = under(random, list.length + 1);
  const way = random();
  if (way < 0.1) return Object.fromEntries(list.entries());
  if (way < 0.25) return list.toSpliced(at, 1);
  if (way < 0.5) return list.toSpliced(at, 0, list[0] ?? null);
  if (way < 0.75) return list.toSpliced(at, 0, oneOf(random, odd));
  return way < 0.9 ? list.slice(0, at) : [...list, ...list, ...list];
}

function changedFields(fields: Fields, { random, odd, names }: Material): Fields {
  const entries = Object.entries(fields);
  const at = under(random, entries.length);
  const [name = 'name', value = null] = entries[at] ?? [];
  const other = oneOf(random, random() < 0.5 ? names : hostileKeys);
  const way = random();
  if (way < 0.35) return Object.fromEntries(entries.toSpliced(at, 1));
  if (way < 0.65) return Object.fromEntries(entries.toSpliced(at, 1, [other, value]));
  if (way < 0.85) return Object.fromEntries([...entries, [other, oneOf(random, odd)]]);
  const [, another = value] = entries[under(random, entries.length)] ?? [];
  return Object.fromEntries(entries.toSpliced(at, 1, [name, another]));
}
