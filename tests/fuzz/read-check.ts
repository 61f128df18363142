import { shapeOf, type Reader, type Shape } from '../../src/api/tolerant.ts';

/** Returns the problem of a read value, or null. */
export type Check = (value: unknown) => string | null;

const plain = Object.prototype;
/** Fields that a reader may fold into others (rulings A3). */
const folded = new Set(['customerName', 'field_agent', 'stateAnalysis']);

type Output = Readonly<Record<string, unknown>>;

function isOutput(value: unknown): value is Output {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === plain;
}

const isText: Check = (value) => (typeof value === 'string' ? null : 'no text');
const isNumber: Check = (value) => (value === null || Number.isFinite(value) ? null : 'no number');
const isCount: Check = (value) =>
  value === null || (Number.isFinite(value) && (value as number) >= 0) ? null : 'no count';
const isFlag: Check = (value) =>
  value === null || typeof value === 'boolean' ? null : 'not true or false';

const leaves = { text: isText, number: isNumber, count: isCount, flag: isFlag } as const;

function listOf(item: Check): Check {
  return (value) => {
    if (!Array.isArray(value)) return 'no list';
    for (let at = 0; at < value.length; at += 1) {
      const problem = item(value[at]);
      if (problem !== null) return `[${at}]: ${problem}`;
    }
    return null;
  };
}

function all(...checks: readonly Check[]): Check {
  return (value) => {
    for (const check of checks) {
      const problem = check(value);
      if (problem !== null) return problem;
    }
    return null;
  };
}

/** An object with these fields and, unless more is allowed, no other. */
function fieldsOf(entries: Readonly<Record<string, Check>>, more: readonly string[] = []): Check {
  const checks = Object.entries(entries);
  const known = new Set([...Object.keys(entries), ...more]);
  return (value) => {
    if (!isOutput(value)) return 'no plain object';
    for (const [name, check] of checks) {
      if (folded.has(name) && !Object.hasOwn(value, name)) continue;
      if (!Object.hasOwn(value, name)) return `${name} is missing`;
      const problem = check(value[name]);
      if (problem !== null) return `${name}: ${problem}`;
    }
    const stranger = Object.keys(value).find((name) => !known.has(name));
    return stranger === undefined ? null : `${stranger} is not described`;
  };
}

function entriesOf(entries: Readonly<Record<string, Reader>>) {
  return Object.fromEntries(
    Object.entries(entries).map(([name, reader]) => [name, checkOf(reader)]),
  );
}

function rowsOf(row: Check): Readonly<Record<string, Check>> {
  return { rows: listOf(row), unreadable: isCount };
}

const orNull =
  (check: Check): Check =>
  (value) =>
    value === null ? null : check(value);

/** A check of what a reader returns, by its description: all fields, of the right types. */
export function checkOf(reader: Reader): Check {
  const shape: Shape = shapeOf(reader);
  switch (shape.kind) {
    case 'text':
    case 'number':
    case 'count':
    case 'flag':
      return leaves[shape.kind];
    case 'line':
      return (value) => (typeof value === 'string' && value.trim() !== '' ? null : 'no line');
    case 'texts':
      return listOf((value) => (typeof value === 'string' && value !== '' ? null : 'no text'));
    case 'namedNumbers':
      return listOf(fieldsOf({ name: isText, value: isNumber }));
    case 'fields':
    case 'envelope':
      return fieldsOf(entriesOf(shape.entries));
    case 'row':
      return 'stateAnalysis' in shape.entries
        ? all(fieldsOf(entriesOf(shape.entries), ['detectedState']), hasText('detectedState'))
        : fieldsOf(entriesOf(shape.entries));
    case 'fieldsOrNull':
      return orNull(fieldsOf(entriesOf(shape.entries)));
    case 'rowOrNull':
      return orNull(checkOf(shape.of));
    case 'rows':
    case 'list':
      return fieldsOf(rowsOf(checkOf(shape.of)));
    case 'namedRows':
      return fieldsOf(rowsOf(named(shape.of)));
    case 'rowsOrNamed':
      return fieldsOf(rowsOf(named(shape.named)));
    case 'both':
      return both(...shape.parts);
  }
}

const hasText = (name: string): Check => fieldOf(name, isText);

function fieldOf(name: string, check: Check): Check {
  return (value) => (isOutput(value) ? check(value[name]) : 'no plain object');
}

function named(reader: Reader): Check {
  const shape = shapeOf(reader);
  if (!('entries' in shape)) throw new Error('a map of something without fields');
  return fieldsOf({ ...entriesOf(shape.entries), name: isText });
}

function both(list: Reader, totals: Reader): Check {
  const [rows, rest] = [shapeOf(list), shapeOf(totals)];
  if (!('of' in rows) || !('entries' in rest)) throw new Error('a pair of other things');
  return fieldsOf({ ...rowsOf(checkOf(rows.of)), ...entriesOf(rest.entries) });
}

const madeUp = /undefined|\[obj|NaN|Infinity|=>/;

/** A text in the output that JavaScript made, such as '[object Object]'. */
export function madeUpText(output: unknown, input: unknown): string | null {
  const isMadeUp = (text: string) =>
    madeUp.test(text) && !isSomeText(input, (sent) => sent.includes(text.slice(0, -1)));
  return isSomeText(output, isMadeUp) ? 'a text that was not sent' : null;
}

/** Whether a text or name in a value matches. */
function isSomeText(value: unknown, is: (text: string) => boolean): boolean {
  if (typeof value === 'string') return is(value);
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some((item) => isSomeText(item, is));
  for (const name of Object.keys(value))
    if (is(name) || isSomeText((value as Output)[name], is)) return true;
  return false;
}

/** Whether two values are deeply equal. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [ofA, ofB] = [Object.keys(a), Object.keys(b)];
  return (
    Array.isArray(a) === Array.isArray(b) &&
    ofA.length === ofB.length &&
    ofA.every((name) => Object.hasOwn(b, name) && isSame((a as Output)[name], (b as Output)[name]))
  );
}
