import { readStatus } from '../../src/domain/appointment/appointment.ts';
import { regions } from '../../src/domain/region/region.ts';
import type { Row } from '../world/row.ts';
import type { World } from '../world/world.ts';
import { iso } from './numbers.ts';

/** Florida's rows use the second names of two fields (A3). */
export function appointmentRow({ event, status, salesRep }: Row) {
  const isSecond = event.region === 'florida';
  const isPending = status === 'pending';
  return {
    title: event.title,
    customer: isSecond ? null : event.customer,
    customerName: isSecond ? event.customer : null,
    region: event.region,
    salesRep: isSecond ? null : salesRep,
    field_agent: isSecond ? salesRep : null,
    telemarketer: event.telemarketer,
    time: iso(event.bookedMs),
    phone: event.phone,
    status,
    state: regions[event.region].abbreviation,
    stateAnalysis: {
      detectedState: event.detectedState,
      confidence: isPending ? null : event.detectedConfidence,
    },
    confidence: isPending ? null : event.confidence,
    reason: isPending ? 'Pending validation' : event.validation.reason,
    type: isPending ? 'Pending' : event.validation.type,
  };
}

/** In booking order. */
export function appointments(world: World) {
  const { rows } = world.view();
  const sides = rows.map(({ status }) => readStatus(status).outcome);
  return {
    total: rows.length,
    valid: sides.filter((side) => side === 'valid').length,
    invalid: sides.filter((side) => side === 'invalid').length,
    appointments: rows.map(appointmentRow),
  };
}
