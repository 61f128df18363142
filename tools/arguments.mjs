// Command-line arguments, and how a command ends on wrong usage.
import { parseArgs } from 'node:util';

/**
 * Reads the arguments. Wrong usage ends the command with code 2, a sentence and the usage; `--help` prints the usage
 * and ends it with code 0.
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

/** Ends the command with code 1. @param {string} sentence @returns {never} */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
