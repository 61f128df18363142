import { expect, it } from 'vitest';
import { readPerson } from '../../domain/people.ts';
import { subjectOf } from './insights-card.tsx';

it.each([
  ['Florida: 104 valid appointments', { region: 'florida' }],
  [' chicago : 3', { region: 'chicago' }],
  ['All regions: 1047 valid appointments', {}],
  ['priya shah: 232', { person: readPerson('priya shah') }],
  ['Priya_\u00A0Shah: 232', { person: readPerson('Priya_\u00A0Shah') }],
  ['Ann Lee: 232', null],
  ['Florida is ahead', null],
  ['__proto__: 1', null],
  [':', null],
  ['', null],
])('%j is about %j', (title, subject) => {
  expect(subjectOf(title, [readPerson('Priya Shah')])).toEqual(subject);
});
