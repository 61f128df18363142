import { isFields } from '../../../src/api/tolerant.ts';

/** What kind of thing a value is, without telling the value. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (isFields(value)) return 'an object';
  if (typeof value === 'string') return value.trim() === '' ? 'empty text' : 'text';
  return typeof value === 'number' ? 'a number' : 'true or false';
}

/** A field that is not there, or null. What an object inherits is not there. */
export function isMissing(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

export function ownOf(fields: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}
