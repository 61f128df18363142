import { expect, it } from 'vitest';
import { filtersText } from './filters.ts';

const bar = { list: 'Appointments', typed: '', chosen: [''], shown: '145 of 145 shown' };

it.each([
  [[], 'No filters'],
  [[bar, { ...bar, typed: ' \n' }], 'No filters'],
  [[{ ...bar, typed: 'dev' }], 'Appointments: "dev", 145 of 145 shown'],
  [
    [bar, { ...bar, list: 'Log', typed: ' dev ', chosen: ['California'], shown: '2 of 9 shown' }],
    'Log: "dev", California, 2 of 9 shown',
  ],
  [
    [
      { ...bar, chosen: ['Florida'], shown: '5 of 9 shown' },
      { ...bar, list: 'Log', typed: 'x'.repeat(99), shown: '0 of 9 shown' },
    ],
    `Appointments: Florida, 5 of 9 shown; Log: "${'x'.repeat(39)}…", 0 of 9 shown`,
  ],
])('%j reads %j', (bars, text) => {
  expect(filtersText(bars)).toBe(text);
});
