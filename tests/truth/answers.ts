import { readResponses } from '../../mocks/handlers/reads.ts';
import { createCenter } from '../../mocks/node.ts';
import type { ReadName } from '../../src/calls/index.ts';

/** The JSON of each read. */
export type Answers = Readonly<Record<ReadName, unknown>>;

/** A call that fails has this answer. */
export const failed = Symbol('failed');

/** The answers of the reference world (mocks/node.ts). */
export function referenceAnswers(): Answers {
  const center = createCenter();
  const sent = Object.entries(readResponses).map(([name, respond]) => [name, respond(center)]);
  return JSON.parse(JSON.stringify(Object.fromEntries(sent))) as Answers;
}

/** The keys from an answer's root to a value. The first is the name of the call. */
export type Path = readonly [ReadName, ...(string | number)[]];

export interface Place {
  readonly path: Path;
  readonly value: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Every value of the answers with its path. */
export function placesOf(answers: Answers): readonly Place[] {
  const places: Place[] = [];
  const visit = (path: Path, value: unknown): void => {
    places.push({ path, value });
    if (Array.isArray(value)) value.forEach((each, at) => visit([...path, at], each));
    else if (isObject(value))
      for (const [key, each] of Object.entries(value)) visit([...path, key], each);
  };
  for (const [call, answer] of Object.entries(answers)) visit([call as ReadName], answer);
  return places;
}

/** The value at a path; undefined where there is none any more. */
export function valueAt(answers: Answers, path: Path): unknown {
  let at: unknown = answers;
  for (const key of path) at = isObject(at) ? at[key as string] : undefined;
  return at;
}

/** A copy with another value at a path; `undefined` removes a field. */
export function withValue(answers: Answers, path: Path, value: unknown): Answers {
  const put = (from: unknown, [key, ...rest]: readonly (string | number)[]): unknown => {
    if (key === undefined) return value;
    if (Array.isArray(from)) return from.map((each, at) => (at === key ? put(each, rest) : each));
    const fields = from as Readonly<Record<string, unknown>>;
    // The entries keep their order: a map is shown in the server's.
    return Object.fromEntries(
      Object.entries(fields).map(([name, each]) => [name, name === key ? put(each, rest) : each]),
    );
  };
  return put(answers, path) as Answers;
}

/** The name of the field that a value is in: of a row, that of its list. */
export function fieldOf({ path }: Pick<Place, 'path'>): string {
  return String(path.findLast((key) => typeof key === 'string'));
}
