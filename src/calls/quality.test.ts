import { describe, expect, it } from 'vitest';
import { dataQuality } from './quality.ts';

const figuresOf = (sent: object) =>
  dataQuality.figures(dataQuality.response.read({ summary: {}, ...sent }));
const summaryOf = (summary: object) => figuresOf({ summary }).summary;

describe('the figures of the report (C19)', () => {
  it.each([
    [95.4, 95.4, ''],
    [0, 0, ''],
    [950, null, 'the report says 950%, which is no percent'],
    [-5, null, 'the report says -5%, which is no percent'],
    [null, null, ''],
  ])('of a score of %s are %s', (qualityScoreAverage, percent, contradiction) => {
    const { score } = summaryOf({ qualityScoreAverage, totalProcessed: 9 });
    expect(score).toEqual({ percent, contradiction });
  });

  it.each([
    [14, 3, 3, ''],
    [14, 14, 14, ''],
    [14, 20, null, 'the report says 20 of 14'],
    [null, 20, 20, ''],
    [0, 2, null, 'the report says 2 of 0'],
  ])(
    'of %s phone issues, %s of them auto-fixable, are %s',
    (found, fixed, fixable, contradiction) => {
      const { phones } = summaryOf({ phoneIssuesFound: found, phoneIssuesFixed: fixed });
      expect(phones).toMatchObject({ count: found, fixable, contradiction });
    },
  );

  it('of more duplicates or errors than rows processed have no share, and say so', () => {
    const { duplicates, errors } = summaryOf({
      duplicatesFound: 12,
      validationErrors: 3,
      totalProcessed: 10,
    });
    expect(duplicates).toEqual({
      count: 12,
      share: null,
      contradiction: 'Duplicates: more than the processed total of 10',
    });
    expect(errors).toEqual({ count: 3, share: 30, contradiction: '' });
  });
});

const phone = { original: '555-0148', isValid: false };

it.each([
  ['as many as it counts', [phone], 4, 4],
  ['no fewer than it lists', [phone, { ...phone, original: '1' }], 1, 2],
  ['those that it lists', [phone, { original: '2', isValid: true }, { original: '3' }], null, 1],
  ['none', [], null, 0],
  ['none known, of no list', 'none', null, null],
  ['none known, of an unreadable one', [7], null, null],
  ['those that it counts, of no list', 'none', 3, 3],
])('the invalid phones of a report are %s', (_name, phoneCorrections, phoneIssuesFound, count) => {
  const { phones } = figuresOf({ phoneCorrections, summary: { phoneIssuesFound } });
  expect(phones.count).toBe(count);
});

const inner = { appointments: [{ title: 'DD' }, 1] };

it.each([
  ['whole', [{ matchType: 'a', appointments: [] }], { unreadable: 0, part: '', isWhole: true }],
  [
    'with unreadable rows, also in its rows (A13)',
    [7, { matchType: 'a', ...inner }, { matchType: 'b', appointments: 'none' }],
    { unreadable: 3, part: '3 rows unreadable', isWhole: false, isUnread: false },
  ],
  ['of unreadable rows alone', [7], { part: '1 row unreadable', isUnread: true, count: null }],
  ['that is none', 'none', { unreadable: 0, part: '', isWhole: false, isUnread: true }],
])('a list of the report %s', (_name, duplicateGroups, missing) => {
  expect(figuresOf({ duplicates: { duplicateGroups } }).groups).toMatchObject(missing);
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
  expect(reports).toMatchObject({ count: 5, listed: 6 });
});
