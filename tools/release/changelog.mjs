// CHANGELOG.md in the form of Keep a Changelog, as far as a release changes it, and the versions in it.

const unreleased = '## [Unreleased]\n';

/**
 * The changelog in which what is unreleased belongs to a version, and nothing is unreleased.
 * @param {string} text
 * @param {string} version
 * @param {string} day YYYY-MM-DD
 * @throws Error when nothing is unreleased
 */
export function released(text, version, day) {
  const at = text.indexOf(unreleased);
  if (at < 0) throw new Error(`CHANGELOG.md has no '${unreleased.trim()}'.`);
  const rest = text.slice(at + unreleased.length);
  if (rest.trimStart().startsWith('## ') || rest.trim() === '')
    throw new Error('CHANGELOG.md has nothing under [Unreleased]: say first what has changed.');
  return `${text.slice(0, at)}${unreleased}\n## [${version}] - ${day}\n${rest}`;
}

/**
 * What the changelog says about a version, or 'Unreleased'; null when it does not name it.
 * @param {string} text
 * @param {string} version
 */
export function notesOf(text, version) {
  const sections = text.split(/^(?=## )/m);
  const section = sections.find((one) => one.startsWith(`## [${version}]`));
  return section ? section.slice(section.indexOf('\n') + 1).trim() : null;
}

/** Three numbers, as Semantic Versioning has them without its suffixes. @param {string} version */
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
