import { expect, it } from 'vitest';
import { metricOf, showMetric } from './insight-metric.ts';

it.each([
  ['Florida: 45.5% of events are valid', 'Only 10 of 22 events are valid.', 10, 'Valid'],
  ['Florida: 45.5% of events are valid', 'Only 10 of 22 events are valid.', 45.5, 'Valid share'],
  ['Top sales rep of the day', '12 valid appointments in California.', 12, 'Valid'],
  ['All regions: 1,024 valid appointments', '2.6% down.', 1_024, 'Valid'],
  ['Florida: 108.5 valid appointments per week', '', 108.5, 'Valid'],
  ['Valid appointments are behind yesterday', '95 so far; 105 yesterday.', 95, 'Valid'],
  ['Calls', '12 calls, 10 valid.', 2, 'Value, as sent'],
  ['Florida: 110 valid', '', 10, 'Value, as sent'],
  ['Calls', '', 3, 'Value, as sent'],
  ['Calls', '', null, 'Value, as sent'],
])('%j, %j: the figure %j is %j', (title, description, current, metric) => {
  expect(metricOf({ title, description }, current)).toBe(metric);
});

it.each([
  ['Valid', 1_284, '1,284'],
  ['Valid share', 45.5, '45.5%'],
  ['Value, as sent', null, '–'],
] as const)('%s: %j is shown as %j', (metric, figure, text) => {
  expect(showMetric(metric, figure)).toBe(text);
});
