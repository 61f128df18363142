import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { heldResponse } from '../mount/network.ts';
import { bodyRows, card, expectState, figureOf, inCard } from './page.ts';
import { appointments, listed, open, salesReps } from './states-rows.tsx';

describe('without a sales rep list (rulings C8)', () => {
  it('counts each state as one profile, with a note', async () => {
    await open('/states', { salesReps: { salesReps: [] } });
    expect(figureOf('Active Sales Reps')).toBe('4');
    expect(card('Active Sales Reps')).toHaveTextContent(
      'Sales rep list unavailable; showing regions',
    );
    expect(card('Arizona')).toHaveTextContent('Sales rep list unavailable; showing the region');
    const standIn = within(inCard('Arizona').getByRole('list')).getByRole('link');
    expect(standIn).toHaveTextContent('Arizona19');
    expect(standIn).toHaveAttribute('href', '/states/arizona');
    expect(card('States compared')).toHaveTextContent('each state counts as one rep');
  });

  it('lists the state itself in its tab, with a link to the state', async () => {
    await open('/states?tab=chicago', { salesReps: { salesReps: [] } });
    expect(card('Sales Reps in Illinois')).toHaveTextContent(
      'Sales rep list unavailable; showing the region. The sales rep list is empty.',
    );
    const [row] = bodyRows('Sales Reps in Illinois');
    expect(row).toHaveTextContent(/Illinois.*chicago.*Illinois/);
    expect(row).toHaveTextContent(/33 appointments ?90% confidence/);
    expect(row?.querySelector('a')).toHaveAttribute('href', '/states/chicago');
  });

  it('says that no rep could be read', async () => {
    await open('/states?tab=chicago', { salesReps: [{ confidence: 90 }, 7] });
    expect(card('Sales Reps in Illinois')).toHaveTextContent(
      'Sales rep list unavailable; showing the region. 2 rows unreadable.',
    );
  });

  it('names the failed request, and lists the reps after Try Again', async () => {
    const app = await open('/states?tab=chicago', { salesReps: 503 });
    await app.advance(1_000);
    expect(card('Sales Reps in Illinois')).toHaveTextContent(
      'GET /api/actual-sales-reps returned an error. 503: Simulated fault 503',
    );
    expect(listed('Illinois')).toEqual(['Illinois']);
    app.respond({ salesReps });
    await app.click(inCard('Sales Reps in Illinois').getByRole('button', { name: 'Try Again' }));
    expect(listed('Illinois')).toHaveLength(7);
    expect(card('Sales Reps in Illinois')).not.toHaveTextContent('Sales rep list unavailable');
  });
});

describe('the two calls', () => {
  it('a rep list on its way does not delay the figures of the regions', async () => {
    await open('/states', { salesReps: 'hang' });
    expectState('Total Valid Appointments', 'ready');
    expectState('Active Sales Reps', 'loading');
    expectState('California', 'ready');
    expect(card('California')).toHaveTextContent(/Reps listed–.*Average per rep listed–/);
    // Nothing is said of reps that are awaited (C14).
    expect(card('California')).not.toHaveTextContent('No sales rep');
    expect(inCard('California').getByText('Loading sales reps...')).toBeInTheDocument();
  });

  it('shows rows that load while the appointments are on their way, and then the counts of both', async () => {
    const later = heldResponse();
    const app = await open('/states', { appointments: later.response });
    expect(inCard('Illinois').getByText('Loading sales reps...')).toBeInTheDocument();
    expect(card('Illinois')).not.toHaveTextContent(/No sales rep|listed,/);
    expectState('Active Sales Reps', 'loading');
    later.send(appointments);
    await app.settle();
    expect(card('Illinois')).toHaveTextContent('7 listed, all with appointments today');
  });

  it('lists the reps by their list when the appointments fail', async () => {
    const app = await open('/states', { appointments: 503 });
    await app.advance(1_000);
    expect(card('Illinois')).toHaveTextContent('7 listedIvo Novak8');
  });

  it('keeps the reps when their list fails, and marks each card with reps as old', async () => {
    const app = await open('/states');
    app.respond({ salesReps: 503 });
    await app.poll('salesReps', 3);
    expect(figureOf('Active Sales Reps')).toBe('9');
    const cards = ['California', 'Illinois', 'Arizona', 'Florida', 'States compared'];
    for (const title of ['Active Sales Reps', ...cards]) expectState(title, 'stale');
    expectState('Total Valid Appointments', 'ready');
    expect(card('Active Sales Reps')).not.toHaveTextContent('unavailable');
  });
});
