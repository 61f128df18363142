import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import { textsOf } from '../../../tests/screens/page.ts';
import { CalendarCard } from './calendar-card.tsx';

const footer = () => document.querySelector('footer')?.textContent;
const links = () => screen.queryAllByRole('link', { name: /^Show/ });

it('says without which regions and rows its totals are (rulings C37)', async () => {
  const regions = [
    { key: 'california', validAppointments: null, totalEvents: 48 },
    { key: 'chicago', validAppointments: 33, totalEvents: 42 },
    { key: 'florida', validAppointments: 30, totalEvents: 40 },
    { key: 'arizona', validAppointments: 0, totalEvents: 0 },
  ];
  const app = await mountCard(<CalendarCard className="" />, { regions });
  expect(footer()).toBe('63 valid without California of 130 events– overall');
  expect(textsOf(links())).toEqual(['130 events']);

  await app.show({ regions: [...regions.slice(1), 7] });
  expect(footer()).toBe('63 valid of 82 events without California and 1 unreadable row– overall');
  await app.show({ regions: { regions: regions.slice(0, 3), total: 4 } });
  expect(screen.queryByText(/received/)).toBeNull();
  expect(footer()).toContain('63 valid without California of 130 events without Arizona');
  await app.show({ regions: regions.slice(1) });
  expect(footer()).toBe('63 valid of 82 events without California– overall');
  expect(links()).toEqual([]);
});
