import { expect, it } from 'vitest';
import { randomOf } from '../../mocks/world/random.ts';
import type { ReadName } from '../../src/calls/index.ts';
import { referenceAnswers } from './answers.ts';
import { mutator } from './cases.ts';
import { isClaim, textsOf } from './read-texts.ts';
import { type Mutation, mutations } from './mutations.ts';

// TRUTH_SEED=… and TRUTH_SCREENS=… (cases per mutation) override these.
const seed = process.env['TRUTH_SEED'] ?? '20261126';
const perMutation = Number(process.env['TRUTH_SCREENS'] ?? 2);

/** Each screen with a call that it shows most of. */
const screens: readonly (readonly [path: string, ...calls: ReadName[]])[] = [
  ['/', 'dashboard', 'regions', 'telemarketers', 'appointments', 'alerts', 'recentValidations'],
  ['/?view=lists', 'appointments', 'learningMetrics'],
  ['/?display=wall', 'dashboard', 'regions', 'telemarketers', 'appointments', 'alerts'],
  ['/states', 'regions', 'salesReps', 'appointments'],
  ['/states/california', 'appointments', 'regions'],
  ['/sales-rep/Devon%20Hartley/california', 'appointments'],
  ['/?view=telemarketer&telemarketer=Ana+Torres', 'appointments', 'learningMetrics', 'monthly'],
  ['/validation', 'alerts', 'alertStats'],
  ['/corrections', 'appointments', 'corrections'],
  ['/data-quality', 'dataQuality', 'appointments'],
  ['/historical', 'historicalSummary', 'historicalInsights', 'monthly'],
  ['/ai-insights', 'insights', 'weeklyInsights', 'monthlyInsights'],
  ['/monthly-data', 'monthly'],
];

const answers = referenceAnswers();
const mutate = mutator(answers);
const random = randomOf(seed, 'screens');
const spoken = new Map<string, readonly string[]>();

async function referenceOf(path: string): Promise<readonly string[]> {
  const texts = spoken.get(path) ?? (await textsOf(path, answers));
  spoken.set(path, texts);
  return texts;
}

/** Texts that one screen has more often than the other. */
function added(from: readonly string[], to: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const text of from) left.set(text, (left.get(text) ?? 0) + 1);
  return to.filter((text) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count <= 0;
  });
}

/** Draws places until one is in a call that a screen shows. */
function draw(mutation: Mutation) {
  for (let tries = 0; tries < 60; tries += 1) {
    const mutant = mutate([mutation], random);
    if (mutant === null) continue;
    const fitting = screens.filter(([, ...calls]) => calls.includes(mutant.call));
    const screen = fitting[Math.floor(random() * fitting.length)];
    if (screen) return { ...mutant, path: screen[0] };
  }
  throw new Error(`No screen shows '${mutation.name}'`);
}

const cases = (meaning: Mutation['meaning']) =>
  mutations
    .filter((mutation) => mutation.meaning === meaning)
    .flatMap((mutation) => Array.from({ length: perMutation }, () => draw(mutation)))
    .map((each) => ({ ...each, title: `${each.path} with ${each.text}` }));

it.each(cases('same'))(
  `the same values in other words are shown the same, TRUTH_SEED=${seed}: $title`,
  async ({ path, text, answers: sent }) => {
    const reference = await referenceOf(path);
    const texts = await textsOf(path, sent);
    expect({ text, gone: added(texts, reference), new: added(reference, texts) }).toEqual({
      text,
      gone: [],
      new: [],
    });
  },
);

it.each(cases('less'))(
  'a screen claims only what is known: $title',
  async ({ path, text, answers: sent }) => {
    const reference = await referenceOf(path);
    const texts = await textsOf(path, sent);
    expect({ text, claims: added(reference, texts).filter(isClaim) }).toEqual({ text, claims: [] });
  },
);
