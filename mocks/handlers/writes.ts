import { correctionWrites } from './correction-writes.ts';
import { engineWrites } from './engine-writes.ts';
import { learningWrites } from './learning-writes.ts';
import type { WriteActs } from './payload.ts';
import { validationWrites } from './validation-writes.ts';

export const writeActs: WriteActs = {
  ...engineWrites,
  ...learningWrites,
  ...validationWrites,
  ...correctionWrites,
};
