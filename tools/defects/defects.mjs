// The known ways to break this product, each a small change that a hurried edit could make, and the narrowest
// tests that must not let it pass. defects.test.ts checks that each text to find is in its file exactly once, and each named test there.

import { ofData } from './data.mjs';
import { ofMemory } from './memory.mjs';
import { ofNextSteps } from './next-steps.mjs';
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
export const defects = [...ofData, ...ofScreens, ...ofMemory, ...ofNextSteps];
