import packageJson from '../../../package.json' with { type: 'json' };
import { deadlineMs } from '../../../src/api/client.ts';
import { reads, writes, type ReadName, type WriteName } from '../../../src/calls/index.ts';
import type { Call, Write } from '../../../src/api/call.ts';
import { readCalls, writeCalls } from '../description/calls.ts';
import { whenItFails } from '../description/meaning.ts';
import { requestedOn } from '../docs/places.ts';
import { exampleOf, responseTo, shortened } from './examples.ts';
import { namesOf } from '../parts.ts';
import { ref, type JsonSchema } from './forms.ts';
import { createSchemas, payloadOf } from './schema.ts';

const introduction = `What the Appointment Tracker requests from its backend, and how it reads the responses.

Made from the contract of the dashboard by \`npm run openapi\`; do not edit. A response fits exactly where it is valid here:
the first form of each \`anyOf\` is the one to send, and \`x-tolerance\` marks the others that the dashboard reads as well.
\`x-effect\` beside a field is what the screens show without it, or in place of a value that cannot be read;
\`x-otherwise\` has forms outside the contract. A row or field that does not fit costs only itself. Unknown fields are
ignored. Every request sends cookies, follows no redirect and waits ${deadlineMs / 1_000} s. Any 2xx means done.`;

/** The contract in OpenAPI 3.1: docs/openapi.json. */
export function openApiDocument() {
  const { schemas, responseOf } = createSchemas();
  const paths: Record<string, Record<string, JsonSchema>> = {};
  const add = ({ method, path }: Pick<Call | Write, 'method' | 'path'>, operation: JsonSchema) => {
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  };
  for (const name of namesOf(reads)) {
    const { fields = {}, form } = readCalls[name];
    schemas[responseName(name)] = responseOf(reads[name].response, name, fields, form);
    add(reads[name], readOperation(name));
  }
  for (const name of namesOf(writes)) {
    const { response, sends: payload } = writes[name] as Write;
    const { fields = {}, sends = {} } = writeCalls[name];
    if (response) schemas[responseName(name)] = responseOf(response, name, fields);
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

function failures(name: 'FailedRead' | 'FailedAction') {
  const $ref = `#/components/responses/${name}`;
  // Generators of clients know `default` better than ranges of statuses.
  return { default: { $ref } };
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
    'x-refetched-afterwards': reloads.map(({ path }) => path),
    'x-clauses': clauses,
    ...(payload && {
      requestBody: { required: true, content: jsonOf(payloadName(name), sample) },
    }),
    responses: {
      200: response
        ? {
            description: 'Done; this is shown',
            content: jsonOf(responseName(name), shortened(responseTo(name))),
          }
        : { description: 'Done; a body is not read' },
      ...failures('FailedAction'),
    },
  };
}
