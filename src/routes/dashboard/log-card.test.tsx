import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import { appointmentRow } from '../../../tests/rows.ts';
import { LogCard } from './log-card.tsx';

it("has the server's counts in its footer, where the list has others (rulings C37)", async () => {
  const appointments = [appointmentRow(), appointmentRow({ status: 'invalid' })];
  const app = await mountCard(<LogCard />, {
    appointments: { appointments, total: 2, valid: 5, invalid: 2 },
  });
  expect(screen.getAllByRole('link')).not.toEqual([]);
  expect(app.card.querySelector('footer')).toHaveTextContent(/^Valid: 5/);
});
