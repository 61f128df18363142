import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @import { Defect } from './defects.mjs' */

/**
 * The file of a defect with the defect in it.
 * @param {string} text
 * @param {Defect} defect
 * @throws when a text to find is not there exactly once: the code has moved on, and so must the defect.
 */
export function broken(text, { name, file, changes }) {
  return changes.reduce((before, [find, replacement]) => {
    const times = before.split(find).length - 1;
    if (times !== 1)
      throw new Error(`"${name}": ${file} has this text ${times} times, not once:\n${find}`);
    return before.replace(find, () => replacement);
  }, text);
}

/**
 * Breaks a copy of the code; returns what repairs it.
 * @param {string} root
 * @param {Defect} defect
 */
export function plant(root, defect) {
  const path = join(root, defect.file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, broken(text, defect));
  return () => writeFileSync(path, text);
}
