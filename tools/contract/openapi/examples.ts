import { readResponses } from '../../../mocks/handlers/reads.ts';
import { appointments } from '../../../mocks/responses/appointments.ts';
import { writeActs } from '../../../mocks/handlers/writes.ts';
import type { Center } from '../../../mocks/center.ts';
import { createCenter } from '../../../mocks/node.ts';
import type { ReadName, WriteName } from '../../../src/calls/index.ts';
import { writeCalls } from '../description/calls.ts';

/** The simulated center's response to a read, shortened, and whole: its totals are those of its rows. */
export function exampleOf(name: ReadName): unknown {
  const center = createCenter();
  if (name !== 'appointments') return shortened(readResponses[name](center));
  const rows = appointments(center.world).appointments.slice(0, mostEntries);
  const having = (status: string) => rows.filter((row) => row.status === status).length;
  return {
    total: rows.length,
    valid: having('valid'),
    invalid: having('invalid'),
    appointments: rows,
  };
}

/** The simulated center's response to the checker's sample of an action. */
export function responseTo(name: WriteName): object {
  const run = writeActs[name] as (center: Center, payload: unknown) => object;
  const response = run(createCenter(), writeCalls[name].sample);
  if ('refused' in response) throw new Error(`The simulated center refused the example of ${name}`);
  return response;
}

const mostEntries = 3;

/** A response with lists of at most three entries, for readable examples. */
export function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, mostEntries).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shortened(each)]));
}
