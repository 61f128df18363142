import { expect, it } from 'vitest';
import { headTexts } from './texts.ts';

const nowMs = Date.parse('2026-11-21T14:42:00-05:00');
const day = { week: null, nowMs, ageMs: 70_000, isStale: false, missing: [] };

it('the head names the day, the time of the data and the time of printing', () => {
  expect(headTexts(day)).toEqual({
    title: 'Appointments, Saturday, November 21, 2026',
    subtitle: 'All regions · valid so far, 2:40 PM Eastern',
    printed: 'Printed 2:42 PM, data 1 min old',
    warning: '',
  });
});

it.each([
  [{ ageMs: 20_000 }, { printed: 'Printed 2:42 PM, data under 1 min old' }],
  [{ ageMs: null, missing: ['Alerts'] }, { printed: 'Printed 2:42 PM, no data' }],
  [{ isStale: true, ageMs: 420_000 }, { warning: 'Data is 7 minutes old' }],
  [
    { isStale: true, ageMs: 420_000, missing: ['Alerts', 'Regions'] },
    { warning: 'Data is 7 minutes old. Not loaded: Alerts, Regions' },
  ],
  // The figures of yesterday stay those of yesterday after midnight.
  [{ ageMs: 86_400_000 }, { title: 'Appointments, Friday, November 20, 2026' }],
  [
    { week: { start: '2026-11-16', end: '2026-11-21' } },
    {
      title: 'Appointments, week of Nov 16 to Nov 21, 2026',
      subtitle: 'All regions · Call Center Closed, 2:40 PM Eastern',
    },
  ],
  [{ week: { start: '', end: 'soon' } }, { title: 'Appointments, week of – to soon' }],
])('of %j it says %j', (change, expected) => {
  expect(headTexts({ ...day, ...change })).toMatchObject(expected);
});
