import { expect, it } from 'vitest';
import { subjectOf } from './lead.tsx';

it.each([
  ['Florida: 104 valid appointments', { region: 'florida' }],
  [' chicago : 3', { region: 'chicago' }],
  ['All regions: 1047 valid appointments', {}],
  ['priya shah: 232', { person: 'priya shah' }],
  ['Ann Lee: 232', null],
  ['Florida is ahead', null],
  ['__proto__: 1', null],
  [':', null],
  ['', null],
])('%j is about %j', (title, subject) => {
  expect(subjectOf(title, ['Priya Shah'])).toEqual(subject);
});
