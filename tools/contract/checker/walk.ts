import { isFields, type Reader, type Shape, shapeOf } from '../../../src/api/tolerant.ts';
import type { Meanings } from '../description/meaning.ts';
import { createFindings, type Finding, underName, wholeResponse } from './findings.ts';
import { kindOf, ownOf } from './kinds.ts';
import { noteExtras, type Tour, walkFields, walkPart, walkRows } from './parts.ts';

export interface Walked {
  readonly findings: readonly Finding[];
  /** Rows of its outermost lists; null where it has none. */
  readonly rows: number | null;
}

interface Call {
  readonly fields?: Meanings;
  /** Of a list that is due in an object (rulings A1); either form is read. */
  readonly form?: 'object';
}

/**
 * Explains a response: where it is not as the contract has it, and what the app makes up for. Whether it can be
 * read at all, and which rows of it, the app's own readers decide. It never throws, whatever it meets.
 */
export function walk(
  response: Reader,
  input: unknown,
  { fields: meanings = {}, form }: Call,
): Walked {
  const tour: Tour = { findings: createFindings(), meanings, rows: null };
  const shape = shapeOf(response);
  if (shape.kind === 'list') {
    const name = walkList(tour, shape, input, form);
    if (isFields(input) && name !== null) noteExtras(tour, input, wholeResponse, [name]);
  } else if (shape.kind === 'both') {
    const [list, totals] = shape.parts.map(shapeOf);
    if (list?.kind === 'list') walkList(tour, list, input, form);
    if (isFields(input) && list?.kind === 'list' && totals?.kind === 'fields')
      walkFields(tour, totals.entries, input, wholeResponse, list.names);
  } else if (shape.kind === 'envelope' && !isFields(input)) {
    misfit(tour, `expected an object; found ${kindOf(input)}`);
  } else {
    walkPart(tour, shape, input, wholeResponse);
  }
  return { findings: tour.findings.list(), rows: tour.rows };
}

function misfit(tour: Tour, what: string): void {
  tour.findings.add('misfit', wholeResponse, what);
}

/** A response that is a list, in either of its forms (rulings A1); gives the name it stood under. */
function walkList(
  tour: Tour,
  { of, names }: Extract<Shape, { readonly kind: 'list' }>,
  input: unknown,
  form: 'object' | undefined,
): string | null {
  const [natural = ''] = names;
  const tolerate = (what: string) => tour.findings.add('tolerance', wholeResponse, what);
  if (Array.isArray(input)) {
    if (form === 'object') tolerate(`a bare list instead of an object with ${natural}`);
    walkRows(tour, of, input, wholeResponse);
    return null;
  }
  for (const name of isFields(input) ? names : []) {
    const list = isFields(input) ? ownOf(input, name) : null;
    if (!Array.isArray(list)) continue;
    if (form !== 'object') tolerate(`the list under ${name} instead of a bare list`);
    else if (name !== natural) tolerate(`the list under ${name} instead of ${natural}`);
    walkRows(tour, of, list, underName(wholeResponse, name));
    return name;
  }
  misfit(tour, `expected a list, or an object with ${natural}; found ${foundText(input)}`);
  return null;
}

function foundText(input: unknown): string {
  if (!isFields(input)) return kindOf(input);
  const lists = Object.values(input).filter(Array.isArray).length;
  if (lists === 0) return 'an object without a list';
  return `an object with ${lists === 1 ? 'a list' : `${lists} lists`} under another name`;
}
