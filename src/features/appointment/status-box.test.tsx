import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { appointment } from '../../../tests/entities.ts';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import { rowsOfThreeDays } from '../../../tests/other-days.ts';
import { appointments } from '../../calls/appointments.ts';
import { useCall } from '../../query/use-call.ts';
import { StatusBox } from './status-box.tsx';

const row = appointment({ status: 'valid', reason: 'Full validation' });

function Box() {
  useCall(appointments);
  return <StatusBox row={row} />;
}

it('counts the rows of the day with the same reason, and tells how many others there are (rulings C37)', async () => {
  const app = await mountCard(<Box />, { appointments: rowsOfThreeDays() });
  const link = () => screen.queryByRole('link', { name: /like this/ });
  expect(link()).toHaveTextContent('2 like this and 3 of other days: all with this reason');
  expect(link()).toHaveAttribute('href', '/?reason=Full+validation#appointments');
  await app.show({ appointments: rowsOfThreeDays().slice(0, 1) });
  expect(link()).toBeNull();
});
