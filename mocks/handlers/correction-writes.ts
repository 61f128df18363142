import { appointmentId } from '../../src/domain/appointment.ts';
import { isUnknownFieldAgent } from '../../src/domain/rep-name.ts';
import { analyzePhone } from '../answers/phone.ts';
import type { Centre } from '../centre.ts';
import { repByDigits } from '../world/reps.ts';
import type { BookedEvent } from '../world/event.ts';
import { refuse, type WriteActs } from './sent.ts';

/** The id as the client builds it, from the texts that it was sent. */
function sentId({ title, customer, region }: BookedEvent, { voice }: Centre): string {
  // The client trims what it reads.
  return appointmentId({
    title: voice.say(title).trim(),
    customer: voice.say(customer).trim(),
    region,
  });
}

export const correctionWrites = {
  addCorrection(centre, payload) {
    const { world, voice } = centre;
    const correctedSalesRep = payload.correctedSalesRep.trim();
    if (correctedSalesRep === '') return refuse(400, 'The sales rep name is missing');
    const meant = world
      .view()
      .rows.filter(({ event }) => sentId(event, centre) === payload.appointmentId);
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

  runAutoCorrections(centre) {
    const { world, voice } = centre;
    const unknown = world.view().rows.filter(({ salesRep }) => isUnknownFieldAgent(salesRep));
    let corrected = 0;
    for (const { event, salesRep } of unknown) {
      const rep = repByDigits(event.title);
      if (rep === null) continue;
      const id = sentId(event, centre);
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
