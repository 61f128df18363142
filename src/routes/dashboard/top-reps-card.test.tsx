import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import { rowsOfThreeDays } from '../../../tests/other-days.ts';
import { appointmentRow, times } from '../../../tests/rows.ts';
import { hrefsOf } from '../../../tests/screens/page.ts';
import { TopRepsCard } from './top-reps-card.tsx';

it('says what success is in the tooltip of its head (C37)', async () => {
  await mountCard(<TopRepsCard className="" />, { appointments: [appointmentRow()] });
  expect(screen.getByText('Field agents with most appointments')).toHaveAttribute(
    'title',
    'Success: valid of all events in the region',
  );
});

it('counts every row that the server sent, of whatever day (C37)', async () => {
  const app = await mountCard(<TopRepsCard className="" />, { appointments: rowsOfThreeDays() });
  expect(app.card).toHaveTextContent('Luis Ocampo583% success');
  expect(app.card).toHaveTextContent('5 of 5 valid in the top 1');
});

it('has shares of all valid appointments as its bars (C5), and links of any region (C7)', async () => {
  const rep = (salesRep: string, region = 'IL') => appointmentRow({ salesRep, region });
  const appointments = [...times(4, rep('Ann')), rep('Bea'), ...times(3, rep('Unknown'))];
  const app = await mountCard(<TopRepsCard className="" />, { appointments });
  const bars = screen.getAllByRole('progressbar');
  expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['50', '13']);
  const drawn = bars.map((bar) => (bar.firstElementChild as HTMLElement).style.width);
  expect(drawn).toEqual(['50%', '13%']);
  await app.show({
    appointments: [rep('Ann', 'New Avalon'), rep('Bea', 'Illinois'), rep('Cyd', '')],
  });
  expect(hrefsOf(screen.getAllByRole('link', { name: /success/ }))).toEqual([
    '/sales-rep/Ann/New%20Avalon',
    '/sales-rep/Bea/chicago',
    '/sales-rep/Cyd/N%2FA',
  ]);
});

it('calls a part of the appointments a part (A15)', async () => {
  const partOf = (status: string) => ({ appointments: [appointmentRow({ status })], total: 76 });
  const app = await mountCard(<TopRepsCard className="" />, { appointments: partOf('invalid') });
  expect(screen.getByText('1 of 76 received')).toBeVisible();
  expect(app.card).not.toHaveTextContent('No sales rep data available');
  await app.show({ appointments: partOf('valid') });
  expect(screen.getByRole('progressbar')).toHaveAccessibleName(
    'Luis Ocampo: share of – valid appointments',
  );
  expect(app.card).toHaveTextContent('Luis Ocampo1– success');
  expect(app.card).toHaveTextContent('1 of 1 valid in the top 1');
});
