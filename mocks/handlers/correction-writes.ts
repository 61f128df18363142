import { appointmentId } from '../../src/domain/appointment/appointment.ts';
import { isUnknownFieldAgent } from '../../src/domain/people/rep-name.ts';
import { analyzePhone } from '../responses/phone.ts';
import type { Center } from '../center.ts';
import { repByDigits } from '../world/reps.ts';
import type { BookedEvent } from '../world/event.ts';
import { refuse, type WriteActs } from './payload.ts';

/** The id as the client builds it: from the texts it was sent, trimmed. */
function sentId({ title, customer, region }: BookedEvent, { textFuzzer }: Center): string {
  return appointmentId({
    title: textFuzzer.encode(title).trim(),
    customer: textFuzzer.encode(customer).trim(),
    region,
  });
}

export const correctionWrites = {
  addCorrection(center, payload) {
    const { world, textFuzzer } = center;
    const correctedSalesRep = payload.correctedSalesRep.trim();
    if (correctedSalesRep === '') return refuse(400, 'Sales rep name is missing');
    const meant = world
      .view()
      .rows.filter(({ event }) => sentId(event, center) === payload.appointmentId);
    if (meant.length === 0) return refuse(404, 'Appointment not found');
    const name = textFuzzer.decode(correctedSalesRep);
    if (name === correctedSalesRep) textFuzzer.keep(name);
    textFuzzer.keep(payload.reason);
    textFuzzer.keep(payload.appointmentId);
    world.correctRep(
      meant.map(({ event }) => event.id),
      {
        appointmentId: payload.appointmentId,
        originalSalesRep: textFuzzer.decode(payload.originalSalesRep),
        correctedSalesRep: name,
        reason: payload.reason,
        ms: world.now(),
      },
    );
    return { success: true, updated: meant.length };
  },

  runAutoCorrections(center) {
    const { world, textFuzzer } = center;
    const unknown = world.view().rows.filter(({ salesRep }) => isUnknownFieldAgent(salesRep));
    let corrected = 0;
    for (const { event, salesRep } of unknown) {
      const rep = repByDigits(event.title);
      if (rep === null) continue;
      const id = sentId(event, center);
      textFuzzer.keep(id);
      world.correctRep([event.id], {
        appointmentId: id,
        originalSalesRep: salesRep,
        correctedSalesRep: rep.name,
        reason: `AI Auto-Correct: the title has the last digits of the rep's phone`,
        ms: world.now(),
      });
      corrected += 1;
    }
    return { corrected, total: unknown.length };
  },

  analyzePhone(_center, { phone }) {
    if (phone.trim() === '') return refuse(400, 'Phone number is missing');
    return analyzePhone(phone);
  },
} satisfies Partial<WriteActs>;
