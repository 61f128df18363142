import { word } from '../api/values.ts';

// Words that several calls send.

/** The direction of a change in the server's word (spec 3). */
export const trend = word('up', 'down', 'neutral', 'stable');

/** How urgent a suggestion or an insight is (spec 3). */
export const level = word('high', 'medium', 'low');
