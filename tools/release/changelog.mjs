// CHANGELOG.md in the form of Keep a Changelog, as far as a release changes it.

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
