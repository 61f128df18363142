import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mountScreen } from '../mount/mount-screen.tsx';
import { appointmentRow, regionRowsOf, times } from '../rows.ts';
import { card, cellsOf, inCard } from './page.ts';

const arizona = (status: string) =>
  appointmentRow({ region: 'arizona', status, telemarketer: 'Priya Shah' });

/** Arizona has two events, of which one waits; Florida has twenty. */
const morning = {
  center: 'day',
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

const bands = () =>
  [...document.querySelectorAll('.text-band-ink[data-band]')].filter(
    (tag) => tag.closest('[data-card="AI Performance Insights"]') === null,
  );

describe('a rate of under 20 events (C36)', () => {
  it.each([
    ['/', 'Calendar Performance', '50%1 of 2, 1 waiting'],
    ['/?display=wall', 'Regions', '50%1 waiting'],
    ['/states', 'States compared', '50%1 of 2, 1 waiting'],
    ['/states?tab=arizona', 'Validation Rate', '50%1 of 2, 1 waiting'],
    ['/states/arizona', 'Validation Rate', '50%1 of 2, 1 waiting'],
  ])('has no band on %s, and says what waits', async (url, title, text) => {
    const app = await mountScreen(url, morning);
    const shown = card(title);
    expect(shown).toHaveTextContent(text);
    expect(inCard(title).getByText('50%')).toHaveClass('text-ink-3');
    expect(bands().length > 0).toBe(shown.textContent.includes('Florida'));
    app.respond({ regions: regionRowsOf({ arizona: [1, 2], florida: [4, 17] }) });
    await app.poll('regions');
    expect(bands()).toEqual([]);
  });

  it('is never ranked: it stands behind the rated ones, whatever the direction', async () => {
    const app = await mountScreen('/states', morning);
    const head = screen.getByRole('button', { name: /^Validation rate/ });
    const first = () => cellsOf('States compared')[1]?.[0];
    await app.click(head);
    expect(first()).toBe('FLFlorida');
    await app.click(head);
    expect(first()).toBe('FLFlorida');
  });

  it('has a band in AI Performance Insights, where the spec asks for one', async () => {
    await mountScreen('/', morning);
    expect(card('AI Performance Insights')).toHaveTextContent('Arizona1 of 250%Warning');
  });
});
