import { appointmentId } from '../../src/domain/appointment/appointment.ts';
import { isUnknownFieldAgent } from '../../src/domain/people/rep-name.ts';
import { analyzePhone } from '../responses/phone.ts';
import type { Center } from '../center.ts';
import { repByDigits } from '../world/reps.ts';
import type { BookedEvent } from '../world/event.ts';
import { refuse, type WriteActs } from './payload.ts';

/** The id as the client builds it, from the texts that it was sent. */
function sentId({ title, customer, region }: BookedEvent, { voice }: Center): string {
  // The client trims what it reads.
  return appointmentId({
    title: voice.say(title).trim(),
    customer: voice.say(customer).trim(),
    region,
  });
}

export const correctionWrites = {
  addCorrection(center, payload) {
    const { world, voice } = center;
    const correctedSalesRep = payload.correctedSalesRep.trim();
    if (correctedSalesRep === '') return refuse(400, 'The sales rep name is missing');
    const meant = world
      .view()
      .rows.filter(({ event }) => sentId(event, center) === payload.appointmentId);
    if (meant.length === 0) return refuse(404, 'There is no such appointment');
    const name = voice.hear(correctedSalesRep);
    if (name === correctedSalesRep) voice.keep(name);
    voice.keep(payload.reason);
    voice.keep(payload.appointmentId);
    world.correctRep(
      meant.map(({ event }) => event.id),
      {
        appointmentId: payload.appointmentId,
        originalSalesRep: voice.hear(payload.originalSalesRep),
        correctedSalesRep: name,
        reason: payload.reason,
        ms: world.now(),
      },
    );
    return { success: true, updated: meant.length };
  },

  runAutoCorrections(center) {
    const { world, voice } = center;
    const unknown = world.view().rows.filter(({ salesRep }) => isUnknownFieldAgent(salesRep));
    let corrected = 0;
    for (const { event, salesRep } of unknown) {
      const rep = repByDigits(event.title);
      if (rep === null) continue;
      const id = sentId(event, center);
      voice.keep(id);
      world.correctRep([event.id], {
        appointmentId: id,
        originalSalesRep: salesRep,
        correctedSalesRep: rep.name,
        reason: `AI Auto-Correct: the title holds the last digits of the rep's phone`,
        ms: world.now(),
      });
      corrected += 1;
    }
    return { corrected, total: unknown.length };
  },

  analyzePhone(_centre, { phone }) {
    if (phone.trim() === '') return refuse(400, 'The phone number is missing');
    return analyzePhone(phone);
  },
} satisfies Partial<WriteActs>;
