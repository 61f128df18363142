import { describe, expect, it } from 'vitest';
import { insight } from '../../../tests/entities.ts';
import { aboutOf, comparisonOf } from './about.ts';

describe('aboutOf leads', () => {
  it.each<[Record<string, unknown>, string, string | null]>([
    [
      { title: 'Best', salesRep: 'Ann Lee', region: 'Florida' },
      'Ann Lee',
      '/sales-rep/Ann%20Lee/florida',
    ],
    [{ title: 'Best', salesRep: 'Ann', region: 'Atlantis' }, 'Ann', '/sales-rep/Ann/Atlantis'],
    [{ title: 'Best', salesRep: 'Ann' }, 'Ann', '/?rep=Ann&tab=all#appointments'],
    [{ title: 'Alerts in Florida', region: 'FL' }, 'Florida', '/states/florida'],
    [{ title: 'Alerts elsewhere', region: 'Atlantis' }, 'Atlantis', null],
    [{ title: 'Illinois: 321 valid appointments' }, 'Illinois', '/states/chicago'],
    [
      { title: 'Daniel Cole: 174 valid appointments' },
      'Daniel Cole',
      '/?view=telemarketer&telemarketer=Daniel+Cole',
    ],
    [{ title: 'All regions: 1,024 valid appointments' }, 'All regions', '/monthly-data'],
    [{ title: 'Nobody Known: 3' }, '', null],
    [{ title: 'Valid appointments are behind yesterday' }, '', '/#appointments'],
    [{ title: 'Top sales rep of the day', region: null }, '', null],
  ])('%j to %j, %j', (sent, name, href) => {
    expect(aboutOf(insight(sent))).toMatchObject({ name, href, action: '' });
  });

  it.each<[Record<string, unknown>, string, string]>([
    [{ title: 'Alerts need a decision' }, 'Start review', '/validation?review=start'],
    [{ title: '1 alert is waiting' }, 'Start review', '/validation?review=start'],
    [
      { title: 'Appointments need a sales rep', metrics: { current: 5, previous: 5 } },
      'Correct 5 reps',
      '/corrections',
    ],
    [
      { title: 'An event without a field agent', metrics: { current: 1 } },
      'Correct 1 rep',
      '/corrections',
    ],
    [{ title: '3 events without a field agent' }, 'Correct reps', '/corrections'],
  ])('%j to the work: %j', (sent, action, href) => {
    expect(aboutOf(insight(sent))).toMatchObject({ action, href });
  });
});

it.each([
  [{ current: 10, previous: 11, change: -9.1 }, true],
  [{ current: 10, previous: null, change: 3 }, true],
  [{ current: null, previous: null, change: 3 }, true],
  // Equal figures are no comparison, whatever change was sent.
  [{ current: 12, previous: 12, change: 0 }, false],
  [{ current: 12, previous: 12, change: 7 }, false],
  [{ current: null, previous: null, change: null }, false],
])('of %j there is a comparison: %j', (metrics, isCompared) => {
  expect(comparisonOf(metrics) !== null).toBe(isCompared);
});
