import { expect, it } from 'vitest';
import { ApiError, messageOf, mayHaveActed, whatFailed } from './api-error.ts';

const failed = (...[kind, status]: [ApiError['kind'], number?]) =>
  new ApiError(kind, 'GET /api/regions', 'No.', status);

it.each([
  ['network', undefined, true],
  ['http', 409, true],
  ['http', 500, false],
  ['http', 502, true],
  ['http', 504, true],
] as const)('a write that failed by %s %s may have acted: %j', (kind, status, expected) => {
  expect(mayHaveActed(failed(kind, status))).toBe(expected);
});

it('names the call and its failure', () => {
  expect(whatFailed(failed('timeout'))).toBe('GET /api/regions timed out.');
  expect(whatFailed(new Error('No.'))).toBe('The call failed.');
});

it.each([
  [failed('http', 500), 'No.'],
  [failed('http', 401), 'You may be signed out. No.'],
  [new Error('No.'), 'No.'],
  [new Error(''), 'Unknown error occurred'],
  ['No.', 'Unknown error occurred'],
])('%j has the message %j', (error, message) => {
  expect(messageOf(error)).toBe(message);
});
