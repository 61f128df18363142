import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import { appointmentRow } from '../../../tests/rows.ts';
import { textsOf } from '../../../tests/screens/page.ts';
import { DuplicatesCard } from './duplicates-card.tsx';

const open = (...duplicateGroups: readonly object[]) =>
  mountCard(<DuplicatesCard />, { dataQuality: { duplicates: { duplicateGroups } } });

const primary = appointmentRow({ title: 'WC', region: 'chicago', phone: '5550100123' });

it.each([
  ['merge', 'Suggested: merge'],
  ['manual_review', 'Suggested: manual review'],
])('shows a group with match, confidence and the action %s', async (suggestedAction, action) => {
  await open({
    matchType: 'exact_phone',
    confidence: 96,
    suggestedAction,
    appointments: [primary, appointmentRow()],
    primaryAppointment: primary,
  });
  const article = screen.getByRole('article');
  expect(within(article).getByRole('heading')).toHaveTextContent('Exact phone');
  expect(article).toHaveTextContent('96% confidence');
  expect(article).toHaveTextContent(action);
});

it('shows equal fields once, and different ones side by side, the primary one first, with a word for screen readers', async () => {
  const other = { ...primary, title: 'DD', salesRep: 'Mo', customer: ' ANN LEE ' };
  const third = { ...primary, salesRep: 'luis ocampo' };
  await open({
    matchType: 'exact',
    appointments: [other, primary, third],
    primaryAppointment: primary,
  });
  const article = within(screen.getByRole('article'));
  expect(textsOf(article.getAllByRole('row'))).toEqual([
    'DiffersPrimaryAppointment 2Appointment 3',
    expect.stringMatching(/^Booked/),
    'TitleWCdiffers: DDWC',
    'Sales repLuis Ocampodiffers: MoLuis Ocampo',
  ]);
  const terms = ['Customer', 'Region', 'Telemarketer', 'Phone'];
  expect(textsOf(article.getAllByRole('term'))).toEqual(terms);
  expect(article.getAllByRole('definition')[1]).toHaveTextContent('Illinois');
});

it('counts unreadable rows of its groups (A2)', async () => {
  await open({ matchType: 'exact', appointments: [{ title: 'DD' }, 1] });
  expect(screen.getByText('1 row unreadable')).toBeVisible();
});
