import { goodAccuracy } from '../../src/domain/number/bands.ts';
import { isOneOf } from '../world/team.ts';
import type { Checked } from '../world/tally.ts';
import type { World } from '../world/world.ts';
import { percent } from './numbers.ts';
import { learnedLately } from './learning.ts';

type Weak = { readonly name: string; readonly accuracy: number; readonly total: number };

function weakOnes(map: ReadonlyMap<string, Checked>): Weak[] {
  return [...map]
    .map(([name, { correct, total }]) => ({ name, accuracy: percent(correct, total), total }))
    .filter(({ accuracy, total }) => accuracy < goodAccuracy && total >= 10)
    .toSorted((a, b) => a.accuracy - b.accuracy);
}

export function recommendations(world: World) {
  const learned = learnedLately(world);
  const { total } = learned.all;
  const texts = [
    ...weakOnes(learned.byTelemarketer)
      .filter(({ name }) => isOneOf(world.designated, name))
      .map(({ name, accuracy }) => `Review the bookings of ${name}: ${accuracy}% accuracy`),
    ...weakOnes(learned.byCalendar).map(
      ({ name, accuracy }) => `Check the calendar of ${name}: ${accuracy}% accuracy`,
    ),
    ...weakOnes(learned.byPattern)
      .slice(0, 2)
      .map(({ name, accuracy }) => `Add examples for "${name}": ${accuracy}% accuracy`),
  ];
  if (total > 0 && texts.length === 0) texts.push('No changes needed: accuracy is good everywhere');
  if (total === 0) texts.push('Complete a first day of validations');
  return { recommendations: texts };
}

export function improvements(world: World) {
  const learned = learnedLately(world);
  const weakPatterns = weakOnes(learned.byPattern);
  const strongest = [...learned.byPattern]
    .filter(([, { correct, total }]) => total >= 20 && percent(correct, total) >= 95)
    .map(([name, { correct, total }]) => ({ name, accuracy: percent(correct, total) }));
  return {
    promptOptimizations: [
      ...weakPatterns
        .slice(0, 3)
        .map(({ name, total }) => `Show the model examples of "${name}" (${total} checked)`),
      'Name the service codes DD, WC and NHWC in the prompt',
    ],
    confidenceAdjustments: [
      ...weakOnes(learned.byCalendar).map(
        ({ name, accuracy }) => `Lower the confidence in ${name} to ${Math.round(accuracy)}%`,
      ),
      ...weakOnes(learned.byTelemarketer).map(
        ({ name, accuracy }) => `Lower the confidence for ${name} to ${Math.round(accuracy)}%`,
      ),
    ],
    patternInsights: strongest
      .slice(0, 4)
      .map(({ name, accuracy }) => `"${name}" is correct in ${accuracy}% of checked cases`),
  };
}
