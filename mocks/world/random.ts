/** Numbers from 0 to below 1. */
export type Random = () => number;

/** Random numbers from the seed and the keys alone, so that the parts of the world can be made in any order. */
export function randomOf(seed: string, ...keys: readonly (string | number)[]): Random {
  let [a, b, c, d] = hash([seed, ...keys].join('\u001f'));
  // The generator is sfc32.
  return () => {
    const t = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 4_294_967_296;
  };
}

function hash(text: string): [number, number, number, number] {
  let a = 1_779_033_703;
  let b = 3_144_134_277;
  let c = 1_013_904_242;
  let d = 2_773_480_762;
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i);
    a = b ^ Math.imul(a ^ k, 597_399_067);
    b = c ^ Math.imul(b ^ k, 2_869_860_233);
    c = d ^ Math.imul(c ^ k, 951_274_213);
    d = a ^ Math.imul(d ^ k, 2_716_044_179);
  }
  return [a ^ b, b ^ c, c ^ d, d ^ a];
}

export function pick<T>(random: Random, list: readonly [T, ...T[]]): T {
  return list[Math.floor(random() * list.length)] ?? list[0];
}

/** True for an even share of its calls; independent draws would move a region by a band from day to day. */
export function quota(random: Random): (share: number) => boolean {
  let sum = random();
  return (share) => {
    sum += share;
    if (sum < 1) return false;
    sum -= 1;
    return true;
  };
}

type Weighted<T> = readonly [value: T, weight: number];

/** Chooses by weight, as evenly as `quota`; each rotation needs an irrational `step` of its own. */
export function rotation<T>(
  random: Random,
  entries: readonly [Weighted<T>, ...Weighted<T>[]],
  step: number,
): () => T {
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  let at = random();
  return () => {
    at = (at + step) % 1;
    let rest = at * total;
    for (const [value, weight] of entries) {
      rest -= weight;
      if (rest < 0) return value;
    }
    return entries[0][0];
  };
}

/** Fractional parts of irrational numbers. */
export const steps = {
  golden: 0.618_033_988_749_895,
  root2: Math.SQRT2 - 1,
  root3: Math.sqrt(3) - 1,
  root5: Math.sqrt(5) - 2,
  root7: Math.sqrt(7) - 2,
} as const;
