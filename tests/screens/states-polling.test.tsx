import { describe, expect, it } from 'vitest';
import { card, expectState, inCard, openApp } from './open-app.tsx';

const figure = (title: string) => card(title).querySelector('p')?.textContent;
const cards = ['California', 'Illinois', 'Arizona', 'Florida', 'States compared'];

describe('while one request is pending', () => {
  it('a rep list that is late does not hold up the figures of the regions', async () => {
    await openApp('/states', { faults: { salesReps: 'hang' } });
    expectState('Total Valid Appointments', 'ready');
    expectState('Active Sales Reps', 'loading');
    expectState('California', 'ready');
    expect(card('California')).toHaveTextContent('Sales reps–Average per rep–');
    expect(card('California')).toHaveTextContent('No sales rep data yet');
  });
});

describe('polling', () => {
  it('keeps what it had when the regions fail, and says its age', async () => {
    const app = await openApp('/states');
    const before = figure('Total Valid Appointments');
    app.center.faults.set('regions', 503);
    await app.advance(94_000);
    for (const title of ['Total Valid Appointments', ...cards]) expectState(title, 'stale');
    expect(figure('Total Valid Appointments')).toBe(before);
    // Its own footer stays (rulings C26).
    expect(card('Illinois')).toHaveTextContent(/% of events valid.*Data is 1 minute old.*503/);
    expectState('Active Sales Reps', 'ready');
    app.center.faults.set('regions', null);
    await app.advance(30_000);
    for (const title of cards) expectState(title, 'ready');
  });

  it('keeps the reps when their list fails, and marks whatever shows them', async () => {
    const app = await openApp('/states');
    const before = figure('Active Sales Reps');
    app.center.faults.set('salesReps', 503);
    await app.advance(94_000);
    expect(figure('Active Sales Reps')).toBe(before);
    for (const title of ['Active Sales Reps', ...cards]) expectState(title, 'stale');
    expectState('Total Valid Appointments', 'ready');
    expect(card('Active Sales Reps')).not.toHaveTextContent('unavailable');
  });
});

it('a first day shows zeros that were counted, and no rate that was not', async () => {
  await openApp('/states', { scenario: 'first-day' });
  expect(figure('Total Valid Appointments')).toBe('0');
  expect(figure('Active Sales Reps')).toBe('0');
  expect(figure('States Covered')).toBe('0');
  expect(card('Arizona')).toHaveTextContent('No valid appointments yet');
  const total = inCard('States compared').getAllByRole('row').at(-1);
  expect(total).toHaveTextContent(/^All states0–00–$/);
});
