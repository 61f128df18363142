import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mountScreen } from '../mount/mount-screen.tsx';
import { dashboardBody } from '../rows.ts';
import { card, inCard, textsOf } from './page.ts';

const open = (dataQuality: object, query = '') =>
  mountScreen(`/data-quality${query}`, {
    dashboard: dashboardBody(),
    appointments: [],
    dataQuality,
  });

const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(`^${name}`) });

describe('a list of the report that can be read in part, or not at all', () => {
  const cards = [
    ['phone-analysis', 'Invalid Phones'],
    ['duplicates', 'Duplicate Groups'],
    ['validation', 'Validation Reports'],
    ['recommendations', 'Recommendations'],
  ] as const;
  const praise = /Looks Good|^No invalid|^No duplicates|^No violations/;
  const tabTexts = () => textsOf(screen.getAllByRole('tab'));

  it.each(['none', 7, { a: 1 }])(
    '%j for a list is said on its card (rulings A13)',
    async (list) => {
      const app = await open({
        phoneCorrections: list,
        duplicates: { duplicateGroups: list, suggestions: list },
        validationReports: list,
      });
      expect(tabTexts().join()).toBe(
        'Phone Analysis –,Duplicates –,Validation –,Recommendations –',
      );
      expect(card('Duplicates')).toHaveTextContent('– groups listed');
      for (const [at, [, title]] of cards.entries()) {
        await app.click(screen.getAllByRole('tab')[at] as HTMLElement);
        expect(inCard(title).getByText(`${title} could not be read`)).toBeVisible();
        expect(inCard(title).queryByText(praise)).toBeNull();
      }
    },
  );

  const none = { phoneIssuesFound: 0, duplicatesFound: 0, validationErrors: 0 };
  it.each([
    ['Data Quality Looks Good!', true, { summary: none }],
    [
      'No recommendations',
      false,
      { summary: none, phoneCorrections: [{ original: '12', isValid: false }] },
    ],
    ['No recommendations', false, { summary: none, validationReports: 'none' }],
    ['No recommendations', false, { summary: {} }],
    ['No recommendations', false, { summary: { ...none, duplicatesFound: 'many' } }],
  ])('%s, marked as good: %s, where the report has %j', async (text, isGood, report) => {
    await open({ duplicates: {}, ...report }, '?tab=recommendations');
    expect(card('Recommendations')).toHaveTextContent(`${text}The report has no suggestions.`);
    expect(card('Recommendations').querySelector('.text-positive') !== null).toBe(isGood);
  });

  it('no row of a list could be read, or only others than a card shows', async () => {
    const app = await open({
      phoneCorrections: [1, { original: '12', isValid: true }],
      duplicates: { duplicateGroups: [1, {}] },
      validationReports: [{ status: 'valid' }, { status: 'invalid', violations: 'customer' }],
    });
    expect(card('Invalid Phones')).toHaveTextContent(
      'None among the rows received1 row unreadable',
    );
    await app.click(tab('Duplicates'));
    expect(card('Duplicate Groups')).toHaveTextContent('could not be read2 rows unreadable');
    await app.click(tab('Validation'));
    expect(card('Validation Reports')).toHaveTextContent(
      'None among the rows received1 row unreadable',
    );
  });

  it('a group of duplicates whose appointments are no list says so', async () => {
    await open(
      {
        summary: { duplicatesFound: 0 },
        duplicates: { duplicateGroups: [{ matchType: 'exact', appointments: 'two' }] },
      },
      '?tab=duplicates',
    );
    expect(inCard('Duplicate Groups').getByRole('article')).toHaveTextContent(
      'Its appointments could not be read.',
    );
    expect(inCard('Duplicate Groups').getByText('1 row unreadable')).toBeVisible();
    expect(inCard('Duplicate Groups').queryByText('0 duplicates found')).toBeNull();
  });

  it('no praise is beside a count that says otherwise', async () => {
    const found = { phoneIssuesFound: 14, duplicatesFound: 3, validationErrors: 12 };
    const app = await open({ summary: { ...found, totalProcessed: 99 } });
    expect(tabTexts()[0]).toBe('Phone Analysis 14');
    for (const [at, text] of ['0 of 14 listed', '0 of 3 listed', '0 of 12 listed'].entries()) {
      await app.click(screen.getAllByRole('tab')[at] as HTMLElement);
      const title = cards[at]?.[1] ?? '';
      expect(card(title)).toHaveTextContent(text);
      expect(inCard(title).queryByText(praise)).toBeNull();
    }
    await app.click(tab('Recommendations'));
    expect(card('Recommendations')).toHaveTextContent(
      'The report has no suggestions for 14 phone issues, 3 duplicates and 12 validation errors.',
    );
  });
});
