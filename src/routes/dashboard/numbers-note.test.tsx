import { describe, expect, it } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import type { Responses } from '../../../tests/mount/network.ts';
import { appointmentRow, dashboardBody, regionRowsOf, times } from '../../../tests/rows.ts';
import { card, footerOf } from '../../../tests/screens/page.ts';
import { useDaySubtitle } from '../../query/use-call.ts';
import { AnalysisCard } from './analysis-card.tsx';
import { CalendarCard } from './calendar-card.tsx';
import { TelemarketerCard } from './telemarketer-card.tsx';
import { TopRepsCard } from './top-reps-card.tsx';

const validIn = (region: string, count: number) => times(count, appointmentRow({ region }));

const counts = { california: [4, 5], chicago: [3, 3], arizona: [1, 2], florida: [1, 2] } as const;

/** 9 valid appointments, by each call. */
const agreeing = {
  dashboard: dashboardBody({ totalValidAppointments: 9 }),
  regions: regionRowsOf(counts),
  appointments: [
    ...validIn('california', 4),
    ...validIn('chicago', 3),
    ...validIn('arizona', 1),
    ...validIn('florida', 1),
  ],
  telemarketers: [{ name: 'Ana Torres', appointments: 9 }],
};

/** The heading of the screen, which requests the dashboard. */
const Heading = () => <p>{useDaySubtitle()}</p>;

/** The cards, before the first poll. */
async function open(responses: Responses = {}) {
  const app = await mountCard(
    <>
      <Heading />
      <CalendarCard className="" />
      <TelemarketerCard className="" />
      <TopRepsCard className="" />
      <AnalysisCard />
    </>,
    { ...agreeing, ...responses },
  );
  return app;
}
const lists = ['Top Sales Reps', 'Appointments Analysis'] as const;
const cards = ['Calendar Performance', 'Telemarketer Performance', ...lists] as const;

describe('a difference between two calls (rulings C37)', () => {
  it('is told by each card that shows one of the figures, once it lasts two polls', async () => {
    const app = await open({ dashboard: dashboardBody({ totalValidAppointments: 7 }) });
    for (const title of cards) expect(card(title)).not.toHaveTextContent(/by the total/);
    await app.poll('dashboard', 2);
    expect(footerOf('Calendar Performance')).toContain('7 by the total, 9 by regions');
    for (const title of lists)
      expect(card(title)).toHaveTextContent('7 by the total, 9 in the list');
    await app.poll('dashboard');
    app.respond({ dashboard: agreeing.dashboard });
    await app.poll('dashboard');
    for (const title of cards) expect(card(title)).not.toHaveTextContent(/by the total/);
  });

  it('of regions and list is told where the total is not known', async () => {
    const app = await open({ appointments: agreeing.appointments.slice(2) });
    app.respond({ dashboard: dashboardBody({ totalValidAppointments: null }) });
    await app.poll('dashboard', 2);
    expect(footerOf('Calendar Performance')).toContain('California: 4 here, 2 rows in the list');
    for (const title of lists) expect(card(title)).toHaveTextContent('9 by regions, 7 in the list');
  });

  it('is told by a list without rows', async () => {
    const app = await open({ appointments: [] });
    await app.poll('dashboard');
    expect(card('Appointments Analysis')).toHaveTextContent('9 by the total, 0 in the list');
  });

  it('of a part of the list is none', async () => {
    const app = await open({
      appointments: { appointments: agreeing.appointments.slice(2), total: 12 },
    });
    await app.poll('dashboard');
    await app.poll('dashboard');
    for (const title of lists)
      expect(card(title)).not.toHaveTextContent(/in the list|by the total/);
  });

  it('of the telemarketers is told by their card', async () => {
    const app = await open({ telemarketers: [{ name: 'Ana Torres', appointments: 12 }] });
    await app.poll('dashboard');
    expect(footerOf('Telemarketer Performance')).toContain(
      '12 with a telemarketer, 9 valid in all',
    );
  });

  it('of one telemarketer is told where their sum is the total', async () => {
    const app = await open({
      telemarketers: [
        { name: 'Ana Torres', appointments: 7 },
        { name: 'Marcus Reed', appointments: 2 },
      ],
    });
    await app.poll('dashboard', 2);
    expect(footerOf('Telemarketer Performance')).toContain(
      'Ana Torres: 7 here, 9 valid rows in the list; Marcus Reed: 2 here, 0 valid rows in the list',
    );
  });

  it('is none where a booking comes between two polls, nor in an outage', async () => {
    const app = await open({ dashboard: dashboardBody({ totalValidAppointments: 10 }) });
    const more = [...agreeing.appointments, ...validIn('florida', 1)];
    app.respond({
      dashboard: dashboardBody({ totalValidAppointments: 11 }),
      regions: regionRowsOf({ ...counts, florida: [2, 3] }),
      appointments: more,
    });
    await app.poll('dashboard');
    for (const title of cards) expect(card(title)).not.toHaveTextContent(/by the total/);
    await app.poll('dashboard');
    expect(footerOf('Calendar Performance')).toContain('11 by the total, 10 by regions');
    expect(card('Appointments Analysis')).toHaveTextContent('11 by the total, 10 in the list');
    app.respond({ dashboard: 503, regions: 503, appointments: 503, telemarketers: 503 });
    await app.poll('dashboard', 4);
    for (const title of cards) expect(card(title)).not.toHaveTextContent(/by the total/);
  });
});
