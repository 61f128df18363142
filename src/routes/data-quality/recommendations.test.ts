import { expect, it } from 'vitest';
import { dataQuality } from '../../calls/quality.ts';
import { emptyRecommendations, suggestedTab } from './recommendations.ts';

it.each([
  ['Merge duplicate bookings', '1 duplicate booking', 'duplicates'],
  ['Fix phone numbers', '', 'phone-analysis'],
  ['Clean up', '8 numbers cannot be dialed', 'phone-analysis'],
  ['Ask for missing customers', '13 events have no customer', 'validation'],
  ['Review PHONE duplicates', '', 'duplicates'],
  ['Train the team', 'A large number of leads', null],
  ['', '', null],
])('a suggestion %j with the reason %j is about the tab %j', (action, reason, tab) => {
  expect(suggestedTab({ action, reason })).toBe(tab);
});

const counted = { phoneIssuesFound: 0, duplicatesFound: 0, validationErrors: 0 };
const looksGood = 'Data Quality Looks Good!';
const phone = { original: '555-0148', isValid: false };

it.each([
  ['no problem', looksGood, true, { summary: counted }],
  ['no problem and no count', looksGood, true, { summary: {} }],
  ['problems that it counts', looksGood, false, { summary: { ...counted, phoneIssuesFound: 2 } }],
  ['a problem that it lists', looksGood, false, { summary: counted, phoneCorrections: [phone] }],
  [
    'a part that could not be read',
    'No recommendations',
    false,
    { summary: counted, validationReports: [5, { status: 'valid' }] },
  ],
])(
  'without suggestions, a report of %s says %j, as good news: %s (A19)',
  (_name, text, isGood, sent) => {
    const empty = emptyRecommendations(dataQuality.figures(dataQuality.response(sent)));
    expect(empty).toMatchObject({ text, hint: 'The report has no suggestions.' });
    expect('kind' in empty && empty.kind === 'good').toBe(isGood);
  },
);
