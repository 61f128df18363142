import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountScreen } from '../mount/mount-screen.tsx';
import { dashboardBody } from '../rows.ts';
import { card, inCard } from './page.ts';

const open = (dataQuality: object, query = '') =>
  mountScreen(`/data-quality${query}`, {
    dashboard: dashboardBody(),
    appointments: [],
    dataQuality,
  });

const cards = [
  ['Invalid Phones', 'Phone Analysis'],
  ['Duplicate Groups', 'Duplicates'],
  ['Validation Reports', 'Validation'],
  ['Recommendations', 'Recommendations'],
] as const;
const praise = /Looks Good|^No invalid|^No duplicates|^No violations/;

it('a list that is none is said on its card (A13)', async () => {
  const list = { a: 1 };
  const app = await open({
    phoneCorrections: list,
    duplicates: { duplicateGroups: list, suggestions: list },
    validationReports: list,
  });
  for (const [title, tab] of cards) {
    await app.click(screen.getByRole('tab', { name: new RegExp(`^${tab}`) }));
    expect(inCard(title).getByText('1 row unreadable')).toBeVisible();
    expect(inCard(title).getByText(`${title} could not be read`)).toBeVisible();
    expect(inCard(title).queryByText(praise)).toBeNull();
  }
});

const none = { phoneIssuesFound: 0, duplicatesFound: 0, validationErrors: 0 };

it.each([
  ['Data Quality Looks Good!', true, { summary: none }],
  ['Data Quality Looks Good!', false, { summary: { ...none, phoneIssuesFound: 14 } }],
])('%s, marked as good: %s, where the report has %j', async (text, isGood, report) => {
  await open({ duplicates: {}, ...report }, '?tab=recommendations');
  expect(card('Recommendations')).toHaveTextContent(`${text}The report has no suggestions.`);
  expect(card('Recommendations').querySelector('.text-positive') !== null).toBe(isGood);
});

it('where the report counts rows and lists none, its cards praise nothing (A19)', async () => {
  const found = { phoneIssuesFound: 14, duplicatesFound: 3, validationErrors: 12 };
  const app = await open({ summary: { ...found, totalProcessed: 99 } });
  for (const [title, tab] of cards.slice(0, 3)) {
    await app.click(screen.getByRole('tab', { name: new RegExp(`^${tab}`) }));
    expect(card(title)).toHaveTextContent('None listed');
    expect(inCard(title).queryByText(praise)).toBeNull();
  }
});
