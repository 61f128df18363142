// What fits the contract and is worth a look all the same: fields, and figures that several calls have.
import { resolved } from './contract.mjs';
import { formOf } from './misfits.mjs';

/** @typedef {import('./contract.mjs').Schema} Schema */
/** @typedef {any} Row a row, or the fields of an object */

/** The names of the four regions (A4). */
const regionNames = /^(?:california|ca|chicago|illinois|il|arizona|az|florida|fl)$/i;

/** The rows of a list, bare or under a name; null for a response of fields. @param {Schema} response @param {unknown} body @returns {{ rows: readonly Row[], schema: Schema | undefined } | null} */
function rowsIn(response, body) {
  const { schema } = formOf(response, body);
  if (schema?.type === 'array') return { rows: /** @type {Row[]} */ (body), schema: schema.items };
  const [name = '', list] =
    Object.entries(schema?.properties ?? {}).find(
      ([field, { type }]) => type === 'array' && schema?.required?.includes(field),
    ) ?? [];
  return list ? { rows: /** @type {Row} */ (body)[name], schema: list.items } : null;
}

/** Remarks on one response. @param {Schema} response @param {unknown} body @param {Headers} headers @returns {readonly string[]} */
export function remarksOn(response, body, headers) {
  const remarks = [];
  const list = rowsIn(response, body);
  const { schema: form } = formOf(response, body);
  if (form && !Array.isArray(body)) remarks.push(...unreadFields(form, [Object(body)], ''));
  if (list === null) remarks.push(...missingFields(resolved(response), body));
  else {
    const { rows, schema = {} } = list;
    const objects = rows.filter((row) => typeof row === 'object' && row !== null);
    const fields = resolved(schema).properties ?? {};
    if (rows.length === 0) remarks.push('no row: what a row should have is not checked');
    else remarks.push(...unreadFields(resolved(schema), objects, '[*].'));
    for (const [name, field] of Object.entries(fields)) {
      const sent = objects.map((row) => row[name]).filter((value) => (value ?? null) !== null);
      const isExtra = /^(?:Read where|Not read)/.test(field.description ?? '');
      if (objects.length > 0 && sent.length === 0 && !isExtra) remarks.push(`no row has ${name}`);
      if (/^id$|Id$/.test(name) && new Set(sent.map(String)).size < sent.length)
        remarks.push(
          `${name}: ${sent.length - new Set(sent.map(String)).size} rows have that of another row`,
        );
      if (isPercent(field) && sent.length > 0 && sent.every((one) => one > 0 && one < 1))
        remarks.push(`${name} is between 0 and 1 in each row: percents are 0 to 100`);
    }
    const page = headers.get('Link') ?? headers.get('X-Total-Count');
    if (page !== null && (/rel="?next/.test(page) || Number(page) > rows.length))
      remarks.push('a page of a longer list: the dashboard requests no further one');
  }
  return remarks;
}

/** @param {Schema} schema */
const isPercent = ({ $ref = '' }) => $ref.endsWith('/Percent');

/** @param {Schema} schema @param {readonly Row[]} sent @param {string} at @returns {readonly string[]} */
function unreadFields({ properties = {} }, sent, at) {
  const names = new Set(sent.flatMap((one) => Object.keys(one)));
  const unread = [...names].filter((name) => !Object.hasOwn(properties, name));
  const inner = objectFields(properties).flatMap(([name, schema]) =>
    unreadFields(schema, sent.map((one) => one[name]).filter(isObject), `${at}${name}.`),
  );
  const own = unread.length > 0 ? [`not read: ${unread.map((name) => at + name).join(', ')}`] : [];
  return [...own, ...inner];
}

/** Which fields of an object were not sent. @param {Schema} schema @param {unknown} body */
function missingFields(schema, body) {
  /** @param {Schema} object @param {Row} sent @param {string} at @returns {readonly string[]} */
  const missing = ({ properties = {} }, sent, at) => {
    const inner = new Map(objectFields(properties));
    return Object.keys(properties).flatMap((name) => {
      const part = inner.get(name);
      if ((sent[name] ?? null) === null) return [at + name];
      return part ? missing(part, sent[name], `${at}${name}.`) : [];
    });
  };
  const names = missing(schema, Object(body), '');
  return names.length > 0 ? [`not sent: ${names.join(', ')}`] : [];
}

/** The fields that are objects of fields. @param {Readonly<Record<string, Schema>>} properties @returns {[string, Schema][]} */
const objectFields = (properties) =>
  Object.entries(properties)
    .map(([name, field]) => /** @type {[string, Schema]} */ ([name, resolved(field)]))
    .filter(([, schema]) => schema.properties);

/** @param {unknown} value */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Remarks on what differs between calls; `bodies` has the usable responses by the name of their call. @param {Readonly<Record<string, any>>} bodies */
export function remarksBetween(bodies) {
  /** @type {string[]} */
  const remarks = [];
  /** @param {string} what @param {number | null} one @param {string} by @param {number | null} other @param {string} otherBy */
  const compare = (what, one, by, other, otherBy) => {
    if (one !== null && other !== null && one !== other)
      remarks.push(`${what}: ${one} by ${by}, ${other} by ${otherBy}`);
  };
  const { dashboard, regions, appointments, alerts, alertStats, telemarketers } = bodies;
  const booked = listOf(appointments, 'appointments');
  const places = listOf(regions, 'regions');
  const total = count(dashboard?.metrics?.totalValidAppointments);
  const ofRegions = places && sum(places.map((row) => row.validAppointments ?? 0));
  const listed = booked && booked.filter(({ status }) => /^valid$/i.test(status)).length;
  compare('valid appointments', total, '/api/dashboard', ofRegions, '/api/regions');
  compare('valid appointments', total, '/api/dashboard', listed, '/api/appointments');
  compare('valid appointments', count(appointments?.valid), 'its total', listed, 'its rows');
  if (booked && count(appointments?.total) !== null && appointments.total > booked.length)
    remarks.push(`/api/appointments: ${booked.length} of ${appointments.total} rows`);
  for (const { key, name, validAppointments, totalEvents } of places ?? []) {
    if (Number(validAppointments) > Number(totalEvents))
      remarks.push(`/api/regions: ${key ?? name} has more valid appointments than events`);
    if (![key, name].some((text) => regionNames.test(text)))
      remarks.push(`/api/regions: ${key ?? name} is a region of its own, without a screen`);
  }
  const queue = listOf(alerts, 'alerts');
  for (const status of ['pending', 'reviewed', 'dismissed'])
    compare(
      `${status} alerts`,
      queue && queue.filter((alert) => alert.status === status).length,
      'the list',
      count(alertStats?.[status]),
      '/api/manual-validation/stats',
    );
  if (alertStats)
    compare(
      'alerts',
      count(alertStats.total),
      'the total of /api/manual-validation/stats',
      sum([alertStats.pending, alertStats.reviewed, alertStats.dismissed]),
      'its parts',
    );
  if (booked?.length && !booked.some(({ status }) => /^(?:valid|invalid|blocked)$/i.test(status)))
    remarks.push('/api/appointments: no row is valid, invalid or blocked: all are undecided');
  const people = listOf(telemarketers, 'telemarketers') ?? [];
  const others = people.filter(
    ({ name, appointments: credited }) =>
      booked &&
      count(credited) !==
        booked.filter((row) => row.telemarketer === name && /^valid$/i.test(row.status)).length,
  );
  if (others.length > 0)
    remarks.push(
      `valid appointments of ${others.length} of ${people.length} telemarketers: not as many rows of /api/appointments`,
    );
  const { weeklyMode, dateRange } = dashboard?.metrics ?? {};
  if (weeklyMode === true && !(dateRange?.start && dateRange?.end))
    remarks.push('/api/dashboard: weekly mode without a dateRange');
  return remarks;
}

/** @param {any} body @param {string} name @returns {Row[] | null} */
function listOf(body, name) {
  const list = Array.isArray(body) ? body : body?.[name];
  return Array.isArray(list) ? list.filter((row) => typeof row === 'object' && row) : null;
}

/** @param {unknown} sent */
const count = (sent) => (sent === null || sent === undefined ? null : Number(sent));

/** @param {readonly unknown[]} counts */
const sum = (counts) => counts.reduce((/** @type {number} */ all, one) => all + Number(one), 0);
