import packageJson from '../../../package.json' with { type: 'json' };
import { deadlineMs } from '../../../src/api/client.ts';
import { reads, writes, type ReadName, type WriteName } from '../../../src/calls/index.ts';
import type { Call, Write } from '../../../src/api/call.ts';
import { namesOf } from '../checker/check.ts';
import { readCalls, writeCalls } from '../description/calls.ts';
import { whenItFails } from '../description/meaning.ts';
import { requestedOn } from '../docs/places.ts';
import { fieldsIn, listIn } from '../parts.ts';
import { exampleOf, responseTo, shortened } from './examples.ts';
import { objectOf, payloadOf, ref, schemaOf, type JsonSchema } from './schema.ts';

const introduction = `What the Appointment Tracker requests from its backend, and how it reads the responses.

Made from the contract of the dashboard by \`npm run openapi\`; do not edit. It says what a server should send. The
dashboard accepts more: a number may be a text that is one, a list may stand under a name or bare, unknown fields are
ignored, and a row or field that cannot be read costs only itself; each description says what the screens show without
it. Every request sends cookies, follows no redirect and waits ${deadlineMs / 1_000} s. Any 2xx means done.`;

/** The contract in OpenAPI 3.1: docs/openapi.json. */
export function openApiDocument() {
  const schemas: Record<string, JsonSchema> = {
    Appointment: rowOf('appointments'),
    Month: rowOf('monthly', 'months'),
  };
  const paths: Record<string, Record<string, JsonSchema>> = {};
  const add = ({ method, path }: Pick<Call | Write, 'method' | 'path'>, operation: JsonSchema) => {
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  };
  for (const name of namesOf(reads)) {
    schemas[responseName(name)] = responseSchema(name);
    add(reads[name], readOperation(name));
  }
  for (const name of namesOf(writes)) {
    const { response, sends: payload } = writes[name] as Write;
    const { fields = {}, sends = {} } = writeCalls[name];
    if (response) schemas[responseName(name)] = schemaOf(response, fields);
    if (payload) schemas[payloadName(name)] = payloadOf(payload, sends);
    add(writes[name], writeOperation(name));
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'The API of the Appointment Tracker',
      version: packageJson.version,
      description: introduction,
      license: { name: packageJson.license, identifier: 'LicenseRef-Unlicensed' },
    },
    servers: [{ url: '/', description: 'The origin that serves the dashboard' }],
    // Access is the backend's decision: with a session, or open.
    security: [{ session: [] }, {}],
    tags: [
      { name: 'reads', description: 'Requested by screens, most of them on an interval' },
      { name: 'actions', description: 'Sent once, when a person triggers them' },
    ],
    paths,
    components: {
      schemas,
      responses: { FailedRead: failedRead, FailedAction: failedAction },
      securitySchemes: { session },
    },
  };
}

const session = {
  type: 'apiKey',
  in: 'cookie',
  name: 'session',
  description:
    "The dashboard sends the cookies that the browser has for its origin, whatever their names: `session` is an example. Signing in is the backend's own page.",
};

const failure = (description: string) => ({
  description: `${description} The text is shown to people: one sentence, no stack trace, nothing personal.`,
  content: { 'text/plain': { schema: { type: 'string' } } },
});

const failedRead = failure(
  'The card that requested it says so and offers Try Again; what came before stays, with its age.',
);
const failedAction = failure(
  'Told where the action was triggered; what was typed stays, and nothing is sent again by itself.',
);

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const responseName = (name: ReadName | WriteName) => `${capital(name)}Response`;
const payloadName = (name: WriteName) => `${capital(name)}Payload`;

/** The row schema of a response's list, or of a list inside it, that several calls share. */
function rowOf(name: ReadName, list = ''): JsonSchema {
  const { response } = reads[name];
  const [, reader = response] = fieldsIn(response).find(([place]) => place === list) ?? [];
  return schemaOf(reader, readCalls[name].fields ?? {}, list)['items'] as JsonSchema;
}

function responseSchema(name: ReadName): JsonSchema {
  const { fields = {}, form } = readCalls[name];
  const { response } = reads[name];
  const list = form === 'object' ? listIn(response) : null;
  if (!list) return schemaOf(response, fields);
  const [under] = list.names;
  const rows = { type: 'array', items: schemaOf(list.of, fields, '[]') };
  const beside = objectOf(list.beside, fields);
  return {
    type: 'object',
    properties: {
      [under ?? '']: name === 'appointments' ? { ...rows, items: ref('Appointment') } : rows,
      ...beside.properties,
    },
    required: [under, ...(beside.required ?? [])],
  };
}

function failures(name: 'FailedRead' | 'FailedAction') {
  const $ref = `#/components/responses/${name}`;
  return { '4XX': { $ref }, '5XX': { $ref } };
}

function jsonOf(schema: string, example: unknown) {
  return { 'application/json': { schema: ref(schema), example } };
}

function readOperation(name: ReadName): JsonSchema {
  const { shows, when, clauses } = readCalls[name];
  const { pollMs, slowPollMs }: Call = reads[name];
  return {
    operationId: name,
    tags: ['reads'],
    summary: `For ${shows}`,
    description: [`Requested on ${requestedOn(name)}.`, when, whenItFails(readCalls[name])]
      .filter(Boolean)
      .join(' '),
    'x-poll-interval-ms': pollMs ?? null,
    ...(slowPollMs !== undefined && { 'x-slow-poll-interval-ms': slowPollMs }),
    'x-clauses': clauses,
    responses: {
      200: {
        description: `The response for ${shows}`,
        content: jsonOf(responseName(name), exampleOf(name)),
      },
      ...failures('FailedRead'),
    },
  };
}

function writeOperation(name: WriteName): JsonSchema {
  const { trigger, purpose, sample, clauses } = writeCalls[name];
  const { response, reloads, sends: payload } = writes[name] as Write;
  return {
    operationId: name,
    tags: ['actions'],
    summary: `Sent by ${trigger}`,
    description: purpose,
    'x-refetched-afterwards': reloads.map((read) => read.path),
    'x-clauses': clauses,
    ...(payload && {
      requestBody: { required: true, content: jsonOf(payloadName(name), sample) },
    }),
    responses: {
      '2XX': response
        ? {
            description: 'Done; this is shown',
            content: jsonOf(responseName(name), shortened(responseTo(name))),
          }
        : { description: 'Done; a body is not read' },
      ...failures('FailedAction'),
    },
  };
}
