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
  ['no problem', { summary: counted }, looksGood, 'The report has no suggestions.'],
  [
    'problems that it counts',
    { summary: { ...counted, phoneIssuesFound: 2, validationErrors: 1 } },
    looksGood,
    'The report has no suggestions for 2 phone issues and 1 validation error.',
  ],
  [
    'a problem that it does not count',
    { summary: counted, phoneCorrections: [phone] },
    'No recommendations',
    'The report has no suggestions.',
  ],
  [
    'a count that is not known',
    { summary: { ...counted, duplicatesFound: 'x' } },
    'No recommendations',
    'The report has no suggestions.',
  ],
  [
    'a part that could not be read',
    { summary: counted, validationReports: [5, { status: 'valid' }] },
    'No recommendations',
    'The report has no suggestions.',
  ],
])('without suggestions, a report of %s says so (A13, A19)', (_name, sent, text, hint) => {
  const figures = dataQuality.figures(dataQuality.response.read(sent));
  expect(emptyRecommendations(figures)).toMatchObject({ text, hint });
});
