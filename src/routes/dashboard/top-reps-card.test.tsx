import { expect, it } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import { rowsOfThreeDays } from '../../../tests/other-days.ts';
import { appointmentRow } from '../../../tests/rows.ts';
import { TopRepsCard } from './top-reps-card.tsx';

it('says what success is (rulings C37)', async () => {
  const app = await mountCard(<TopRepsCard className="" />, { appointments: [appointmentRow()] });
  expect(app.card.querySelector('footer')).toHaveTextContent(
    'Success: valid of all events in the region',
  );
});

it('counts the rows of the day in the heading, and tells how many others there are (rulings C37)', async () => {
  const app = await mountCard(<TopRepsCard className="" />, { appointments: rowsOfThreeDays() });
  expect(app.card).toHaveTextContent('Luis Ocampo267% success');
  expect(app.card).toHaveTextContent('2 of 2 valid in the top 1 and 3 of other days');
  await app.show({ appointments: rowsOfThreeDays().slice(3) });
  expect(app.card).toHaveTextContent('No sales rep data availableand 3 of other days');
});
