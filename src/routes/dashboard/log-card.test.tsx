import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import { rowsOfThreeDays } from '../../../tests/other-days.ts';
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

it('lists the rows of other days, and leaves them out of its counts (rulings C37)', async () => {
  const app = await mountCard(<LogCard />, { appointments: rowsOfThreeDays() });
  expect(screen.getAllByRole('link', { name: /^\[/ })).toHaveLength(6);
  expect(app.card.querySelector('footer')).toHaveTextContent(
    'Valid: 2Invalid: 1and 3 of other days6 lines',
  );
});
