import { writeActs } from '../../../mocks/handlers/writes.ts';
import type { Center } from '../../../mocks/center.ts';
import { createCenter } from '../../../mocks/node.ts';
import { alerts } from '../../../mocks/responses/alerts.ts';
import { appointments } from '../../../mocks/responses/appointments.ts';
import { appointmentId } from '../../../src/domain/appointment/appointment.ts';
import type { WriteName } from '../../../src/api/contract.ts';
import { defaultReason } from '../../../src/routes/corrections/corrections.ts';
import { reviewer } from '../../../src/routes/validation/alerts.ts';

/** What the dashboard sends about what the simulated center has; nothing for an action without a payload. */
function payloadsOf({ world }: Center): Partial<Record<WriteName, object>> {
  const alert = alerts(world).find(({ status }) => status === 'pending');
  const row = appointments(world).appointments.find(
    ({ status, customer, salesRep }) =>
      status === 'blocked' && customer !== null && salesRep !== null,
  );
  if (!alert || !row) throw new Error('The simulated center has no row for the examples');
  const { title, customer, region, salesRep } = row;
  const known = { title, customer: `${customer}`, region };
  const alertId = alert.id;
  return {
    addLearningCorrection: {
      appointmentTitle: title,
      correctDecision: true,
      correctedBy: 'Dana Whitfield',
      reason: 'The customer confirmed the visit',
    },
    reviewAlert: {
      alertId,
      decision: 'valid',
      reviewedBy: reviewer,
      notes: 'The customer confirmed it',
    },
    dismissAlert: { alertId, reviewedBy: reviewer },
    addCorrection: {
      appointmentId: appointmentId(known),
      originalSalesRep: `${salesRep}`,
      correctedSalesRep: 'Devon Hartley',
      reason: defaultReason,
    },
    analyzePhone: { phone: '(202) 555-0143' },
  };
}

/** An action as it is sent to the simulated center, and what that responds. */
export function exampleOf(name: WriteName): {
  readonly payload: unknown;
  readonly response: object;
} {
  const center = createCenter();
  const payload = payloadsOf(center)[name];
  const run = writeActs[name] as (center: Center, payload: unknown) => object;
  const response = run(center, payload);
  if ('refused' in response) throw new Error(`The simulated center refused the example of ${name}`);
  return { payload, response };
}

const mostEntries = 3;

/** A response with lists of at most three entries: an example is read by people, too. */
export function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, mostEntries).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shortened(each)]));
}
