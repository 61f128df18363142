import { expect, it } from 'vitest';
import { randomOf } from '../../mocks/world/random.ts';
import { referenceAnswers } from './answers.ts';
import { mutator } from './cases.ts';
import { contradictionsIn } from './contradictions.ts';
import { meaningOf, saidOf, valuesOf } from './figures.ts';
import { mutations } from './mutations.ts';

// TRUTH_SEED=… and TRUTH_CASES=… override these.
const seed = process.env['TRUTH_SEED'] ?? '20261126';
const cases = Number(process.env['TRUTH_CASES'] ?? 10_000);

const answers = referenceAnswers();
const mutate = mutator(answers);
const random = randomOf(seed, 'truth');
const values = valuesOf(answers);
const reference = saidOf(values);
const meanings = new Map(Object.entries(values).map(([call, value]) => [call, meaningOf(value)]));

it('the reference world contradicts itself nowhere', () => {
  expect(contradictionsIn(values)).toEqual([]);
  expect(reference.size).toBeGreaterThan(60);
});

const one = mutations.flatMap((mutation) =>
  Array.from({ length: Math.ceil(cases / 4 / mutations.length) }, () => [mutation]),
);
const same = mutations.filter(({ meaning }) => meaning === 'same');

function pairs() {
  return Array.from({ length: cases - one.length }, (_, at) => {
    const list = at % 2 === 0 ? mutations : same;
    return [0, 1].flatMap(() => list[Math.floor(random() * list.length)] ?? []);
  });
}

it(`any answers are told without a contradiction, ${cases} cases, TRUTH_SEED=${seed}`, () => {
  const problems: string[] = [];
  const count = { same: 0, all: 0 };
  for (const chosen of [...one, ...pairs()]) {
    const mutant = mutate(chosen, random);
    if (mutant === null) continue;
    count.all += 1;
    const read = valuesOf(mutant.answers);
    const said = saidOf(read);
    problems.push(...contradictionsIn(read).map((text) => `${mutant.text}: ${text}`));
    if (chosen.some(({ meaning }) => meaning !== 'same')) continue;
    count.same += 1;
    if (!chosen.some(({ name }) => name === 'rows in another order'))
      for (const [call, value] of Object.entries(read))
        if (
          value !== values[call as keyof typeof values] &&
          meaningOf(value) !== meanings.get(call)
        )
          problems.push(`${mutant.text}: ${call} means something else`);
    for (const name of new Set([...said.keys(), ...reference.keys()])) {
      const [here, there] = [said.get(name), reference.get(name)];
      if (here !== there) problems.push(`${mutant.text}: ${name}: ${there} became ${here}`);
    }
  }
  expect(problems.slice(0, 40)).toEqual([]);
  // Both kinds must have occurred.
  expect(count.same).toBeGreaterThan(cases / 10);
  expect(count.all).toBeGreaterThan(cases / 2);
}, 600_000);
