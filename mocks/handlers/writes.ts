import { refuse, type WriteActs } from './payload.ts';
import { improvements } from '../responses/learning-texts.ts';
import type { RegionKey } from '../../src/domain/region/region.ts';
import type { Center } from '../center.ts';
import { rowOfAlert } from '../responses/alerts.ts';
import type { Decision } from '../world/row.ts';
import { correctionId } from '../../src/domain/appointment/token.ts';
import { isUnknownFieldAgent, readRep } from '../../src/domain/people.ts';
import { identityOf } from '../../src/domain/text/identity.ts';
import { analyzePhone } from '../responses/phone.ts';
import { repByDigits } from '../world/reps.ts';
import type { BookedEvent } from '../world/event.ts';

function run({ world }: Center, region: RegionKey | null) {
  const pending = world
    .view()
    .rows.filter(
      ({ status, event }) => status === 'pending' && (region ?? event.region) === event.region,
    );
  world.run(region);
  return { message: 'Validation started', region: region ?? 'all', validated: pending.length };
}

function decide(
  { world, textFuzzer }: Center,
  alertId: string,
  made: Omit<Decision, 'reviewedMs'>,
) {
  const row = rowOfAlert(world, alertId);
  if (row === null) return refuse(404, 'Alert not found');
  if (row.decision !== null) {
    const was = row.decision.decision === 'dismissed' ? 'dismissed' : 'reviewed';
    return refuse(409, `Alert already ${was} by ${row.decision.reviewedBy}`);
  }
  textFuzzer.keep(made.reviewedBy);
  textFuzzer.keep(made.notes);
  world.decide(row.event.id, { ...made, reviewedMs: world.now() });
  return { success: true, alertId };
}

/** The id as the client builds it, from the trimmed texts that it was sent. */
function sentId({ title, customer, region }: BookedEvent, { textFuzzer }: Center): string {
  return correctionId({
    title: textFuzzer.encode(title).trim(),
    customer: textFuzzer.encode(customer).trim(),
    region,
  });
}

export const writeActs: WriteActs = {
  validate: (center) => run(center, null),
  triggerAll: (center) => run(center, null),
  triggerCalifornia: (center) => run(center, 'california'),
  triggerChicago: (center) => run(center, 'chicago'),
  triggerArizona: (center) => run(center, 'arizona'),
  analyzeImprovements: ({ world }) => improvements(world),

  reviewAlert: (center, { alertId, decision, reviewedBy, notes }) =>
    decide(center, alertId, { decision, reviewedBy, notes }),
  dismissAlert: (center, { alertId, reviewedBy }) =>
    decide(center, alertId, { decision: 'dismissed', reviewedBy, notes: '' }),

  addLearningCorrection({ world, textFuzzer }, payload) {
    const { appointmentTitle, correctDecision, correctedBy, reason } = payload;
    if ([appointmentTitle, correctedBy, reason].some((text) => text.trim() === ''))
      return refuse(400, 'Missing Information');
    const title = identityOf(textFuzzer.decode(appointmentTitle));
    const row = world.view().rows.findLast(({ event }) => identityOf(event.title) === title);
    const agreed = row !== undefined && (row.status === 'valid') === correctDecision;
    world.learn({ appointmentTitle, correctDecision, correctedBy, reason, agreed });
    const word = correctDecision ? 'valid' : 'invalid';
    const message =
      row === undefined
        ? `No appointment today has the title "${appointmentTitle}"; noted as ${word}`
        : `Learned "${appointmentTitle}" as ${word}`;
    textFuzzer.keep(message);
    return { message };
  },

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
    const unknown = world
      .view()
      .rows.filter(({ salesRep }) => isUnknownFieldAgent(readRep(salesRep)));
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
};
