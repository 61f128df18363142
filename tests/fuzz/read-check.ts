import type { Reader, Shape } from '../../src/api/shape.ts';
import { regionKeys } from '../../src/domain/region/region.ts';
import { cleanLine } from '../../src/domain/text/clean.ts';
import {
  fieldsOf,
  isAmount,
  isBoolean,
  isCount,
  isDay,
  isId,
  isLine,
  isLines,
  isMonth,
  isNumber,
  isOneOf,
  isPerson,
  isPhone,
  isRegion,
  isSomeLine,
  isStatus,
  isTime,
  isWhole,
  isWord,
  orNull,
  type Check,
  type Output,
} from './value-check.ts';

type Entries = Readonly<Record<string, Reader>>;
type Checks = Readonly<Record<string, Check>>;

const leaves = {
  text: isLine,
  lines: isLines,
  line: isSomeLine,
  id: isId,
  number: isNumber,
  amount: isAmount,
  count: isCount,
  flag: orNull(isBoolean),
  texts: listOf(isSomeLine),
  region: isRegion,
  regions: listOf(isRegion),
  person: isPerson,
  status: isStatus,
  time: isTime,
  day: isDay,
  month: isMonth,
  phone: isPhone,
} as const;

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

function checksOf(entries: Entries): Checks {
  return Object.fromEntries(
    Object.entries(entries).map(([name, reader]) => [name, checkOf(reader)]),
  );
}

interface Renamed {
  readonly sent: readonly string[];
  readonly read: Checks;
}

const isSent: Check = (value) => (typeof value === 'string' ? null : 'no text as sent');

/** The fields of rows that are read under other names than they are sent, by a field that no other row has. */
const renamed: Readonly<Record<string, Renamed>> = {
  stateAnalysis: {
    sent: ['customerName', 'field_agent', 'stateAnalysis'],
    read: {
      detectedState: isRegion,
      stateConfidence: isNumber,
      sent: fieldsOf({
        title: isSent,
        customer: isSent,
        region: isSent,
        time: isSent,
        phone: isSent,
        telemarketer: isSent,
      }),
    },
  },
  totalEvents: {
    sent: ['key', 'name', 'abbreviation'],
    read: { region: isRegion, ids: listOf(isSent) },
  },
  performance: { sent: ['name'], read: { person: isPerson } },
  repName: { sent: ['repName'], read: { rep: isPerson, home: orNull(isOneOf(regionKeys)) } },
  weeklyAverage: { sent: ['name'], read: { region: isRegion } },
  manualDecision: { sent: [], read: { hasId: isBoolean } },
};

function rowOf(entries: Entries): Check {
  const own = Object.keys(entries).find((name) => Object.hasOwn(renamed, name)) ?? '';
  const { sent, read } = renamed[own] ?? { sent: [], read: {} };
  const kept = Object.entries(checksOf(entries)).filter(([name]) => !sent.includes(name));
  return fieldsOf({ ...Object.fromEntries(kept), ...read });
}

/** Rows, and what is known of the rest of their list. */
function rowsOf(row: Check, total: Check, isNoList: Check = isBoolean): Checks {
  return { rows: listOf(row), unreadable: isWhole, isNoList, total };
}

const isNone: Check = (value) => (value === null ? null : 'a total');
const isNever: Check = (value) => (value === false ? null : 'true');

/** The list of a response: a total is greater than its rows. */
function wholeList(row: Check, more: Checks = {}): Check {
  const check = fieldsOf({ ...rowsOf(row, orNull(isNumber), isNever), ...more });
  return (value) => check(value) ?? partOf(value as Output);
}

function partOf({ rows, unreadable, total }: Output): string | null {
  const all = (rows as unknown[]).length + Number(unreadable);
  return total === null || Number(total) > all ? null : 'a total that its rows reach';
}

/** A list inside a response: without rows where it is no list. */
function innerList(row: Check): Check {
  const check = fieldsOf(rowsOf(row, isNone));
  return (value) => {
    const problem = check(value);
    if (problem !== null) return problem;
    const { rows, isNoList } = value as Output;
    return isNoList && (rows as unknown[]).length > 0 ? 'rows of no list' : null;
  };
}

/** A check of what a reader returns, by its description: all fields, each the value of its kind. */
export function checkOf(reader: Reader): Check {
  const shape: Shape = reader.shape;
  switch (shape.kind) {
    case 'choice':
      return orNull(isOneOf(shape.words));
    case 'word':
      return isWord(shape.words);
    case 'fields':
    case 'envelope':
      return fieldsOf(checksOf(shape.entries));
    case 'row':
      return rowOf(shape.entries);
    case 'fieldsOrNull':
      return orNull(fieldsOf(checksOf(shape.entries)));
    case 'rowOrNull':
      return orNull(checkOf(shape.row));
    case 'rows':
      return innerList(checkOf(shape.row));
    case 'list':
      return wholeList(checkOf(shape.row));
    case 'rowsByKey':
      return innerList(entryOf(shape));
    case 'rowsOrMap':
      return innerList(checkOf(shape.rows));
    case 'both':
      return appointmentsOf(...shape.parts);
    default:
      return leaves[shape.kind];
  }
}

/** An entry of a map, with its name as the region or person that it is. */
function entryOf({ key, row }: Extract<Shape, { kind: 'rowsByKey' }>): Check {
  const shape = row.shape;
  const value = 'entries' in shape ? checksOf(shape.entries) : { value: checkOf(row) };
  return fieldsOf({ ...value, [key]: key === 'region' ? isRegion : isPerson });
}

function appointmentsOf(list: Reader, totals: Reader): Check {
  const rows = list.shape;
  if (rows.kind !== 'list') throw new Error('a pair of other things');
  return wholeList(checkOf(rows.row), { sentTotals: checkOf(totals) });
}

const madeUp = /undefined|\[obj|NaN|Infinity|=>/;

/** A text in the output that JavaScript made, such as '[object Object]'. */
export function madeUpText(output: unknown, input: unknown): string | null {
  const isMadeUp = (text: string) => {
    const [made] = madeUp.exec(text) ?? [];
    return made !== undefined && !isSomeText(input, (sent) => isIn(sent, made));
  };
  return isSomeText(output, isMadeUp) ? 'a text that was not sent' : null;
}

/** Whether a text has another one, also as an identity or a text of one line has it. */
function isIn(sent: string, text: string): boolean {
  return sent.includes(text) || cleanLine(sent.normalize('NFKC')).includes(text);
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
