import { expect, it } from 'vitest';
import { activeWord, onlineWord, operationalWord, runningWord, telemarketerTone } from './words.ts';

it.each([
  [operationalWord, 'Operational', 'Offline'],
  [onlineWord, 'Online', 'Offline'],
  [runningWord, 'Running', 'Stopped'],
  [activeWord, 'Active', 'Inactive'],
])('%o says %j or %j', (say, yes, no) => {
  expect([say(true), say(false), say(null)]).toEqual([yes, no, '–']);
});

it.each([
  ['Active', 'ok'],
  [' ACTIVE ', 'ok'],
  ['On break', 'off'],
  ['Inactive', 'off'],
  ['', 'off'],
  ['__proto__', 'off'],
])('%j is %j', (status, tone) => {
  expect(telemarketerTone(status)).toBe(tone);
});
