// Which version may follow which: three numbers, as Semantic Versioning has them without its suffixes.

/** @param {string} version */
const numbersOf = (version) =>
  /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/.exec(version)?.slice(1).map(Number);

/**
 * Below 0 when a is before b, 0 when they are equal.
 * @param {string} a
 * @param {string} b
 * @throws Error when one of them is no version
 */
export function compareVersions(a, b) {
  const [first, second] = [a, b].map((version) => {
    const numbers = numbersOf(version);
    if (!numbers) throw new Error(`${version} is not a version such as 1.2.0.`);
    return numbers;
  });
  const differs = first?.findIndex((number, at) => number !== second?.[at]) ?? -1;
  return differs < 0 ? 0 : (first?.[differs] ?? 0) - (second?.[differs] ?? 0);
}
