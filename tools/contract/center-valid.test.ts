import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import type { Center } from '../../mocks/center.ts';
import { createCenter } from '../../mocks/node.ts';
import { readFrom, requestFrom } from '../../mocks/request.ts';
import { api, reads, writes } from '../../src/calls/index.ts';
import type { Call, Write } from '../../src/api/call.ts';
import { root } from '../process.mjs';
import { writeCalls } from './description/calls.ts';
import { namesOf } from './parts.ts';

// As a backend team would validate: plain Ajv with the formats of JSON Schema, and nothing of the checker.
const ajv = new Ajv2020({ strict: false });
formats(ajv);
const document = JSON.parse(readFileSync(join(root, 'docs/openapi.json'), 'utf8')) as object;
ajv.addSchema(document, 'openapi.json');

/** Where a response is not valid in docs/openapi.json; null for a valid one, and for one that nothing reads. */
function invalidIn(name: keyof typeof api, response: unknown): string | null {
  const { method, path, response: isRead }: Call | Write = api[name];
  if (!isRead) return null;
  const steps = ['paths', path, method.toLowerCase(), 'responses', '200', 'content'];
  const pointer = [...steps, 'application/json', 'schema']
    .map((step) => encodeURIComponent(step.replaceAll('/', '~1')))
    .join('/');
  const validate = ajv.getSchema(`openapi.json#/${pointer}`);
  if (!validate) throw new Error(`No schema for ${name}`);
  return validate(response) ? null : ajv.errorsText(validate.errors);
}

/** What is not valid of the responses to a call of a center; empty where all is. */
async function invalid(center: Center, name: keyof typeof api, payload?: unknown) {
  const response = await requestFrom(center, name, payload);
  if (response.status !== 200) return [`${name}: status ${response.status}`];
  const reason = invalidIn(name, await response.json());
  return reason === null ? [] : [`${name}: ${reason}`];
}

async function invalidReads(center: Center) {
  const found = [];
  for (const name of namesOf(reads)) found.push(...(await invalid(center, name)));
  return found;
}

interface About {
  readonly sample?: object;
  readonly isPossible?: boolean;
}

/** Every action once, about records that there are. */
async function act(center: Center) {
  const found = [];
  const { rows: alerts } = await readFrom(center, 'alerts');
  const [reviewed, dismissed] = alerts.filter(({ status }) => status === 'pending');
  const { rows } = await readFrom(center, 'appointments');
  const { title = '', customer = '', region = '' } = rows[0]?.sent ?? {};
  const about = {
    ...writeCalls,
    reviewAlert: {
      sample: { ...writeCalls.reviewAlert.sample, alertId: reviewed?.id },
      isPossible: reviewed !== undefined,
    },
    dismissAlert: {
      sample: { ...writeCalls.dismissAlert.sample, alertId: dismissed?.id },
      isPossible: dismissed !== undefined,
    },
    addCorrection: {
      sample: {
        ...writeCalls.addCorrection.sample,
        appointmentId: [title, customer, region].join('_'),
      },
      isPossible: rows.length > 0,
    },
  };
  for (const name of namesOf(writes)) {
    const { sample, isPossible = true }: About = about[name];
    if (isPossible) found.push(...(await invalid(center, name, sample)));
  }
  return found;
}

const days = ['day', 'sunday', 'first-day', 'shift'];
const scenarios = [...days, ...days.map((day) => `${day},hostile`), '1k', '1k,sunday,hostile'];

describe.each(scenarios)('scenario %s: every whole response is valid', (scenario) => {
  it('of reads, of actions, and of reads after them, at any hour', async () => {
    const center = createCenter({ scenario });
    const found = [...(await invalidReads(center)), ...(await act(center))];
    found.push(...(await invalidReads(center)));
    for (const hours of [7, 17, 24]) {
      center.clock.advance(hours * 3_600_000);
      found.push(...(await invalidReads(center)));
    }
    expect(found).toEqual([]);
  }, 120_000);
});

it('a response that the readers cannot use is not valid', () => {
  expect(invalidIn('alertStats', { total: 'three' })).toMatch(/pending|total/);
  expect(invalidIn('regions', [{ key: 'atlantis', name: 'Atlantis' }])).not.toBeNull();
});
