import { expect, it } from 'vitest';
import { month, rowsOf } from '../../../tests/entities.ts';
import { monthlyFigures } from '../../calls/months.ts';
import { monthSentence } from './month-sentence.ts';

type Sent = Parameters<typeof month>[0];

const weeks = (...totals: readonly number[]) =>
  totals.map((totalAppointments, index) => ({
    weekNumber: index + 1,
    totalAppointments,
    isPartial: false,
  }));

const trends = (averageWeekly: number | null, growthRate: number | null) => ({
  averageWeekly,
  growthRate,
});

const september = { month: '2026-09', weeklyBreakdown: weeks(110, 90), trends: trends(100, null) };
const october = { month: '2026-10', weeklyBreakdown: weeks(130, 110), trends: trends(120, 20) };
const thisWeek = { weekNumber: 1, totalAppointments: 9, isPartial: true };

const november = {
  month: '2026-11',
  weeklyBreakdown: [...weeks(126, 126), { weekNumber: 3, totalAppointments: 9, isPartial: true }],
  trends: trends(126, 5),
};

function sentenceOf(sent: readonly Sent[], place = sent.length - 1) {
  const figures = monthlyFigures({
    currentMonth: null,
    months: rowsOf(...sent.map((each) => month(each))),
  });
  const { months } = figures.inMonth('2026-11');
  const chosen = months[place];
  const said = chosen && monthSentence(months, chosen);
  return said && [said.parts.map(({ text }) => text).join(''), said.base];
}

it.each<[string, readonly Sent[], string, string]>([
  [
    'a month in progress',
    [september, october, november],
    'November runs 5% above October and 14.5% above the average of September to October.',
    'Weekly average: 126, against 120 and 110',
  ],
  [
    'a finished one, with one month before',
    [september, october],
    'October was 20% above September.',
    'Weekly average: 120, against 100',
  ],
  [
    'months with a gap between them',
    [{ ...september, month: '2026-08' }, october, november],
    'November runs 5% above October and 14.5% above the average of August and October.',
    'Weekly average: 126, against 120 and 110',
  ],
  [
    'no growth',
    [september, october, { ...november, trends: trends(99, null) }],
    'November runs 17.5% below October and 10% below the average of September to October.',
    'Weekly average: 99, against 120 and 110',
  ],
  [
    'a growth that is not the change of these two figures (C37)',
    [october, { ...november, trends: trends(161, 4.5) }],
    'November runs 34.2% above October.',
    'Weekly average: 161, against 120; growth by the server +4.5%',
  ],
  [
    'no change',
    [october, { ...november, trends: trends(120.04, 0) }],
    'November runs as high as October.',
    'Weekly average: 120, against 120',
  ],
  [
    'a month before that was not sent',
    [{ ...september, month: '2026-08' }, november],
    'November runs 5% above October.',
    '',
  ],
  ['the first one', [october], 'October 2026 is the first month there is.', ''],
  [
    'no full week',
    [october, { month: '2026-11', weeklyBreakdown: [thisWeek] }],
    'November has no full week yet.',
    '',
  ],
  [
    'no full week and over',
    [{ month: '2026-09' }, { month: '2026-10', weeklyBreakdown: [] }],
    'October has no full week.',
    '',
  ],
])('of %s', (_name, sent, text, base) => {
  expect(sentenceOf(sent)).toEqual([text, base]);
});

it.each([
  ['what is no month', [{ month: 'summer', weeklyBreakdown: weeks(1), trends: trends(1, 2) }]],
  // A week that could not be read may be a full one (A19).
  ['unread weeks', [{ month: '2026-11', weeklyBreakdown: [thisWeek, 'x'] }, october]],
  ['nothing to compare with', [september, { ...october, trends: trends(null, null) }]],
])('there is none of %s', (_name, sent) => {
  expect(sentenceOf(sent)).toBeNull();
});
