import type { ReadName } from '../../src/calls/index.ts';
import type { Random } from '../../mocks/world/random.ts';
import { type Answers, type Place, placesOf, valueAt, withValue } from './answers.ts';
import type { Mutation } from './mutations.ts';

interface Mutant {
  readonly answers: Answers;
  /** The call of the last change. */
  readonly call: ReadName;
  /** The change, and its place. */
  readonly text: string;
}

/** Applies mutations one after the other, each at a drawn place; null where one fits nowhere. */
export function mutator(reference: Answers) {
  const places = placesOf(reference);
  const fitting = new Map<Mutation, readonly Place[]>();

  /** The places of a mutation in the reference. */
  function placesFor(mutation: Mutation): readonly Place[] {
    const found = fitting.get(mutation) ?? places.filter(mutation.fits);
    fitting.set(mutation, found);
    return found;
  }

  return (chosen: readonly Mutation[], random: Random): Mutant | null => {
    let answers = reference;
    const texts: string[] = [];
    let call: ReadName | null = null;
    for (const mutation of chosen) {
      const own = placesFor(mutation);
      const place = own[Math.floor(random() * own.length)];
      if (!place) return null;
      // Another mutation may have changed it before.
      const value = valueAt(answers, place.path);
      if (value === undefined || !mutation.fits({ path: place.path, value })) return null;
      const changed = mutation.change(value as never, random, answers);
      answers = withValue(answers, place.path, changed);
      [call] = place.path;
      texts.push(`${mutation.name} at ${place.path.join('.')} (${spelled(changed)})`);
    }
    return call && { answers, call, text: texts.join(' and ') };
  };
}

const spelled = (value: unknown) => (JSON.stringify(value) ?? String(value)).slice(0, 60);
