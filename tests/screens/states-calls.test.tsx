import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pollMs } from '../mount/mounted.ts';
import { heldResponse } from '../mount/network.ts';
import { bodyRows, card, cellsOf, expectState, figureOf, inCard } from './page.ts';
import { appointments, listed, open, salesReps } from './states-rows.tsx';

describe('without a sales rep list (C8)', () => {
  const note = () =>
    screen
      .getByText(/^No sales rep list: each state counts as one rep\./)
      .closest('p') as HTMLElement;

  it('counts each state as one profile, with one note, and the same words elsewhere', async () => {
    await open('/states', { salesReps: { salesReps: [] } });
    expect(note()).toBeVisible();
    expect(card('Active Sales Reps')).toHaveTextContent(/^Active Sales Reps4of 4 reps listed$/);
    expect(cellsOf('States compared')[0]).toContain('Reps listed');
    expect(cellsOf('States compared')[3]?.slice(0, 5)).toEqual([
      'AZArizona',
      '19',
      '18.3%',
      '1',
      '19',
    ]);
    expect(card('Arizona')).toHaveTextContent('1 listed');
    const standIn = within(inCard('Arizona').getByRole('list')).getByRole('link');
    expect(standIn).toHaveTextContent('Arizona19');
    expect(standIn).toHaveAttribute('href', '/states/arizona');
  });

  it('lists the state itself in its tab, with a link to the state', async () => {
    await open('/states?tab=chicago', { salesReps: { salesReps: [] } });
    expect(note()).toBeVisible();
    const [row] = bodyRows('Sales Reps in Illinois');
    expect(row).toHaveTextContent(/Illinois.*chicago.*Illinois/);
    expect(row).toHaveTextContent(/33 appointments ?90% confidence/);
    expect(row?.querySelector('a')).toHaveAttribute('href', '/states/chicago');
  });

  it('says that no rep could be read', async () => {
    await open('/states?tab=chicago', { salesReps: [{ confidence: 90 }, 7] });
    expect(note()).toBeVisible();
    expect(card('Sales Reps in Illinois')).toHaveTextContent('2 rows unreadable');
  });

  it('names the failed request, and lists the reps after Try Again', async () => {
    const app = await open('/states?tab=chicago', { salesReps: 503 });
    await app.advance(1_000);
    expect(note()).toHaveTextContent(
      'GET /api/actual-sales-reps returned an error. 503: Simulated fault 503',
    );
    expect(listed('Illinois')).toEqual(['Illinois']);
    app.respond({ salesReps });
    await app.click(within(note()).getByRole('button', { name: 'Try Again' }));
    expect(listed('Illinois')).toHaveLength(7);
    expect(screen.queryByText(/No sales rep list/)).toBeNull();
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
    later.send(appointments);
    await app.settle();
    expect(card('Illinois')).toHaveTextContent('7 listed, all with appointments today');
  });

  it('lists the reps by their list when the appointments fail', async () => {
    const app = await open('/states', { appointments: 503 });
    await app.advance(1_000);
    expect(card('Illinois')).toHaveTextContent('7 listedIvo Novak8');
  });

  it('lists the reps by their list beside a part of the appointments (A15)', async () => {
    await open('/states', { appointments: { appointments: appointments.slice(0, 5), total: 76 } });
    expect(card('Illinois')).toHaveTextContent('7 listedIvo Novak8');
    expect(figureOf('Active Sales Reps')).toBe('9');
  });

  it('keeps the reps when their list fails, and marks their figure as old', async () => {
    const app = await open('/states');
    app.respond({ salesReps: 503 });
    vi.setSystemTime(Date.now() + 2 * pollMs('salesReps'));
    await app.poll('salesReps');
    expect(figureOf('Active Sales Reps')).toBe('9');
    expectState('Active Sales Reps', 'stale');
    for (const title of ['Total Valid Appointments', 'California', 'States compared'])
      expectState(title, 'ready');
    expect(screen.queryByText(/No sales rep list/)).toBeNull();
  });
});
