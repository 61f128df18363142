import { regionKeys, type RegionKey } from '../../src/domain/region/region.ts';

/** A sales rep, with a weight per region. */
export type Rep = {
  readonly id: string;
  /** Some names have underscores (S3 'Sales rep naming'). */
  readonly name: string;
  readonly phone: string;
  readonly regions: readonly (readonly [RegionKey, number])[];
};

/** Names of events without a rep (S3). */
export const pendingToAssign = '0 PDG';
export const unknownFieldAgent = 'Unknown Field Agent';

type Line = readonly [string, string, ...(readonly [RegionKey, number])[]];

const lines: readonly Line[] = [
  ['Devon Hartley', '5550103306', ['california', 14]],
  ['Grace Whitfield', '5550108841', ['california', 11]],
  ['jamal_whitaker', '5550107125', ['california', 8]],
  ['Nora Castellano', '5550102290', ['california', 5]],
  ['Pete Vandermeer', '5550104417', ['california', 2]],
  ["Sean O'Rourke", '5550106653', ['california', 1]],
  ['Luis Ocampo', '5550205148', ['chicago', 12]],
  ['Tomasz Wolny', '5550207730', ['chicago', 9]],
  ['Owen Delacroix', '5550201969', ['chicago', 5]],
  ['Ivy Nakamura', '5550203382', ['chicago', 4]],
  ['Ruth McAllister', '5550206075', ['chicago', 3], ['arizona', 1]],
  ['Renee Castillo', '5550309472', ['arizona', 8]],
  ['mina_farouk', '5550300024', ['arizona', 5]],
  ['Dale Ibarra', '5550304586', ['arizona', 4]],
  ['Hugo Lindqvist', '5550307713', ['arizona', 2], ['florida', 1]],
  ['Shauna Pryce', '5550408805', ['florida', 6]],
  ['colin_reyes', '5550402237', ['florida', 2]],
  ['Bea Lindholm', '5550405961', ['florida', 2]],
  ['Marisol Quintero', '5550401694', ['florida', 1]],
];

export const reps: readonly Rep[] = lines.map(([name, phone, ...regions], i) => ({
  id: `rep-${String(i + 1).padStart(2, '0')}`,
  name,
  phone,
  regions,
}));

type Choice = readonly [Rep, number];

function choicesIn(region: RegionKey): readonly [Choice, ...Choice[]] {
  const [first, ...rest] = reps.flatMap((rep): Choice[] =>
    rep.regions.filter(([key]) => key === region).map(([, weight]) => [rep, weight]),
  );
  if (first === undefined) throw new Error(`${region} has no reps`);
  return [first, ...rest];
}

export const repChoices = Object.fromEntries(
  regionKeys.map((key) => [key, choicesIn(key)]),
) as Readonly<Record<RegionKey, ReturnType<typeof choicesIn>>>;

/** The rep whose phone number ends with the digits in a title, else null (S5, rule 1). */
export function repByDigits(title: string): Rep | null {
  const digits = /(?<!\d)\d{3,4}(?!\d)/.exec(title)?.[0];
  if (digits === undefined) return null;
  return reps.find((rep) => rep.phone.endsWith(digits)) ?? null;
}
