import { outcomeOf } from '../../src/domain/appointment/appointment.ts';
import { nameKey } from '../../src/domain/people/rep-name.ts';
import { refuse, type WriteActs } from './payload.ts';

export const learningWrites = {
  addLearningCorrection({ world, textFuzzer }, payload) {
    const { appointmentTitle, correctDecision, correctedBy, reason } = payload;
    if ([appointmentTitle, correctedBy, reason].some((text) => text.trim() === ''))
      return refuse(400, 'Missing Information');
    const title = nameKey(textFuzzer.decode(appointmentTitle));
    const row = world.view().rows.findLast(({ event }) => nameKey(event.title) === title);
    const agreed = row !== undefined && (outcomeOf(row.status) === 'valid') === correctDecision;
    world.learn({ appointmentTitle, correctDecision, correctedBy, reason, agreed });
    const word = correctDecision ? 'valid' : 'invalid';
    const message =
      row === undefined
        ? `No appointment today has the title "${appointmentTitle}"; noted as ${word}`
        : `Learned "${appointmentTitle}" as ${word}`;
    textFuzzer.keep(message);
    return { message };
  },
} satisfies Partial<WriteActs>;
