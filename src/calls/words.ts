import { word } from '../api/values.ts';

// Words that several calls send.

/** The direction of a change in the server's word (S3). */
export const trend = word('up', 'down', 'neutral', 'stable');

/** How urgent a suggestion or an insight is (S3). */
export const level = word('high', 'medium', 'low');
