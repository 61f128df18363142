import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { salesRepPath } from '../../src/paths.ts';
import { respondWith } from './respond-with.ts';
import { card, inCard, openApp } from './open-app.tsx';

/** It turns round what stands after it, and ends in a control character. */
const name = 'Ann \u202EeeL\u0007';
const oneLine = 'Ann eeL';

describe('texts that would do more than stand there', () => {
  it('are cleaned in the title of the page, which has no markup to isolate them', async () => {
    await openApp(salesRepPath(name, 'california'));
    expect(document.title).toContain('Ann  eeL · Appointment Tracker');
    expect(screen.getByRole('heading', { level: 1 }).querySelector('bdi')).not.toBeNull();
  });

  it('are cleaned where they are spoken or shown as a tip', async () => {
    respondWith('regions', {
      regions: [{ key: name, name, validAppointments: 3, totalEvents: 4 }],
    });
    await openApp('/', { firstLook: true });
    const calendars = inCard('Calendar Performance');
    const bar = calendars.getByRole('progressbar');
    expect(bar.getAttribute('aria-label')?.replaceAll(/ +/g, ' ')).toContain(oneLine);
    expect(bar.getAttribute('aria-label')).not.toContain('\u202E');
    const tip = card('Calendar Performance').querySelector('abbr')?.title;
    expect(tip?.replaceAll(/ +/g, ' ')).toBe(oneLine);
  });

  it.each([
    ['/corrections', 'Manual Corrections'],
    ['/historical', 'Days Tracked'],
    ['/historical', 'Top Region'],
  ])('on %s, of 10,000 letters without a space, are cut in %s', async (path, title) => {
    const long = 'W'.repeat(10_000);
    respondWith('corrections', { corrections: [{ id: '1', appointmentId: long, reason: long }] });
    respondWith('historicalSummary', {
      dateRange: { start: long, end: long },
      topRegion: { name: long, totalAppointments: 3 },
    });
    await openApp(path);
    expect(card(title)).toHaveTextContent('WWW');
    expect(card(title).textContent.length).toBeLessThan(1_000);
  });
});
