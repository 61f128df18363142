import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import { appointmentRow, regionRows, regionRowsOf, times } from '../../../tests/rows.ts';
import { textsOf } from '../../../tests/screens/page.ts';
import { TopRepsCard } from './top-reps-card.tsx';
import { CalendarCard } from './calendar-card.tsx';

const footer = () => document.querySelector('footer')?.textContent;
const links = () => screen.queryAllByRole('link', { name: /^Show/ });

it('says without which regions and rows its totals are (rulings C37)', async () => {
  const regions = regionRowsOf({
    california: [null, 48],
    chicago: [33, 42],
    florida: [30, 40],
  });
  const without = (missing: string) => regions.filter(({ key }) => key !== missing);
  const app = await mountCard(<CalendarCard className="" />, { regions });
  expect(footer()).toBe('63 valid without California of 130 events– overall');
  expect(textsOf(links())).toEqual(['130 events']);

  await app.show({ regions: [...without('california'), 7] });
  expect(footer()).toBe('63 valid of 82 events without California and 1 unreadable row– overall');
  await app.show({ regions: { regions: without('arizona'), total: regions.length } });
  expect(screen.queryByText(/received/)).toBeNull();
  expect(footer()).toContain('63 valid without California of 130 events without Arizona');
  await app.show({ regions: without('california') });
  expect(footer()).toBe('63 valid of 82 events without California– overall');
  expect(links()).toEqual([]);
});

it('tells of the events of unknown regions, once the list is there (rulings A4)', async () => {
  const appointments = [
    ...times(3, appointmentRow({ region: 'Atlantis' })),
    appointmentRow({ region: 'Atlantis', time: '2026-11-20T18:00:00Z' }),
    appointmentRow(),
  ];
  const app = await mountCard(
    <>
      <CalendarCard className="" />
      <TopRepsCard className="" />
    </>,
    { regions: regionRows, appointments },
  );
  expect(footer()).toContain('104 valid of 140 events74.3% overall3 events have an unknown region');
  await app.show({ appointments: [appointmentRow()] });
  expect(footer()).not.toContain('unknown');
});
