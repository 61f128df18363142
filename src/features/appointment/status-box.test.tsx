import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { appointment } from '../../../tests/entities.ts';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import { appointmentRow } from '../../../tests/rows.ts';
import { appointments } from '../../calls/appointments.ts';
import { useCall } from '../../query/use-call.ts';
import { StatusBox } from './status-box.tsx';

const row = appointment({ status: 'valid', reason: 'Full validation' });

function Box() {
  useCall(appointments);
  return <StatusBox row={row} />;
}

it('counts the rows with the same reason and outcome, whatever their times (C37)', async () => {
  const rows = [
    {},
    { time: '2026-11-20T15:00:00Z' },
    { status: 'invalid' },
    { reason: 'Phone digits' },
  ].map(appointmentRow);
  const app = await mountCard(<Box />, { appointments: rows });
  const link = () => screen.queryByRole('link', { name: /like this/ });
  expect(link()).toHaveTextContent('2 like this: all with this reason');
  expect(link()).toHaveAttribute('href', '/?reason=Full+validation#appointments');
  await app.show({ appointments: rows.slice(0, 1) });
  expect(link()).toBeNull();
});
