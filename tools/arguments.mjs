// What the commands of this folder are told, and how they say that they were told wrong.
import { parseArgs } from 'node:util';

/**
 * Reads the arguments. What cannot be read ends the command with code 2, a sentence and the usage; so does
 * `--help`, with code 0 and without the sentence.
 * @template {import('node:util').ParseArgsOptionsConfig} O
 * @param {string} usage
 * @param {O} options
 */
export function readArguments(usage, options) {
  const config = { allowPositionals: true, options: { ...options, help } };
  try {
    const { values, positionals } = parseArgs(config);
    if (/** @type {{ help?: boolean }} */ (values).help === true) {
      console.log(usage);
      process.exit(0);
    }
    return { values, positionals };
  } catch (error) {
    return wrongUsage(usage, error instanceof Error ? error.message : String(error));
  }
}

const help = /** @type {const} */ ({ type: 'boolean', default: false });

/** @param {string} usage @param {string} sentence @returns {never} */
export function wrongUsage(usage, sentence) {
  console.error(`${sentence}\n\n${usage}`);
  process.exit(2);
}

/** Ends the command. @param {string} sentence @returns {never} */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
