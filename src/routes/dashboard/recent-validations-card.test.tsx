import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import { RecentValidationsCard } from './recent-validations-card.tsx';

const open = (recentValidations: object, appointments: object = []) =>
  mountCard(<RecentValidationsCard className="" />, { recentValidations, appointments });

const bodyRows = () => screen.getAllByRole('row').slice(1);
const sent = (...instants: unknown[]) =>
  instants.map((time, at) => ({ id: `${at}`, customer: `C${at}`, status: 'valid', time }));

// Responses as real servers send them (A10-A19, C36-C39).

it('is newest first, those without a time last, whatever their days (C37)', async () => {
  const app = await open(
    sent('2026-11-15T15:00:00Z', '2026-11-21T13:00:00-05:00', '', '2026-11-19T15:00:00Z'),
  );
  const order = bodyRows().map((row) => /C\d/.exec(row.textContent)?.[0]);
  expect(order).toEqual(['C1', 'C3', 'C0', 'C2']);
  expect(app.card).toHaveTextContent('Judged in the last 24 hours');
});

it('has the confidence of the verdict, never that of the detected state (C38)', async () => {
  const row = {
    customer: 'Ann',
    region: 'IL',
    telemarketer: 'Ana Torres',
    status: 'valid',
    time: '2026-11-21T15:00:00Z',
  };
  const booked = { ...row, stateAnalysis: { detectedState: 'IL', confidence: 99 } };
  const app = await open(
    [{ ...row, region: 'Chicago', telemarketer: 'ana_torres', confidence: 51 }],
    [booked],
  );
  expect(app.card).toHaveTextContent('51% Confidence');
  await app.show({ recentValidations: [row] });
  expect(app.card).toHaveTextContent('– Confidence');
  await app.show({ appointments: [{ ...booked, confidence: 72 }] });
  expect(app.card).toHaveTextContent('72% Confidence');
});

it('shows each status but valid as Blocked (S2)', async () => {
  const rows = [{ status: 'Pending' }, { status: 'blocked' }, {}];
  await open(rows.map((row, at) => ({ id: `${at}`, customer: 'Ann', ...row })));
  expect(screen.getAllByText('Blocked')).toHaveLength(3);
});

it('names the day of a time of another day', async () => {
  await open(sent('2026-11-21T01:41:00Z', '2026-11-21T15:00:00Z'));
  expect(bodyRows()[0]).toHaveTextContent('10:00 AM');
  expect(bodyRows()[1]).toHaveTextContent('Nov 20, 8:41 PM');
});
