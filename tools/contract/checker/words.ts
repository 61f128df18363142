import { isFields } from '../../../src/api/shape.ts';
import { readText } from '../../../src/api/values.ts';
import { phoneNumberOf } from '../../../src/domain/phone.ts';
import { cleanLine, visibleLine } from '../../../src/domain/text/clean.ts';
import { instantOf } from '../../../src/domain/time/read-time.ts';
import type { Schema } from './contract-file.ts';
import { loss, note, type Remark } from './remarks.ts';

/** The kind of a value in words, without the value. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (isFields(value)) return 'an object';
  if (typeof value === 'string') return value.trim() === '' ? 'empty text' : 'text';
  return typeof value === 'number' ? 'a number' : 'true or false';
}

const minuteMs = 60_000;

/** UTC read as Eastern is 4 or 5 hours late: what has just happened is then to come. */
export function isStillToCome(value: unknown, nowMs: number): boolean {
  const aheadMs = (instantOf(cleanLine(readText(value))) ?? 0) - nowMs;
  return aheadMs > 30 * minuteMs && aheadMs < 330 * minuteMs;
}

/** What no pattern says of a text: markup in it, and whether it is one phone number. */
export function remarksOnText(schema: Schema, value: unknown): readonly Remark[] {
  const text = readText(value);
  const line = cleanLine(text);
  if (line === '') return [];
  const isTwice = /&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/i.test(line) && text.includes('&amp;');
  const noPhone = schema['x-unless-phone'];
  return [
    ...(isTwice
      ? [loss('HTML entities that are encoded twice: decoded once, so that the screens show them')]
      : []),
    ...(!isTwice && line !== visibleLine(text)
      ? [note('HTML entities or tags: read as plain text')]
      : []),
    ...(noPhone !== undefined && phoneNumberOf(line) === null ? [note(noPhone)] : []),
  ];
}

const mostNames = 12;
const fieldName = /^[a-z_$][\w$-]{0,39}$/i;

/** Quotes only names that look like field names: others may be those of people. */
const isFieldName = (name: string) => fieldName.test(name);

export function unreadText(names: readonly string[]): string {
  const quoted = names.filter(isFieldName).slice(0, mostNames);
  const more = names.length - quoted.length;
  const list = [...quoted, ...(more > 0 ? [`${more} more`] : [])].join(', ');
  return `${names.length === 1 ? 'a field' : 'fields'} that nothing reads: ${list}`;
}

/** ', but valid_events is there' for a missing `validEvents`. */
export function otherSpelling(name: string, beside: Readonly<Record<string, unknown>>): string {
  const bare = (text: string) => text.replace(/[_-]/g, '').toLowerCase();
  const other = Object.keys(beside).find((each) => each !== name && bare(each) === bare(name));
  return other === undefined ? '' : `, but ${other} is there`;
}

/** The names under which an object has lists, '"data.items"'; null without any that can be quoted. */
export function listsIn(input: unknown): string | null {
  if (!isFields(input)) return null;
  const lists = Object.entries(input).flatMap(([name, value]) => {
    if (Array.isArray(value)) return [name];
    if (!isFields(value)) return [];
    return Object.keys(value).flatMap((inner) =>
      Array.isArray(value[inner]) ? [`${name}.${inner}`] : [],
    );
  });
  const quoted = lists.filter((path) => path.split('.').every(isFieldName)).slice(0, 3);
  return quoted.length === 0 ? null : quoted.map((path) => `"${path}"`).join(' or ');
}
