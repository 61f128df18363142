import { describe, expect, it } from 'vitest';
import type { Center } from '../../mocks/center.ts';
import { createCenter } from '../../mocks/node.ts';
import { requestFrom } from '../../mocks/request.ts';
import { api, reads, writes } from '../../src/calls/index.ts';
import type { CallName } from '../../mocks/calls.ts';
import type { Call, Write } from '../../src/api/call.ts';
import { misfits, responseSchema } from './contract.ts';
import { contractCalls } from '../../tools/contract/contract.mjs';

/** Why the response to a call does not fit the contract; empty where it fits. */
async function misfitsOf(center: Center, name: CallName, payload?: unknown) {
  const response = await requestFrom(center, name, payload);
  if (!response.ok) return [`${name}: status ${response.status}`];
  const schema = responseSchema(name);
  return schema === null
    ? []
    : misfits(schema, await response.json()).map((misfit) => `${name}: ${misfit}`);
}

async function misfitsOfReads(center: Center) {
  const found = [];
  for (const name of Object.keys(reads) as CallName[])
    found.push(...(await misfitsOf(center, name)));
  return found;
}

interface SentAlert {
  readonly id: string;
  readonly status: string;
}

interface SentAppointment {
  readonly title: string;
  readonly customer: string | null;
  readonly customerName: string | null;
  readonly region: string;
}

/** Every write once, about records that there are. */
async function misfitsOfWrites(center: Center) {
  const alerts = (await (await requestFrom(center, 'alerts')).json()) as readonly SentAlert[];
  const [reviewed, dismissed] = alerts.filter(({ status }) => status === 'pending');
  const { appointments } = (await (await requestFrom(center, 'appointments')).json()) as {
    readonly appointments: readonly SentAppointment[];
  };
  const [booked] = appointments;
  const reviewedBy = 'System User';
  const reason = 'Confirmed by phone';
  const payloads: Partial<Record<CallName, object>> = {
    analyzePhone: { phone: '(202) 555-0143' },
    addLearningCorrection: {
      appointmentTitle: 'DD',
      correctDecision: true,
      correctedBy: 'Jane Miller',
      reason,
    },
    ...(reviewed && {
      reviewAlert: { alertId: reviewed.id, decision: 'valid', reviewedBy, notes: '' },
    }),
    ...(dismissed && { dismissAlert: { alertId: dismissed.id, reviewedBy } }),
    ...(booked && {
      addCorrection: {
        appointmentId: `${booked.title}_${booked.customer ?? booked.customerName}_${booked.region}`,
        originalSalesRep: 'Unknown',
        correctedSalesRep: 'Ivy Nakamura',
        reason,
      },
    }),
  };
  const found = [];
  for (const { name, payload } of contractCalls.filter(({ name: call }) => call in writes)) {
    const sent = payloads[name];
    if (payload === null) found.push(...(await misfitsOf(center, name)));
    else if (sent) {
      found.push(...misfits(payload, sent).map((misfit) => `${name}, payload: ${misfit}`));
      found.push(...(await misfitsOf(center, name, sent)));
    }
  }
  return found;
}

const days = ['day', 'sunday', 'first-day', 'shift'];
const scenarios = [...days, ...days.map((day) => `${day},hostile`), '1k', '1k,sunday,hostile'];

describe.each(scenarios)('scenario %s: every whole response fits the contract', (scenario) => {
  it('of reads, of writes, and of reads after them, at any hour', async () => {
    const center = createCenter({ scenario });
    const found = [...(await misfitsOfReads(center)), ...(await misfitsOfWrites(center))];
    for (const hours of [0, 7, 17, 24]) {
      center.clock.advance(hours * 3_600_000);
      found.push(...(await misfitsOfReads(center)));
    }
    expect(found).toEqual([]);
  }, 120_000);
});

it('the contract has each call of the app, its interval and what is requested after it', () => {
  const ours = (Object.entries(api) as [CallName, Call | Write][]).map(([name, call]) => ({
    name,
    isWrite: name in writes,
    method: call.method,
    path: call.path,
    pollSeconds: 'pollMs' in call ? call.pollMs / 1_000 : null,
    refetched: 'reloads' in call ? call.reloads.map(({ path }) => path) : [],
  }));
  const theirs = contractCalls.map(({ payload: _payload, response: _response, ...call }) => call);
  const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
  expect(theirs.toSorted(byName)).toEqual(ours.toSorted(byName));
});

it.each<[CallName, unknown]>([
  ['dashboard', {}],
  ['dashboard', { error: 'no session' }],
  ['alertStats', { total: 'three' }],
  ['regions', [{ key: 'chicago', validAppointments: 3 }]],
  ['regions', { rows: [] }],
  ['alerts', [{ id: 'a', status: 'open' }]],
  ['monthly', { summary: {} }],
])('a response to %s that does not fit: %j', (name, response) => {
  expect(misfits(responseSchema(name) ?? {}, response)).not.toEqual([]);
});
