import { describe, expect, it } from 'vitest';
import { dataQuality } from './quality.ts';

const figuresOf = (sent: object) =>
  dataQuality.figures(dataQuality.response({ summary: {}, ...sent }));
const summaryOf = (summary: object) => figuresOf({ summary }).summary;

describe('the figures of the report (C19)', () => {
  it.each([
    [95.4, 9, 95.4],
    [0, 9, 0],
    [950, 9, null],
    [-5, 9, null],
    [null, 9, null],
    [95.4, 0, null],
  ])('of a score of %s over %s rows are %s', (qualityScoreAverage, totalProcessed, score) => {
    expect(summaryOf({ qualityScoreAverage, totalProcessed }).score).toBe(score);
  });
});

it('the invalid phones are those that the report calls so, beside its own count', () => {
  const sent = [false, true, null].map((isValid, at) => ({ original: `${at}`, isValid }));
  const { phones } = figuresOf({ phoneCorrections: sent, summary: { phoneIssuesFound: 4 } });
  expect(phones).toMatchObject({ rows: [{ original: '0' }], counted: 4, unreadable: 0 });
});

const inner = { appointments: [{ title: 'DD' }, 1] };

it.each([
  ['whole', [{ matchType: 'a', appointments: [] }], 0],
  [
    'with unreadable rows, also in its rows (A13)',
    [7, { matchType: 'a', ...inner }, { matchType: 'b', appointments: 'none' }],
    3,
  ],
  ['of unreadable rows alone', [7], 1],
  ['that is none', 'none', 1],
])('a list of the report %s', (_name, duplicateGroups, unreadable) => {
  expect(figuresOf({ duplicates: { duplicateGroups } }).groups).toMatchObject({ unreadable });
});

it('the texts of its rows are counted too, where they are no list (A13)', () => {
  const { phones, reports } = figuresOf({
    phoneCorrections: [{ original: '1', isValid: false, suggestions: 'Ask again' }],
    validationReports: [{ status: 'x', violations: [{ field: 'phone' }], recommendations: 'Ask' }],
  });
  expect([phones.unreadable, reports.unreadable]).toEqual([1, 1]);
});

it('the reports are those with violations, the lowest score first, of equal scores in their order', () => {
  const violated = { violations: [{ field: 'phone' }] };
  const validationReports = [
    { ...violated, score: 85, status: 'a' },
    { ...violated, score: null, status: 'b' },
    { score: 20, status: 'whole' },
    { ...violated, score: 65, status: 'c' },
    { ...violated, score: 85, status: 'd' },
    { ...violated, score: null, status: 'e' },
  ];
  const { reports } = figuresOf({ validationReports });
  expect(reports.rows.map(({ status }) => status.text).join('')).toBe('cadbe');
});
