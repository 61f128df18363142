import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AiPerformanceCard } from '../../src/routes/dashboard/ai-performance-card.tsx';
import { CalendarCard } from '../../src/routes/dashboard/calendar-card.tsx';
import { TopRepsCard } from '../../src/routes/dashboard/top-reps-card.tsx';
import { mountCard } from '../mount/mount-card.tsx';
import { mountScreen } from '../mount/mount-screen.tsx';
import { appointmentRow, regionRowsOf, times } from '../rows.ts';
import { card, cellsOf, inCard } from './page.ts';

const arizona = (status: string) =>
  appointmentRow({ region: 'arizona', status, telemarketer: 'Priya Shah' });

/** Arizona has two events, of which one waits; Florida has twenty. */
const morning = {
  dashboard: {
    metrics: { totalValidAppointments: 5, weeklyMode: false },
    systemStatus: { validationEngine: { running: true }, businessHours: { active: true } },
  },
  regions: regionRowsOf({ arizona: [1, 2], florida: [4, 20] }),
  appointments: [
    arizona('valid'),
    arizona('pending'),
    ...times(20, appointmentRow({ region: 'florida' })),
  ],
};

const on = (url: string) => () => mountScreen(url, { center: 'day', ...morning });
/** Beside a card that requests the appointments. */
const openCalendar = () =>
  mountCard(
    <>
      <CalendarCard className="" />
      <TopRepsCard className="" />
    </>,
    morning,
  );

const bands = () => [...document.querySelectorAll('.text-band-ink[data-band]')];

describe('a rate of under 20 events (C36)', () => {
  it.each([
    ['Calendar Performance', '50%1 of 2, 1 waiting', openCalendar],
    ['Regions', '50%1 waiting', on('/?display=wall')],
    ['States compared', '50%1 of 2, 1 waiting', on('/states')],
    ['Validation Rate', '50%1 of 2, 1 waiting', on('/states?tab=arizona')],
    ['Validation Rate', '50%1 of 2, 1 waiting', on('/states/arizona')],
  ])('has no band in %s, and says what waits', async (title, text, open) => {
    const app = await open();
    const shown = card(title);
    expect(shown).toHaveTextContent(text);
    expect(inCard(title).getByText('50%')).toHaveClass('text-ink-3');
    expect(bands().length > 0).toBe(shown.textContent.includes('Florida'));
    app.respond({ regions: regionRowsOf({ arizona: [1, 2], florida: [4, 17] }) });
    await app.poll('regions');
    expect(bands()).toEqual([]);
  });

  it('is never ranked: it stands behind the rated ones, whatever the direction', async () => {
    const app = await on('/states')();
    const head = screen.getByRole('button', { name: /^Validation rate/ });
    const first = () => cellsOf('States compared')[1]?.[0];
    await app.click(head);
    expect(first()).toBe('FLFlorida');
    await app.click(head);
    expect(first()).toBe('FLFlorida');
  });

  it('has a band in AI Performance Insights, where the spec asks for one', async () => {
    await mountCard(<AiPerformanceCard />, morning);
    expect(card('AI Performance Insights')).toHaveTextContent('Arizona1 of 250%Warning');
  });
});
