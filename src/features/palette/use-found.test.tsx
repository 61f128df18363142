import { expect, it } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import { rowsOfThreeDays } from '../../../tests/other-days.ts';
import { dashboardBody } from '../../../tests/rows.ts';
import { Card } from '../../ui/card.tsx';
import { useFound } from './use-found.ts';

function AllRows() {
  return <Card title="Found">{useFound('ana').allRowsEntry?.note}</Card>;
}

it('counts the rows of the day in the heading, and tells how many others there are (rulings C37)', async () => {
  const app = await mountCard(<AllRows />, {
    appointments: rowsOfThreeDays(),
    salesReps: [],
    alerts: [],
    alertStats: { pending: 0 },
    dashboard: dashboardBody(),
  });
  expect(app.card).toHaveTextContent('3 rows and 3 of other days');
});
