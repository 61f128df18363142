import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { referenceMs } from '../../mocks/node.ts';
import {
  emptyDay,
  withFigures,
  type DayRecord,
  type Figures,
} from '../../src/features/day-record/rules/day-record.ts';
import { openWall } from './wall.ts';
import { remember } from './page.ts';

const minute = 60_000;
const notes = () =>
  Array.from(document.querySelectorAll('.wall-notes > *'), ({ textContent }) => textContent);

const figures = (valid: number): Figures => ({
  valid: 1,
  telemarketers: [],
  regions: [{ region: 'florida', valid, total: 100 }],
});

/** A day in which Florida fell from Good to Poor so long ago. */
function fallenFlorida(agoMs: number): DayRecord {
  const before = withFigures(emptyDay('2026-11-21'), figures(72), referenceMs - agoMs - minute);
  return withFigures(before, figures(40), referenceMs - agoMs);
}

it('shows the age of the oldest pending alert, updated every minute', async () => {
  const app = await openWall();
  expect(app.requestsOf('alerts')).toBe(0);
  await remember(app, emptyDay('2026-11-21'));
  expect(notes()).toEqual([expect.stringMatching(/^\d+ alerts pending, oldest \d+ (?:min|h)$/)]);
  const requests = app.requestsOf('alerts');
  await app.advance(60_000);
  expect(app.requestsOf('alerts')).toBe(requests + 1);
});

it('names a region that fell a band, after 5 minutes, until it is back', async () => {
  const app = await openWall('', { faults: { alerts: 503 } });
  expect(notes()).toEqual([]);
  await remember(app, fallenFlorida(4 * minute));
  expect(notes()).toEqual([]);
  await app.advance(2 * minute);
  expect(notes()).toEqual(['Florida fell to Poor']);
  await remember(app, withFigures(fallenFlorida(4 * minute), figures(80), Date.now()));
  expect(notes()).toEqual([]);
});

it('shows no notes over stale data', async () => {
  const app = await openWall();
  await remember(app, fallenFlorida(10 * minute));
  expect(notes()).toEqual([
    'Florida fell to Poor',
    expect.stringMatching(/alerts pending, oldest/),
  ]);
  app.center.faults.set('all', 503);
  await app.advance(3 * minute);
  expect(screen.getByRole('main')).toHaveAttribute('data-state', 'stale');
  expect(notes()).toEqual([]);
});

it('removes the note on alerts once their call is stale', async () => {
  const app = await openWall();
  await remember(app, emptyDay('2026-11-21'));
  app.center.faults.set('alerts', 503);
  await app.advance(3 * minute);
  expect(notes()).toEqual([]);
});

it('has no notes in weekly mode, and fetches no alerts', async () => {
  const app = await openWall('', { scenario: 'sunday' });
  await remember(app, emptyDay('2026-11-22'));
  expect(notes()).toEqual([]);
  expect(app.requestsOf('alerts')).toBe(0);
});
