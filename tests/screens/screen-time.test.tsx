import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '../../src/paths.ts';
import { card, expectState, openApp } from './open-app.tsx';

const header = () => screen.getByRole('heading', { level: 1 }).closest('header');
const time = /\d{1,2}:\d{2}:\d{2} [AP]M/;

/** The cards whose header tells the time of their response. */
const timed = () =>
  [...document.querySelectorAll<HTMLElement>('[data-card]')]
    .filter((each) => time.test(each.querySelector('header')?.textContent ?? ''))
    .map((each) => each.dataset['card']);

describe('one time per screen, in its header', () => {
  it.each([
    paths.dashboard,
    paths.states,
    '/states/california',
    '/sales-rep/Devon%20Hartley/california',
    paths.validation,
    paths.corrections,
    '/data-quality?tab=validation',
    paths.historical,
    paths.aiInsights,
    paths.monthlyData,
  ])('on %s', async (path) => {
    const app = await openApp(path);
    for (let seconds = 0; seconds < 60; seconds += 15) {
      expect(header()).toHaveTextContent(/Updated/);
      expect(timed()).toEqual([]);
      await app.advance(15_000);
    }
  });

  it('a card has its own where that differs: of a call that is not polled', async () => {
    const app = await openApp('/');
    await app.advance(120_000);
    expect(timed()).toContain('API Endpoints');
    expect(timed()).not.toContain('Calendar Performance');
    expect(card('API Endpoints')).toHaveTextContent('2:41:00 PM');
  });

  it("a card that is old has its age, and the header's time stays that of the main call (C32)", async () => {
    const app = await openApp('/', { firstLook: true });
    // Its title does not move when the age comes.
    const room = card('Calendar Performance').querySelector('header > [aria-hidden=true]');
    expect(room).toHaveTextContent('old');
    app.center.faults.set('regions', 503);
    await app.advance(125_000);
    expect(header()).toHaveTextContent('Some data is old');
    expect(header()).not.toHaveTextContent(/minute/);
    expectState('Calendar Performance', 'stale');
    expect(within(card('Calendar Performance')).getByText(/^2 min/)).toHaveTextContent('2 min old');
    expect(timed()).not.toContain('Top Sales Reps');
    app.center.faults.set('regions', null);
    app.center.faults.set('dashboard', 503);
    await app.advance(125_000);
    expect(header()).toHaveTextContent('Data is 2 minutes old');
    expectState('Calendar Performance', 'ready');
    expect(timed()).toContain('Calendar Performance');
  });
});
