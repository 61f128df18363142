import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import { regionRow, regionRows, regionRowsOf } from '../../../tests/rows.ts';
import { textsOf } from '../../../tests/screens/page.ts';
import { CalendarCard } from './calendar-card.tsx';

const footer = () => document.querySelector('footer')?.textContent;
const links = () => screen.queryAllByRole('link', { name: /^Show/ });

it('sums the rows that could be read, and counts the others in its head (A2)', async () => {
  const regions = regionRowsOf({ california: [null, 48], chicago: [33, 42], florida: [30, 40] });
  const app = await mountCard(<CalendarCard className="" />, { regions });
  expect(footer()).toBe('63 valid of 82 events, 76.8%');
  expect(textsOf(links())).toEqual(['63 valid', '82 events']);
  expect(screen.getByText('1 row unreadable')).toBeVisible();
  await app.show({ regions: { regions: regionRows, total: 76 } });
  expect(app.card).not.toHaveTextContent(/received|unreadable/);
});

it('has another region behind the four, as sent and without a screen (A4)', async () => {
  const app = await mountCard(<CalendarCard className="" />, {
    regions: [regionRow('Atlantis', 3, 5), ...regionRows],
  });
  const rows = screen.getAllByRole('listitem');
  expect(rows.at(-1)).toHaveTextContent('ATAtlantis3 appointments today60%');
  expect(rows.at(-1)?.querySelector('a[href^="/states"]')).toBeNull();
  expect(footer()).toBe('107 valid of 145 events, 73.8%');
  await app.show({ regions: regionRows });
  expect(footer()).toBe('104 valid of 140 events, 74.3%');
});
