// What of a response does not fit its schema, each misfit once.
import { errorsOf, resolved } from './contract.mjs';

/** @typedef {import('./contract.mjs').Schema} Schema */

/**
 * @typedef {object} Misfit
 * @property {string} path of the value, with * for the rows of a list: '[*].validAppointments'
 * @property {string} expected
 * @property {string} seen what kind of value was sent, never the value, which may be personal
 * @property {number} count in how many rows
 */

/** @param {unknown} value */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The kind of a value: 'null', 'a text', 'an object with data'. @param {unknown} value */
function kindOf(value) {
  if (value === undefined) return 'nothing';
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return 'a text';
  if (typeof value === 'number') return numberKind(value);
  if (Array.isArray(value)) return 'a list';
  // Another key may be the name of a person.
  const names = Object.keys(value).filter((name) => /^[a-z]\w*$/.test(name));
  return names.length === 0 ? 'an object' : `an object with ${names.slice(0, 5).join(', ')}`;
}

/** @param {number} value */
function numberKind(value) {
  if (value < 0) return 'a negative number';
  return Number.isInteger(value) ? 'a number' : 'a fraction';
}

/** Of the forms of a list, bare or under one of its names, the one that was sent (A1). @param {Schema} schema @param {unknown} body */
export function formOf(schema, body) {
  const forms = resolved(schema).anyOf?.map(resolved) ?? [];
  if (forms.length === 0) return { schema: resolved(schema), misfit: null };
  const form = forms.find(({ type, required: [name = ''] = [] }) =>
    type === 'array' ? Array.isArray(body) : isObject(body) && Object.hasOwn(Object(body), name),
  );
  if (form) return { schema: form, misfit: null };
  const names = forms.flatMap(({ required = [] }) => required).join(' or ');
  const expected = `a list, or an object with ${names}`;
  return { schema: null, misfit: { path: '', expected, seen: kindOf(body), count: 1 } };
}

/** @param {Schema} response @param {unknown} body @returns {readonly Misfit[]} */
export function misfitsOf(response, body) {
  const { schema, misfit } = formOf(response, body);
  if (schema === null) return misfit ? [misfit] : [];
  /** @type {Map<string, Misfit>} */
  const found = new Map();
  /** @type {Map<string, import('ajv').ErrorObject>} */
  const errors = new Map();
  for (const error of errorsOf(schema, body)) {
    const { instancePath, keyword, params, parentSchema } = error;
    // A form that is nothing but a needed field: its names are told together.
    if (keyword === 'required' && !parentSchema?.['properties']) continue;
    const place =
      keyword === 'required' ? `${instancePath}/${params['missingProperty']}` : instancePath;
    // Several errors of one value: of the forms that it could have, and of the schema that has these forms.
    if (!errors.has(place) || parentSchema?.['description']) errors.set(place, error);
  }
  for (const [place, { keyword, params, parentSchema, data }] of errors) {
    const missing = keyword === 'required' ? String(params['missingProperty']) : null;
    const path = pathOf(place);
    const expected = expectedOf(/** @type {Schema} */ (parentSchema), missing);
    const seen = missing === null ? kindOf(data) : 'nothing';
    const text = `${path}: ${expected}, ${seen}`;
    found.set(text, { path, expected, seen, count: (found.get(text)?.count ?? 0) + 1 });
  }
  return [...found.values()];
}

/** Maps from names of people or regions. */
const nameMap =
  /^(?:telemarketers|telemarkerterAccuracy|calendarAccuracy|regionBreakdown|byRegion)$/;

/** '/0/stateAnalysis/confidence' is '[*].stateAnalysis.confidence'; the name of a person is '*', too. @param {string} pointer */
function pathOf(pointer) {
  return pointer
    .split('/')
    .slice(1)
    .map((step, at, steps) =>
      /^\d+$/.test(step) || nameMap.test(steps[at - 1] ?? '') ? '[*]' : `.${step}`,
    )
    .join('')
    .replace(/^\./, '');
}

/** @param {Schema} schema @param {string | null} missing @returns {string} */
function expectedOf(schema, missing) {
  if (missing !== null) {
    const field = schema.properties?.[missing];
    return field ? expectedOf(resolved(field), null) : 'a value';
  }
  const names =
    schema.anyOf?.flatMap((form) => (form.properties ? [] : (form.required ?? []))) ?? [];
  if (names.length > 0) return `one of ${names.join(', ')}`;
  if (schema.enum) return schema.enum.map(String).join(', ');
  const types = [schema.type ?? []].flat().join(' or ');
  const [sentence = ''] = schema.description?.split(/[.:](?:\s|$)/) ?? [];
  return sentence.charAt(0).toLowerCase() + sentence.slice(1) || types || 'another value';
}
