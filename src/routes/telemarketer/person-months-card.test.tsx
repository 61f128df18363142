import { expect, it } from 'vitest';
import { within } from '@testing-library/react';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import { cellsOf } from '../../../tests/screens/page.ts';
import { readPerson } from '../../domain/people.ts';
import { eventsOfPerson } from '../../calls/person-events.ts';
import { PersonMonthsCard } from './person-months-card.tsx';

const people = [{ ...eventsOfPerson(readPerson('Ana Torres'), []), hrefOf: () => null }] as const;
const title = 'Share of each month';

const monthOf = (month: string, total: number, telemarketers: object) => ({
  month,
  totalValidAppointments: total,
  telemarketers,
});

it("has each month's count and share, newest first, and '–' where the month does not list the person", async () => {
  const ana = { 'ana torres': { totalAppointments: 20 } };
  const app = await mountCard(<PersonMonthsCard people={people} />, {
    monthly: {
      months: [
        monthOf('2026-09', 80, ana),
        monthOf('2026-10', 50, {}),
        monthOf('2026-11', 40, ana),
      ],
    },
  });
  expect(cellsOf(title).slice(1)).toEqual([
    ['Nov 2026', '20', '50%'],
    ['Oct 2026', '–', '–'],
    ['Sep 2026', '20', '25%'],
  ]);
  await app.show({ monthly: { months: ['x'] } });
  expect(within(app.card).getByText('Monthly data could not be read')).toBeVisible();
});
