// The known ways to break this product, each a small change that a hurried edit could make, and the narrowest
// tests that must not let it pass. Every text to find stands exactly once in its file; defects.test.ts checks that.

import { ofData } from './data.mjs';
import { ofScreens } from './screens.mjs';

/**
 * @typedef {object} Defect
 * @property {string} name
 * @property {string} file
 * @property {readonly (readonly [find: string, replacement: string])[]} changes
 * @property {readonly string[]} tests files of vitest, or one browser spec
 * @property {string} [named] only the tests whose names match
 */

/** @type {readonly Defect[]} */
export const defects = [...ofData, ...ofScreens];
