import { expect, it } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import { appointmentRow, dashboardBody } from '../../../tests/rows.ts';
import { Card } from '../../ui/card.tsx';
import { useFound } from './use-found.ts';

function AllRows() {
  return <Card title="Found">{useFound('ana').allRowsEntry?.note}</Card>;
}

it('counts all rows that have the words, as the list does', async () => {
  const rows = [{}, { time: '2026-11-20T15:00:00Z' }, { telemarketer: 'Marcus Reed' }];
  const app = await mountCard(<AllRows />, {
    appointments: rows.map(appointmentRow),
    salesReps: [],
    alerts: [],
    dashboard: dashboardBody(),
  });
  expect(app.card).toHaveTextContent('2 rows');
});
