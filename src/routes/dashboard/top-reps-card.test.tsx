import { expect, it } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import { appointmentRow } from '../../../tests/rows.ts';
import { TopRepsCard } from './top-reps-card.tsx';

it('says what success is (rulings C37)', async () => {
  const app = await mountCard(<TopRepsCard className="" />, { appointments: [appointmentRow()] });
  expect(app.card.querySelector('footer')).toHaveTextContent(
    'Success: valid of all events in the region',
  );
});
